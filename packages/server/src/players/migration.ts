import type { Kysely, Migration } from 'kysely';
import { sql } from 'kysely';

const NOW = sql`now()`;

/**
 * Players, who have keys instead of seats, and all that leads to a seat. Of secrets there are only
 * hashes. Seats from before keep the hash of their link.
 */
export const PLAYERS: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('players')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created', 'timestamptz', (column) => column.notNull().defaultTo(NOW))
      .addColumn('updated', 'timestamptz', (column) => column.notNull().defaultTo(NOW))
      .execute();
    await db.schema
      .createTable('player_keys')
      .addColumn('key_hash', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('player', 'text', (column) => column.notNull().references('players.id'))
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('created', 'timestamptz', (column) => column.notNull().defaultTo(NOW))
      .addColumn('used', 'timestamptz', (column) => column.notNull().defaultTo(NOW))
      .addColumn('revoked', 'timestamptz')
      .execute();
    await db.schema.createIndex('player_keys_of').on('player_keys').column('player').execute();
    await db.schema
      .createTable('device_codes')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('player', 'text', (column) => column.notNull().references('players.id'))
      .addColumn('expires', 'timestamptz', (column) => column.notNull())
      .addColumn('used', 'timestamptz')
      .execute();
    await changeTables(db);
    await addJoining(db);
  },
};

async function changeTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('games')
    .addColumn('host', 'text', (column) => column.references('players.id'))
    // Addresses of watchers are told from one another with it, and told to nobody.
    .addColumn('salt', 'text', (column) => column.notNull().defaultTo(sql`gen_random_uuid()::text`))
    .addColumn('watching', 'json')
    .execute();
  await db.schema.createIndex('games_of_host').on('games').column('host').execute();
  await db.schema
    .alterTable('seats')
    .alterColumn('key_hash', (column) => column.dropNotNull())
    .execute();
  await db.schema
    .alterTable('seats')
    .addColumn('player', 'text', (column) => column.references('players.id'))
    .addColumn('lent', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  await db.schema.createIndex('seats_of_player').on('seats').column('player').execute();
  await db.schema
    .alterTable('chat')
    .addColumn('watcher', 'text')
    .addColumn('notice', 'json')
    .execute();
}

async function addJoining(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('seat_devices')
    .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('seat_devices_key', ['game', 'seat', 'device'])
    .execute();
  await db.schema
    .createTable('invitations')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.references('players.id'))
    .addColumn('inviter', 'text', (column) => column.notNull())
    .addColumn('replaces', 'text')
    .addColumn('for_player', 'text', (column) => column.references('players.id'))
    .addColumn('created', 'timestamptz', (column) => column.notNull().defaultTo(NOW))
    .addColumn('expires', 'timestamptz', (column) => column.notNull())
    .addColumn('used_by', 'text', (column) => column.references('players.id'))
    .addColumn('used', 'timestamptz')
    .addColumn('revoked', 'timestamptz')
    .execute();
  await db.schema.createIndex('invitations_of').on('invitations').column('game').execute();
  await db.schema
    .createTable('join_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
    .addColumn('expires', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('join_codes_of').on('join_codes').column('game').execute();
  await db.schema
    .createTable('knocks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull().references('players.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created', 'timestamptz', (column) => column.notNull().defaultTo(NOW))
    .addColumn('expires', 'timestamptz', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addUniqueConstraint('knocks_of_player', ['game', 'player'])
    .execute();
}

/** Decks that players take to their other devices. */
export const PLAYER_DECKS: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('player_decks')
      .addColumn('player', 'text', (column) => column.notNull().references('players.id'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('changed', 'bigint', (column) => column.notNull())
      .addColumn('body', 'json', (column) => column.notNull())
      .addPrimaryKeyConstraint('player_decks_key', ['player', 'id'])
      .execute();
  },
};
