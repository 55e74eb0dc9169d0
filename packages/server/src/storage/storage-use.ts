import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database, Place } from './database.ts';

/** Bytes that the database takes up. Whether it answers at all is told by `/healthz`, not here. */
export async function usedBytes({ db }: Database): Promise<number | null> {
  try {
    const { rows } = await sql<{ readonly bytes: string }>`
      select pg_database_size(current_database())::text as bytes
    `.execute(db);
    return Number(rows[0]?.bytes);
  } catch {
    return null;
  }
}

/** Bytes that the disk of the data folder has left. */
export async function freeBytes(place: Place): Promise<number | null> {
  if (!('folder' in place)) return null;
  try {
    const { bavail, bsize } = await statfs(place.folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/**
 * Whether there is room for more. Games that are under way go on until the disk is full: what is
 * kept free is for them, and so nothing new begins before that. Of a database elsewhere that is not
 * known.
 */
export async function hasSpace(place: Place, spare: number): Promise<boolean> {
  const free = await freeBytes(place);
  return free === null || free >= spare;
}
