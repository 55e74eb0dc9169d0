import type { Place } from '../../src/storage/database.ts';
import { findPostgres, RealPostgres } from './postgres.ts';
import { emptyDatabase } from './servers.ts';

/** The databases that this machine has: the embedded one, and a real one if it is installed. */
export const KINDS = findPostgres() ? (['embedded', 'postgres'] as const) : (['embedded'] as const);
export type Kind = (typeof KINDS)[number];

if (KINDS.length === 1) {
  console.warn('No PostgreSQL is installed here: only the embedded database is tried.');
}

/** A place to keep games in, and how to remove it. */
export async function placeOf(kind: Kind): Promise<{ place: Place; remove: () => Promise<void> }> {
  if (kind === 'embedded') {
    return { place: { template: await emptyDatabase() }, remove: async () => undefined };
  }
  const postgres = await RealPostgres.start(findPostgres() ?? '');
  return { place: { url: postgres.url }, remove: () => postgres.remove() };
}
