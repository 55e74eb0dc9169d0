import type { Seat } from '@grimrule/kernel';
import type { CreatedCode, CreatedKnock, Knock, TableReason } from '@grimrule/room';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { hashOf, newName, newSecret } from '../storage/keys.ts';
import type { Schema } from '../storage/schema.ts';
import { JOIN_CODE, newCode, plainCode } from './codes.ts';

const KNOCK_MS = 10 * 60_000;
/** The most guests that may knock at one table. */
const MOST_WAITING = 8;

export interface NewKnock {
  readonly game: string;
  readonly seat: Seat;
  readonly player: string;
  readonly name: string;
}

/** Codes that lead to the lobby of a table, and those who knock there. */
export class Joining {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** A new code of a table; the one from before is void. */
  async newCode(game: string): Promise<CreatedCode> {
    const code = newCode(JOIN_CODE);
    const expires = new Date(Date.now() + JOIN_CODE.lastsMs);
    await this.db.transaction().execute(async (db) => {
      await oneAtATime(db, game);
      await db.deleteFrom('join_codes').where('game', '=', game).execute();
      await db
        .insertInto('join_codes')
        .values({ code_hash: hashOf(plainCode(code)), game, expires })
        .execute();
    });
    return { code, expires: expires.getTime() };
  }

  async revokeCode(game: string): Promise<void> {
    await this.db.deleteFrom('join_codes').where('game', '=', game).execute();
  }

  /** The table that a code leads to, or why it leads nowhere. */
  async withCode(
    typed: string,
  ): Promise<{ readonly game: string; readonly expires: number } | TableReason> {
    const found = await this.db
      .selectFrom('join_codes')
      .select(['game', 'expires'])
      .where('code_hash', '=', hashOf(plainCode(typed)))
      .executeTakeFirst();
    if (!found) return 'noSuchCode';
    const expires = found.expires.getTime();
    return expires <= Date.now() ? 'codeExpired' : { game: found.game, expires };
  }

  /** A guest knocks; this knock replaces an earlier one of theirs. */
  async knock(knock: NewKnock): Promise<CreatedKnock | TableReason> {
    const token = newSecret();
    const made = { id: newName(), token_hash: hashOf(token) };
    const expires = new Date(Date.now() + KNOCK_MS);
    const { game, player, seat, name } = knock;
    return this.db.transaction().execute(async (db) => {
      await oneAtATime(db, game);
      const waiting = await waitingAt(db, game);
      const others = waiting.filter((each) => each.player !== player);
      if (others.length >= MOST_WAITING) return 'tooManyKnocks';
      await db
        .insertInto('knocks')
        .values({ ...knock, ...made, expires })
        .onConflict((conflict) =>
          conflict
            .columns(['game', 'player'])
            .doUpdateSet({ ...made, seat, name, expires, answer: null, created: new Date() }),
        )
        .execute();
      return { token, expires: expires.getTime() };
    });
  }

  async knockWith(token: string) {
    const found = await this.db
      .selectFrom('knocks')
      .select(['game', 'seat', 'answer', 'expires'])
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst();
    if (!found) return null;
    const { expires, ...knock } = found;
    return { ...knock, isExpired: expires.getTime() <= Date.now() };
  }

  waitingAt(game: string): Promise<readonly Waiting[]> {
    return waitingAt(this.db, game);
  }

  async refuse(id: string): Promise<void> {
    await this.answer(this.db, id, 'refused');
  }

  /** Lets somebody in: their token becomes that of an invitation which only they can accept. */
  async letIn(
    id: string,
    by: { readonly player: string | null; readonly name: string },
  ): Promise<TableReason | null> {
    return this.db.transaction().execute(async (db) => {
      const knock = await this.answer(db, id, 'letIn');
      if (!knock) return 'noSuchKnock';
      await db
        .insertInto('invitations')
        .values({
          ...{ id: newName(), token_hash: knock.token_hash },
          ...{ game: knock.game, seat: knock.seat, for_player: knock.player },
          ...{ made_by: by.player, inviter: by.name, replaces: null },
          expires: new Date(Date.now() + KNOCK_MS),
        })
        .execute();
      return null;
    });
  }

  private answer(db: Kysely<Schema>, id: string, answer: 'letIn' | 'refused') {
    return db
      .updateTable('knocks')
      .set({ answer })
      .where('id', '=', id)
      .where('answer', 'is', null)
      .where('expires', '>', sql<Date>`now()`)
      .returning(['token_hash', 'game', 'seat', 'player'])
      .executeTakeFirst();
  }
}

interface Waiting extends Knock {
  readonly player: string;
}

async function waitingAt(db: Kysely<Schema>, game: string): Promise<readonly Waiting[]> {
  const rows = await db
    .selectFrom('knocks')
    .select(['id', 'seat', 'name', 'player', 'created'])
    .where('game', '=', game)
    .where('answer', 'is', null)
    .where('expires', '>', sql<Date>`now()`)
    .orderBy('created')
    .execute();
  return rows.map(({ created, ...knock }) => ({ ...knock, at: created.getTime() }));
}

/** Holds back everything else of the kind about a table until this is stored. */
async function oneAtATime(db: Kysely<Schema>, game: string): Promise<void> {
  await db.selectFrom('games').select('id').where('id', '=', game).forNoKeyUpdate().execute();
}

/** A knock as players see it. */
export function shownKnock({ id, seat, name, at }: Knock): Knock {
  return { id, seat, name, at };
}
