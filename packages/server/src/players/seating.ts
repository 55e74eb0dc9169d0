import type { Seat } from '@grimrule/kernel';
import type { StoredSeat } from '@grimrule/room';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { hashOf } from '../storage/keys.ts';
import type { Schema } from '../storage/schema.ts';

/** The name of an old link to a seat among devices: it does not say which of them has it. */
export const LINK = 'link';

/** How many tables a list has, the latest. */
export const MOST_LISTED = 500;

/** A seat that a key opens. */
export interface Opened {
  readonly game: string;
  readonly seat: Seat;
  /** Whether the host sits there. */
  readonly host: boolean;
  /** The device that the key belongs to, or `LINK`. */
  readonly device: string;
}

/** A player's rights at a table. */
export interface Rights {
  /** The seats that their key opens. */
  readonly seats: readonly Seat[];
  readonly isHost: boolean;
}

/** The players of the seats. A seat is opened by the key of its player, or by an old link. */
export class Seating {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async of(game: string): Promise<readonly StoredSeat[]> {
    const rows = await this.db
      .selectFrom('seats')
      .select(['name', 'bot', 'player', 'lent', 'key_hash'])
      .where('game', '=', game)
      .orderBy('seat')
      .execute();
    return rows.map(({ name, bot, player, lent: isLent, key_hash }) => ({
      ...{ name, bot, player, isLent },
      isEmpty: player === null && key_hash === null,
    }));
  }

  async save(game: string, seat: Seat, { name, bot, isLent = false }: StoredSeat): Promise<void> {
    await this.db
      .updateTable('seats')
      .set({ name, bot, lent: isLent })
      .where('game', '=', game)
      .where('seat', '=', seat)
      .execute();
  }

  /** The seats that these keys open; at these tables alone, because a player may have thousands. */
  async openedBy(
    keys: readonly string[],
    at: readonly string[] | null = null,
  ): Promise<readonly Opened[]> {
    if (keys.length === 0) return [];
    const hashes = keys.map(hashOf);
    const isMeant = at ? sql`seats.game = any(${[...at]}::text[])` : sql`true`;
    const { rows } = await sql<Opened>`
      select seats.game, seats.seat, seats.host, ${LINK}::text as device
      from seats where seats.key_hash = any(${hashes}::text[]) and ${isMeant}
      union
      select seats.game, seats.seat,
        coalesce(games.host = seats.player, seats.host) as host, player_keys.id as device
      from player_keys join seats on seats.player = player_keys.player
        join games on games.id = seats.game
      where player_keys.key_hash = any(${hashes}::text[]) and player_keys.revoked is null
        and ${isMeant}
      order by game, seat
    `.execute(this.db);
    return rows;
  }

  /** The latest tables that these keys belong to, by a seat or as the host's. */
  async tablesOf(keys: readonly string[]): Promise<readonly string[]> {
    if (keys.length === 0) return [];
    const hashes = keys.map(hashOf);
    const { rows } = await sql<{ readonly id: string }>`
      with known as (
        select player from player_keys
        where key_hash = any(${hashes}::text[]) and revoked is null
      )
      select id from games
      where host in (select player from known)
        or id in (
          select game from seats
          where player in (select player from known) or key_hash = any(${hashes}::text[])
        )
      order by updated desc limit ${MOST_LISTED}::integer
    `.execute(this.db);
    return rows.map(({ id }) => id);
  }

  /** Those of these tables whose hosts have these keys. */
  async hostedBy(keys: readonly string[], at: readonly string[]): Promise<readonly string[]> {
    if (keys.length === 0) return [];
    const rows = await this.db
      .selectFrom('games')
      .innerJoin('player_keys', 'player_keys.player', 'games.host')
      .select('games.id')
      .where('games.id', '=', sql<string>`any(${[...at]}::text[])`)
      .where('player_keys.key_hash', 'in', keys.map(hashOf))
      .where('player_keys.revoked', 'is', null)
      .execute();
    return rows.map(({ id }) => id);
  }

  async rightsAt(game: string, key: string): Promise<Rights> {
    const opened = await this.openedBy([key], [game]);
    const hosted = await this.hostedBy([key], [game]);
    return {
      seats: [...new Set(opened.map(({ seat }) => seat))],
      isHost: opened.some(({ host }) => host) || hosted.length > 0,
    };
  }

  /**
   * Notes that a device has opened a seat; whether it is new there, and not the first. Who was
   * invited in the place of an absent player comes too late: the player was there again.
   */
  async noteDevice(game: string, seat: Seat, device: string): Promise<boolean> {
    await sql`
      update invitations set revoked = now()
      where game = ${game}::text and seat = ${seat}::integer and replaces is not null
        and made_by is distinct from replaces and used is null and revoked is null
    `.execute(this.db);
    const { rows } = await sql<{ readonly others: boolean }>`
      insert into seat_devices (game, seat, device)
      values (${game}::text, ${seat}::integer, ${device}::text)
      on conflict do nothing
      returning exists (
        select from seat_devices as other
        where other.game = ${game}::text and other.seat = ${seat}::integer
          and other.device <> ${device}::text
      ) as others
    `.execute(this.db);
    return rows[0]?.others ?? false;
  }

  /** The seat of an old link becomes a player's; null if the link is void, false if it is another's. */
  async claim(
    seatKey: string,
    player: string,
    voidLink: boolean,
  ): Promise<{ readonly game: string; readonly seat: Seat } | null | false> {
    const hash = hashOf(seatKey);
    const claimed = await this.db
      .updateTable('seats')
      .set({ player, ...(voidLink ? { key_hash: null } : {}) })
      .where('key_hash', '=', hash)
      .where((where) => where.or([where('player', 'is', null), where('player', '=', player)]))
      .returning(['game', 'seat'])
      .executeTakeFirst();
    if (claimed) {
      // Devices are told from one another only from now on.
      await this.db
        .deleteFrom('seat_devices')
        .where('game', '=', claimed.game)
        .where('seat', '=', claimed.seat)
        .execute();
      return claimed;
    }
    const found = await this.db
      .selectFrom('seats')
      .select('seat')
      .where('key_hash', '=', hash)
      .executeTakeFirst();
    return found ? false : null;
  }
}
