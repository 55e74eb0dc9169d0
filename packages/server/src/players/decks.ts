import type { StoredDeck } from '@grimrule/room';
import { MOST_DECKS } from '@grimrule/room';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../storage/schema.ts';

/** A deck by its name and the moment of its last change. */
interface Stamp {
  readonly id: string;
  readonly changed: number;
}

/** The decks that players keep for their other devices. What a deck is, devices know alone. */
export class PlayerDecks {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** Stores what is newer than what is there; false if there would be too many, and then nothing is. */
  async keep(player: string, decks: readonly StoredDeck[]): Promise<boolean> {
    if (decks.length === 0) return true;
    return this.db.transaction().execute(async (db) => {
      // Two devices of a player come one after the other, or both would find room for the last deck.
      await db
        .selectFrom('players')
        .select('id')
        .where('id', '=', player)
        .forNoKeyUpdate()
        .execute();
      const there = await db
        .selectFrom('player_decks')
        .select('id')
        .where('player', '=', player)
        .execute();
      const names = new Set([...there, ...decks].map(({ id }) => id));
      if (names.size > MOST_DECKS) return false;
      for (const { id, changed, body } of decks) {
        const row = { changed, body: JSON.stringify(body) };
        await db
          .insertInto('player_decks')
          .values({ player, id, ...row })
          .onConflict((conflict) =>
            conflict
              .columns(['player', 'id'])
              .doUpdateSet(row)
              .where('player_decks.changed', '<', sql<number>`excluded.changed`),
          )
          .execute();
      }
      return true;
    });
  }

  async all(player: string): Promise<readonly StoredDeck[]> {
    const rows = await this.db
      .selectFrom('player_decks')
      .select(['id', 'changed', 'body'])
      .where('player', '=', player)
      .orderBy('id')
      .execute();
    return rows.map(({ changed, ...row }) => ({ ...row, changed: Number(changed) }));
  }

  /** What a device does not know in the state that is kept, and what is not kept as the device has it. */
  async compared(
    player: string,
    known: readonly Stamp[],
  ): Promise<{ readonly newer: readonly StoredDeck[]; readonly wanted: readonly string[] }> {
    const kept = await this.db
      .selectFrom('player_decks')
      .select(['id', 'changed'])
      .where('player', '=', player)
      .execute();
    const here = new Map(kept.map(({ id, changed }) => [id, Number(changed)]));
    const there = new Map(known.map(({ id, changed }) => [id, changed]));
    const names = [...here].flatMap(([id, changed]) =>
      changed > (there.get(id) ?? -1) ? [id] : [],
    );
    const wanted = known.flatMap(({ id, changed }) => (changed > (here.get(id) ?? -1) ? [id] : []));
    if (names.length === 0) return { newer: [], wanted };
    const rows = await this.db
      .selectFrom('player_decks')
      .select(['id', 'changed', 'body'])
      .where('player', '=', player)
      .where('id', 'in', names)
      .orderBy('id')
      .execute();
    return {
      newer: rows.map(({ changed, ...row }) => ({ ...row, changed: Number(changed) })),
      wanted,
    };
  }
}
