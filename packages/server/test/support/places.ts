import type { Place } from '../../src/storage/database.ts';
import { emptyDatabase } from './embedded.ts';
import { postgresDatabase } from './postgres-database.ts';

/** The embedded database, and a real one. */
export const KINDS = ['embedded', 'postgres'] as const;
export type Kind = (typeof KINDS)[number];

/** A place to keep games in, and how to remove it. */
export async function placeOf(kind: Kind): Promise<{ place: Place; remove: () => Promise<void> }> {
  if (kind === 'embedded') {
    return { place: { template: await emptyDatabase() }, remove: async () => undefined };
  }
  const database = await postgresDatabase();
  return { place: { url: database.url }, remove: () => database.remove() };
}
