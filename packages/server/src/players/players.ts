import type { CreatedCode, CreatedPlayer, Device, PlayerInfo, TableReason } from '@grimrule/room';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { hashOf, newName, newSecret } from '../storage/keys.ts';
import type { Schema } from '../storage/schema.ts';
import { DEVICE_CODE, newCode, plainCode } from './codes.ts';

/** How many devices a player may have. */
const MOST_DEVICES = 50;
/** When a key was used is kept no more exactly than this. */
const USED_EVERY = sql`interval '1 hour'`;

/** A player who has shown a key. */
export interface Player {
  readonly player: string;
  readonly name: string;
  /** The device whose key it was. */
  readonly device: string;
}

/** People and the devices they come with. Keys are told once and kept as hashes. */
export class Players {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async create(name: string, label: string): Promise<CreatedPlayer> {
    const player = newName();
    return this.db.transaction().execute(async (db) => {
      await db.insertInto('players').values({ id: player, name }).execute();
      return { player, name, key: await addDevice(db, player, label) };
    });
  }

  /** The player with this key; null if nobody has it, or no longer. */
  async withKey(key: string): Promise<Player | null> {
    const hash = hashOf(key);
    const found = await this.db
      .selectFrom('player_keys')
      .innerJoin('players', 'players.id', 'player_keys.player')
      .select(['player_keys.player', 'players.name', 'player_keys.id as device'])
      .where('key_hash', '=', hash)
      .where('revoked', 'is', null)
      .executeTakeFirst();
    if (!found) return null;
    await this.noteUse([key]);
    return found;
  }

  /** Whether somebody has one of these keys. */
  async isKnown(keys: readonly string[]): Promise<boolean> {
    if (keys.length === 0) return false;
    const found = await this.db
      .selectFrom('player_keys')
      .select('id')
      .where('key_hash', 'in', keys.map(hashOf))
      .where('revoked', 'is', null)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Players with these keys have come. */
  async noteUse(keys: readonly string[]): Promise<void> {
    await sql`
      update player_keys set used = now()
      where key_hash = any(${keys.map(hashOf)}::text[]) and used < now() - ${USED_EVERY}
    `.execute(this.db);
  }

  async info({ player, name, device }: Player): Promise<PlayerInfo> {
    const rows = await this.db
      .selectFrom('player_keys')
      .select(['id', 'label', 'created', 'used'])
      .where('player', '=', player)
      .where('revoked', 'is', null)
      .orderBy('created')
      .execute();
    const devices = rows.map(
      ({ id, label, created, used }): Device => ({
        ...{ id, label, isThis: id === device },
        ...{ created: created.getTime(), used: used.getTime() },
      }),
    );
    return { player, name, devices };
  }

  async rename(player: string, name: string): Promise<void> {
    await this.db
      .updateTable('players')
      .set({ name, updated: new Date() })
      .where('id', '=', player)
      .execute();
  }

  /** Gives the devices whose keys are void from now on: this one, or all others. */
  async revoke(
    { player, device: own }: Player,
    device: string | 'others',
  ): Promise<readonly string[]> {
    const all = this.db
      .updateTable('player_keys')
      .set({ revoked: new Date() })
      .where('player', '=', player)
      .where('revoked', 'is', null);
    const meant = device === 'others' ? all.where('id', '!=', own) : all.where('id', '=', device);
    const rows = await meant.returning('id').execute();
    return rows.map(({ id }) => id);
  }

  /** A code for one more device; those from before are void. */
  async newCode(player: string): Promise<CreatedCode> {
    const code = newCode(DEVICE_CODE);
    const expires = new Date(Date.now() + DEVICE_CODE.lastsMs);
    await this.db.transaction().execute(async (db) => {
      // Of codes that are asked for at the same time only the last one holds.
      await db
        .selectFrom('players')
        .select('id')
        .where('id', '=', player)
        .forNoKeyUpdate()
        .execute();
      await db
        .deleteFrom('device_codes')
        .where('player', '=', player)
        .where('used', 'is', null)
        .execute();
      await db
        .insertInto('device_codes')
        .values({ code_hash: hashOf(plainCode(code)), player, expires })
        .execute();
    });
    return { code, expires: expires.getTime() };
  }

  /** A key of its own for the device on which somebody typed a code, or why there is none. */
  async useCode(typed: string, label: string): Promise<CreatedPlayer | TableReason> {
    const hash = hashOf(plainCode(typed));
    return this.db.transaction().execute(async (db) => {
      const used = await db
        .updateTable('device_codes')
        .set({ used: new Date() })
        .where('code_hash', '=', hash)
        .where('used', 'is', null)
        .where('expires', '>', sql<Date>`now()`)
        .returning('player')
        .executeTakeFirst();
      if (!used) return whyNot(db, hash);
      const { player } = used;
      const { name } = await db
        .selectFrom('players')
        .select('name')
        .where('id', '=', player)
        .executeTakeFirstOrThrow();
      return { player, name, key: await addDevice(db, player, label) };
    });
  }

  /** Removes a player with all keys. Seats become free, and tables that they made have no host. */
  async remove(player: string): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      // From now on nothing is made for them, and what was just being made is there.
      await db.selectFrom('players').select('id').where('id', '=', player).forUpdate().execute();
      await removeAll(db, [player]);
    });
  }

  /** Removes devices whose keys were revoked so many days ago; gives how many. */
  async removeRevoked(days: number): Promise<number> {
    return this.db.transaction().execute(async (db) => {
      const removed = await db
        .deleteFrom('player_keys')
        .where('revoked', '<', sql<Date>`now() - ${days}::integer * interval '1 day'`)
        .returning('id')
        .execute();
      const ids = removed.map(({ id }) => id);
      await sql`delete from seat_devices where device = any(${ids}::text[])`.execute(db);
      return ids.length;
    });
  }

  /**
   * Removes some of those who sit nowhere, have made no table that is kept, and have used no key for
   * so many days; gives how many.
   */
  async removeIdle(days: number, most: number): Promise<number> {
    return this.db.transaction().execute(async (db) => {
      const isIdle = sql<boolean>`
        created < now() - ${days}::integer * interval '1 day'
        and not exists (
          select from player_keys where player = players.id
            and used >= now() - ${days}::integer * interval '1 day'
        )
        and not exists (select from seats where player = players.id)
        and not exists (select from games where host = players.id)
      `;
      const idle = db.selectFrom('players').select('id').where(isIdle);
      const found = await idle.limit(most).forUpdate().skipLocked().execute();
      if (found.length === 0) return 0;
      // One of them may have sat down until they were locked; from now on they cannot.
      const still = await idle
        .where(
          'id',
          'in',
          found.map(({ id }) => id),
        )
        .execute();
      await removeAll(
        db,
        still.map(({ id }) => id),
      );
      return still.length;
    });
  }
}

