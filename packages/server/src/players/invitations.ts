import type { Seat } from '@grimrule/kernel';
import type { CreatedInvitation, OpenInvitation, TableReason } from '@grimrule/room';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { hashOf, newName, newSecret } from '../storage/keys.ts';
import type { Schema } from '../storage/schema.ts';
import { LINK } from './seating.ts';

/** How many invitations of one player to one seat hold at the same time. */
const MOST_OPEN = 10;
const LASTS_MS = 7 * 24 * 60 * 60_000;

export interface NewInvitation {
  readonly game: string;
  readonly seat: Seat;
  /** The player who invites, if it is not somebody with an old link. */
  readonly madeBy: string | null;
  readonly inviter: string;
  /** The present player of the seat: see the schema. */
  readonly replaces: string | null;
}

export interface Invitation extends NewInvitation {
  readonly id: string;
  readonly forPlayer: string | null;
  readonly expires: Date;
  readonly usedBy: string | null;
  /** Why nobody can accept it, if so. */
  readonly reason: TableReason | null;
}

/** Links that make somebody sit down, once. */
export class Invitations {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async create({ madeBy, ...invitation }: NewInvitation): Promise<CreatedInvitation> {
    const [id, token] = [newName(), newSecret()];
    const expires = new Date(Date.now() + LASTS_MS);
    await this.db
      .insertInto('invitations')
      .values({ ...invitation, token_hash: hashOf(token), id, made_by: madeBy, expires })
      .execute();
    await this.revokeOld(invitation, madeBy);
    return { id, token, expires: expires.getTime() };
  }

  /** Of many invitations of one player to a seat the latest hold. */
  private async revokeOld(
    { game, seat }: Pick<NewInvitation, 'game' | 'seat'>,
    madeBy: string | null,
  ): Promise<void> {
    await sql`
      update invitations set revoked = now() where id in (
        select id from invitations
        where game = ${game} and seat = ${seat} and made_by is not distinct from ${madeBy}::text
          and used is null and revoked is null and for_player is null
        -- Two of the same moment: the one that was written later is the later one.
        order by created desc, ctid desc offset ${MOST_OPEN}::integer
      )
    `.execute(this.db);
  }

  /** Looks an invitation up; that uses nothing up. */
  async withToken(token: string): Promise<Invitation | null> {
    const row = await this.db
      .selectFrom('invitations')
      .selectAll()
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst();
    if (!row) return null;
    const { id, game, seat, inviter, replaces, expires } = row;
    const reason: TableReason | null = row.used
      ? 'invitationUsed'
      : row.revoked
        ? 'invitationRevoked'
        : expires.getTime() <= Date.now()
          ? 'invitationExpired'
          : null;
    const by = { madeBy: row.made_by, forPlayer: row.for_player, usedBy: row.used_by };
    return { ...{ id, game, seat, inviter, replaces, expires, reason }, ...by };
  }

  /** Uses an invitation up and seats the player, both or neither; why not, if so. */
  async accept(
    token: string,
    { player, name }: { readonly player: string; readonly name: string },
  ): Promise<TableReason | null> {
    try {
      await this.db.transaction().execute(async (db) => {
        const used = await db
          .updateTable('invitations')
          .set({ used_by: player, used: new Date() })
          .where('token_hash', '=', hashOf(token))
          .where('used', 'is', null)
          .where('revoked', 'is', null)
          .where('expires', '>', sql<Date>`now()`)
          .returning(['game', 'seat', 'replaces'])
          .executeTakeFirst();
        if (!used) throw new NotSeated('invitationUsed');
        const sits = sql<string | null>`
          coalesce(player, case when key_hash is null then null else ${LINK} end)
        `;
        const { numUpdatedRows } = await db
          .updateTable('seats')
          .set({ player, name, key_hash: null, bot: null, lent: false })
          .where('game', '=', used.game)
          .where('seat', '=', used.seat)
          .where(sql<boolean>`${sits} is not distinct from ${used.replaces}::text`)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new NotSeated('seatNotFree');
        await db
          .deleteFrom('seat_devices')
          .where('game', '=', used.game)
          .where('seat', '=', used.seat)
          .execute();
      });
      return null;
    } catch (error) {
      if (error instanceof NotSeated) return error.reason;
      throw error;
    }
  }

  async openOf(game: string): Promise<readonly (OpenInvitation & { madeBy: string | null })[]> {
    const rows = await this.db
      .selectFrom('invitations')
      .select(['id', 'seat', 'inviter', 'made_by', 'created', 'expires'])
      .where('game', '=', game)
      .where('used', 'is', null)
      .where('revoked', 'is', null)
      .where('expires', '>', sql<Date>`now()`)
      .orderBy('created')
      .execute();
    return rows.map(({ id, seat, inviter, made_by: madeBy, created, expires }) => ({
      ...{ id, seat, inviter, madeBy },
      ...{ created: created.getTime(), expires: expires.getTime() },
    }));
  }

  async revoke(id: string): Promise<void> {
    await this.db
      .updateTable('invitations')
      .set({ revoked: new Date() })
      .where('id', '=', id)
      .where('used', 'is', null)
      .execute();
  }
}

/** Undoes what was begun. */
class NotSeated extends Error {
  readonly reason: TableReason;

  constructor(reason: TableReason) {
    super(reason);
    this.reason = reason;
  }
}
