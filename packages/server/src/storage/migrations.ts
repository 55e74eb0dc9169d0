import type { Kysely, Migration, MigrationProvider } from 'kysely';
import { Migrator, sql } from 'kysely';

/**
 * Forward only: what was released is never changed, a change is a new migration. JSON is kept as
 * `json` and not as `jsonb`, because it is read back whole and must be exactly what was written.
 */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001 tables': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('games')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('options', 'json', (column) => column.notNull())
        .addColumn('seed', 'json', (column) => column.notNull())
        .addColumn('seed_chosen', 'boolean', (column) => column.notNull())
        .addColumn('rules', 'text', (column) => column.notNull())
        .addColumn('summary', 'json', (column) => column.notNull())
        .addColumn('created', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .addColumn('updated', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .execute();
      await db.schema
        .createTable('seats')
        .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('key_hash', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('bot', 'text')
        .addColumn('host', 'boolean', (column) => column.notNull())
        .addPrimaryKeyConstraint('seats_key', ['game', 'seat'])
        .execute();
      await db.schema
        .createTable('moves')
        .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('rules', 'text', (column) => column.notNull())
        .addColumn('body', 'json', (column) => column.notNull())
        // Two answers to one question have the same number: the first one stored wins.
        .addPrimaryKeyConstraint('moves_key', ['game', 'number'])
        .execute();
      await db.schema
        .createTable('snapshots')
        .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('decisions', 'integer', (column) => column.notNull())
        .addColumn('state', 'json', (column) => column.notNull())
        .addPrimaryKeyConstraint('snapshots_key', ['game', 'number'])
        .execute();
      await db.schema
        .createTable('chat')
        .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('seat', 'integer')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .addPrimaryKeyConstraint('chat_key', ['game', 'number'])
        .execute();
      await db.schema
        .createTable('reports')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('record', 'json', (column) => column.notNull())
        .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .execute();
    },
  },
};

/** Brings a database up to date. Servers that start at the same time wait for one another. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const provider: MigrationProvider = { getMigrations: async () => MIGRATIONS };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