async function removeAll(db: Kysely<Schema>, players: readonly string[]): Promise<void> {
  if (players.length === 0) return;
  const devices = db.selectFrom('player_keys').select('id').where('player', 'in', players);
  await db.deleteFrom('seat_devices').where('device', 'in', devices).execute();
  await db.deleteFrom('knocks').where('player', 'in', players).execute();
  await db.deleteFrom('invitations').where('for_player', 'in', players).execute();
  const invitations = (column: 'made_by' | 'used_by') =>
    db.updateTable('invitations').where(column, 'in', players);
  await invitations('made_by').set({ made_by: null, inviter: '' }).execute();
  await invitations('used_by').set({ used_by: null }).execute();
  await db.updateTable('games').set({ host: null }).where('host', 'in', players).execute();
  await db.updateTable('seats').set({ player: null }).where('player', 'in', players).execute();
  await db.deleteFrom('player_decks').where('player', 'in', players).execute();
  await db.deleteFrom('device_codes').where('player', 'in', players).execute();
  await db.deleteFrom('player_keys').where('player', 'in', players).execute();
  await db.deleteFrom('players').where('id', 'in', players).execute();
}

async function whyNot(db: Kysely<Schema>, hash: string): Promise<TableReason> {
  const found = await db
    .selectFrom('device_codes')
    .select('used')
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  if (!found) return 'noSuchCode';
  return found.used ? 'codeUsed' : 'codeExpired';
}

/** Gives the key of a new device. A player with too many loses the one silent longest. */
async function addDevice(db: Kysely<Schema>, player: string, label: string): Promise<string> {
  const key = newSecret();
  await db
    .insertInto('player_keys')
    .values({ key_hash: hashOf(key), id: newName(), player, label })
    .execute();
  const old = db
    .selectFrom('player_keys')
    .select('key_hash')
    .where('player', '=', player)
    .where('revoked', 'is', null)
    .orderBy('used', 'desc')
    .orderBy('created', 'desc')
    .offset(MOST_DEVICES);
  await db
    .updateTable('player_keys')
    .set({ revoked: new Date() })
    .where('key_hash', 'in', old)
    .execute();
  return key;
}
