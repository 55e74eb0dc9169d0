import type { Kysely, Migration, MigrationProvider } from 'kysely';
import { Migrator, sql } from 'kysely';
import { PLAYER_DECKS, PLAYERS } from '../players/migration.ts';
import { STORING_MOVES } from './storing-moves.ts';

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
  /**
   * Stores moves of several tables, with snapshots, where each table stands, and the news for other
   * servers; gives those that were the first with their numbers. A function, because the database
   * then plans it once and not for every move: that takes two thirds of the time.
   */
  '002 storing moves': {
    async up(db: Kysely<unknown>) {
      await sql`
        create function store_moves(
          games text[], numbers integer[], versions text[], bodies text[], summaries text[],
          kept_games text[], kept_numbers integer[], kept_decisions integer[], kept_states text[],
          channel text, server text
        ) returns table (game text, number integer) language plpgsql as $$
        #variable_conflict use_column
        begin
          return query
          with sent as (
            select * from unnest(games, numbers, versions, bodies, summaries)
              as sent (game, number, rules, body, summary)
          ), won as (
            insert into moves (game, number, rules, body)
            select game, number, rules, body::json from sent
            on conflict do nothing
            returning game, number
          ), kept as (
            insert into snapshots (game, number, decisions, state)
            select kept.game, kept.number, kept.decisions, kept.state::json
            from unnest(kept_games, kept_numbers, kept_decisions, kept_states)
              as kept (game, number, decisions, state) join won using (game, number)
            on conflict do nothing
          ), stands as (
            update games set summary = sent.summary::json, updated = now()
            from sent join won using (game, number) where games.id = sent.game
          ), told as (
            select won.game, won.number, pg_notify(
              channel, json_build_object('told', 'move', 'server', server, 'game', won.game)::text
            ) from won
          )
          -- What nobody reads is not carried out.
          select told.game, told.number from told where told.pg_notify is not null;
        end
        $$
      `.execute(db);
    },
  },
  /** Until now there was only one generator, so everything stored was made with it. */
  '003 generator': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('games')
        .addColumn('generator', 'text', (column) =>
          column.notNull().defaultTo('xoroshiro128plus/1'),
        )
        .execute();
    },
  },
  /** One row, which is written to see whether anything can be. */
  '004 health': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('health')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('at', 'timestamptz', (column) => column.notNull())
        .execute();
    },
  },
  '005 players': PLAYERS,
  '010 closing': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('games').addColumn('closed', 'timestamptz').execute();
    },
  },
  /** How often codes were tried, for servers that share the database. */
  '011 guesses': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('guesses')
        .addColumn('who', 'text', (column) => column.primaryKey())
        .addColumn('tries', 'integer', (column) => column.notNull())
        .addColumn('until', 'timestamptz', (column) => column.notNull())
        .execute();
    },
  },
  '012 storing moves': STORING_MOVES,
  '013 player decks': PLAYER_DECKS,
};

/** Brings a database up to date. Servers that start at the same time wait for one another. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
}

/** Makes the tables of a database that has none, as these migrations do; null, or one that is not known. */
export async function migrateOnly<T>(
  db: Kysely<T>,
  names: readonly string[],
): Promise<string | null> {
  const unknown = names.find((name) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown !== undefined) return unknown;
  const { error } = await migratorOf(db).migrateTo(names.at(-1) ?? '');
  if (error) throw error;
  return null;
}

function migratorOf<T>(db: Kysely<T>): Migrator {
  const provider: MigrationProvider = { getMigrations: async () => MIGRATIONS };
  return new Migrator({ db, provider });
}
