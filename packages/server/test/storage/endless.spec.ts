import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/storage/database.ts';
import { Store } from '../../src/storage/store.ts';
import { MOVE, newGame, SUMMARY } from '../support/new-game.ts';
import { KINDS, placeOf } from '../support/places.ts';

describe.each(KINDS)('what somebody could make without end (%s)', (kind) => {
  let database: Database;
  let store: Store;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const made = await placeOf(kind);
    remove = made.remove;
    database = await openDatabase(made.place, () => undefined);
    store = new Store(database);
  });

  afterAll(async () => {
    await store.close();
    await remove();
  });

  it('has no more positions than the line of play: those taken back go', async () => {
    const base = { number: 0, decisions: 0, state: {} as never };
    const { id: game } = await store.create(newGame({ snapshots: [base] }));
    const { id: other } = await store.create(newGame());
    const append = (table: string, number: number, decisions: number | null) => {
      const snapshot = decisions === null ? null : { decisions, state: {} as never };
      return store.append({
        game: table,
        number,
        rules: '1',
        move: MOVE,
        snapshot,
        summary: SUMMARY,
      });
    };
    const kept = async (table: string) =>
      (await store.snapshotsOf(table, 100)).map(({ number, decisions }) => [number, decisions]);
    await append(other, 1, 9);
    for (const [number, decisions] of [
      [1, 5],
      [2, null],
      [3, 9],
      [4, 12],
    ] as const) {
      await append(game, number, decisions);
    }
    expect(await kept(game)).toEqual([
      [0, 0],
      [1, 5],
      [3, 9],
      [4, 12],
    ]);
    await append(game, 5, 9);
    expect(await kept(game)).toEqual([
      [0, 0],
      [1, 5],
      [5, 9],
    ]);
    // Another server was quicker: what it has kept stays.
    expect(await append(game, 5, 2)).toBe(false);
    await append(game, 6, null);
    expect(await kept(game)).toEqual([
      [0, 0],
      [1, 5],
      [5, 9],
    ]);
    expect(await kept(other)).toEqual([[1, 9]]);
  });

  it('has two thousand lines of chat, the latest', async () => {
    const [{ id: game }, { id: other }] = [
      await store.create(newGame()),
      await store.create(newGame()),
    ];
    const line = { seat: 0, name: 'Ada', text: 'x', at: 0 };
    await sql`
      insert into chat (game, number, seat, name, text)
      select id, number, 0, 'Ada', 'x' from games, generate_series(1, 2098) as number
      where id in (${game}, ${other})
    `.execute(database.db);
    const count = async (table: string) => {
      const { rows } = await sql<{ readonly lines: number; readonly first: number }>`
        select count(*)::integer as lines, min(number) as first from chat where game = ${table}
      `.execute(database.db);
      return [rows[0]?.lines, rows[0]?.first];
    };
    await store.saveChat(game, line);
    expect(await count(game)).toEqual([2099, 1]);
    expect((await store.saveChat(game, line)).number).toBe(2100);
    expect(await count(game)).toEqual([2000, 101]);
    expect(await count(other)).toEqual([2098, 1]);
    expect((await store.saveChat(game, line)).number).toBe(2101);
  });
});
