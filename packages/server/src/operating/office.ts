import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';

/** What those who run a server work with. */
export interface Office {
  readonly db: Kysely<Schema>;
  readonly store: Store;
  readonly report: (error: unknown) => void;
  /** What was kept of these tables has changed: wherever they are open they are opened anew. */
  reopen(tables: readonly string[]): Promise<void>;
}
