import { duel } from '@grimrule/duel';
import { dice, type Game, KEYED_GENERATOR, randomAnswer, seeded } from '@grimrule/kernel';
import { type Move, Room, summaryOf } from '@grimrule/room';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCounts } from '../../src/counts.ts';
import { type Database, openDatabase } from '../../src/storage/database.ts';
import { Store } from '../../src/storage/store.ts';
import { openSession } from '../../src/tables/opening.ts';
import type { World } from '../../src/tables/table-desk.ts';
import { Thinkers } from '../../src/tables/thinkers.ts';
import { emptyDatabase } from '../support/embedded.ts';

/** The tables of a server are shuffled with a key. */
const KEY = '1e'.repeat(32);

const WORKER = new URL('../support/workers/stubborn.mjs', import.meta.url);

describe('a table with a damaged move', () => {
  let database: Database;
  let world: World;
  const reported: string[] = [];

  beforeAll(async () => {
    database = await openDatabase({ template: await emptyDatabase() }, () => undefined);
    const none = () => 0;
    const report = (error: unknown) => reported.push(String(error));
    world = {
      store: new Store(database),
      thinkers: new Thinkers(WORKER, report),
      counts: newCounts({
        tables: none,
        bytes: none,
        guests: none,
        thoughts: none,
        used: async () => null,
        free: async () => null,
      }),
      report,
      graceMs: 60_000,
    };
  });

  afterAll(async () => {
    await world.thinkers.close();
    await database.close();
  });

  /** A game of Duel in its third round, stored with a position at the end of each round. */
  async function stored(rules = duel.definition.version) {
    const room = Room.open(duel as Game, null, KEY, KEYED_GENERATOR);
    if (!(room instanceof Room)) throw new Error('Duel cannot be set up');
    const rolls = dice(seeded('damage'));
    while (room.state.rounds < 3 || room.decisions % 5 > 0) {
      const { prompt } = room.state;
      if (!prompt) throw new Error('the game is over too soon');
      room.match.answer(prompt.seat, randomAnswer(prompt, rolls));
    }
    const { decisions } = room.record();
    const moves = decisions.map((each): Move => ({ kind: 'answer', ...each }));
    const kept = room.match.snapshotsOfCopy(decisions.length);
    expect(kept.length).toBeGreaterThan(1);
    const { id } = await world.store.create({
      game: 'duel',
      options: null,
      seed: KEY,
      generator: KEYED_GENERATOR,
      seedChosen: false,
      rules,
      summary: summaryOf(room.state, decisions.length),
      seats: ['Ada', 'Ben'].map((name) => ({ name, bot: null })),
      host: null,
      snapshots: kept.map((each) => ({ ...each, number: each.decisions })),
      moves,
    });
    const first = kept[0]?.decisions ?? 0;
    const last = kept.at(-1)?.decisions ?? 0;
    return { id, room, first, last, moves: moves.length };
  }

  const remove = (game: string, number: number) =>
    database.db.deleteFrom('moves').where('game', '=', game).where('number', '=', number).execute();
  const spoil = (game: string, number: number, body: unknown) =>
    database.db
      .updateTable('moves')
      .set({ body: JSON.stringify(body) })
      .where('game', '=', game)
      .where('number', '=', number)
      .execute();

  async function open(table: string) {
    reported.length = 0;
    const session = await openSession(table, world, {
      address: () => '',
      outOfStep: () => undefined,
    });
    if (!session) throw new Error('there is no such table');
    return session;
  }

  const noticesOf = async (table: string) =>
    (await world.store.chatOf(table)).map(({ notice }) => notice);

  for (const [what, harm] of [
    ['missing', remove],
    ['of no known kind', (game: string, at: number) => spoil(game, at, { kind: 'win', seat: 0 })],
    ['nothing at all', (game: string, at: number) => spoil(game, at, null)],
    [
      'one that the rules refuse',
      (game: string, at: number) =>
        spoil(game, at, { kind: 'answer', seat: 0, answer: [{ verb: 'win' }] }),
    ],
  ] as const) {
    it(`goes on as it stood if one before the last kept position is ${what}`, async () => {
      const { id, room, first, last, moves } = await stored();
      await harm(id, first - 1);
      const session = await open(id);
      expect(session.room.state).toEqual(room.state);
      expect([session.room.number, session.room.decisions]).toEqual([moves, moves]);
      expect(reported.at(-1)).toContain(`move ${first - 1} is damaged`);
      expect(await noticesOf(id)).toHaveLength(1);
      expect(last).toBeGreaterThan(first);
    });
  }

  it('goes on from the move before if no position was kept after it', async () => {
    const { id, room, moves } = await stored();
    await remove(id, moves - 1);
    const session = await open(id);
    expect(session.room.state).toEqual(room.match.stateAt(moves - 2));
    expect(session.room.number).toBe(moves);
    expect(session.room.log.length).toBeGreaterThan(0);
    expect(await noticesOf(id)).toEqual([{ kind: 'damaged', move: moves - 1, from: moves - 2 }]);
  });

  it('takes new moves, is told once, and opens again where it was left', async () => {
    const { id, moves, first } = await stored();
    await remove(id, first - 1);
    const { room } = await open(id);
    const { prompt } = room.state;
    if (!prompt) throw new Error('nobody is asked');
    const { seat } = prompt;
    const answer = randomAnswer(prompt, dice(seeded('on')));
    const rules = duel.definition.version;
    const move: Move = { kind: 'answer', seat, answer };
    const summary = summaryOf(room.state, moves + 1);
    const next = { game: id, number: moves + 1, rules, move, snapshot: null, summary };
    expect(await world.store.append(next)).toBe(true);
    room.match.answer(seat, answer);
    const again = await open(id);
    expect(again.room.state).toEqual(room.state);
    expect(again.room.number).toBe(moves + 1);
    expect(await noticesOf(id)).toHaveLength(1);
  });

  it('goes on under newer rules as well', async () => {
    const { id, room, first, moves } = await stored('0');
    await remove(id, first - 1);
    const session = await open(id);
    expect(session.room.state).toEqual(room.state);
    expect(session.room.number).toBe(moves);
  });
});
