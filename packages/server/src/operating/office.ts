import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';

/** The tools of operators. */
export interface Office {
  readonly db: Kysely<Schema>;
  readonly store: Store;
  readonly report: (error: unknown) => void;
  /** The stored data of these tables has changed: every server that has them open reopens them. */
  reopen(tables: readonly string[]): Promise<void>;
}
