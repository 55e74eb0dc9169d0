import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  dice,
  type Game,
  type Json,
  KEYED_GENERATOR,
  randomAnswer,
  seeded,
} from '@grimrule/kernel';
import { type Move, Room, summaryOf } from '@grimrule/room';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCounts } from '../../src/counts.ts';
import { gameNamed } from '../../src/games.ts';
import { type Database, openDatabase } from '../../src/storage/database.ts';
import { Store } from '../../src/storage/store.ts';
import type { Visitor } from '../../src/tables/live-table.ts';
import { NoMemory } from '../../src/tables/no-memory.ts';
import type { World } from '../../src/tables/table-desk.ts';
import { Tables } from '../../src/tables/tables.ts';
import { Thinkers } from '../../src/tables/thinkers.ts';
import { emptyDatabase } from '../support/embedded.ts';

const KEY = '3a'.repeat(32);
const WORKER = new URL('../support/workers/stubborn.mjs', import.meta.url);
const FOUR = ['spider-man', 'captain-marvel', 'iron-man', 'black-panther'];

/** A game as far as it goes, of at most so many decisions, mostly sensible ones. */
function played(name: string, options: Json, most: number): Room {
  const game = gameNamed(name);
  const room = game && Room.open(game as Game, options, KEY, KEYED_GENERATOR);
  if (!(room instanceof Room)) throw new Error(`${name} cannot be set up`);
  const rolls = dice(seeded(name));
  while (room.decisions < most) {
    const prompt = room.game.prompt(room.state);
    if (!prompt) break;
    const isRandom = rolls.roll(4) === 0 || !prompt.proposal;
    const answer = isRandom ? randomAnswer(prompt, rolls) : (prompt.proposal ?? []);
    const planned = room.plan({ kind: 'answer', seat: prompt.seat, answer });
    if ('reason' in planned) throw new Error('refused');
    room.make(planned);
  }
  return room;
}

describe('what a game is counted to take in memory', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const inUse = () => {
    collect();
    collect();
    return getHeapStatistics().used_heap_size;
  };

  it.each([
    ['duel', null],
    ['champions', { heroes: ['spider-man'], scenario: 'rhino' }],
    ['champions', { heroes: FOUR, scenario: 'ultron' }],
    ['rings', { decks: ['leadership', 'lore'], scenario: 'anduin' }],
  ])('is about what it takes: %s %j', (name, options) => {
    const most = 150;
    const copies = 10;
    played(name, options, most);
    const before = inUse();
    const rooms = Array.from({ length: copies }, () => played(name, options, most));
    const taken = (inUse() - before) / copies;
    const counted = rooms[0]?.bytes ?? 0;
    expect(counted / taken).toBeGreaterThan(0.6);
    expect(counted / taken).toBeLessThan(1.7);
  });

  it('grows with the decisions', () => {
    const short = played('duel', null, 20);
    const long = played('duel', null, 60);
    expect(long.bytes).toBeGreaterThan(short.bytes);
  });
});

describe('tables in memory', () => {
  let database: Database;
  let world: World;
  const loaded: string[] = [];
  /** For whom tables were opened, and by how many moves. */
  const opened: [string, number][] = [];
  let game: Room;
  /** The counted size of such a table. */
  let bytes: number;

  beforeAll(async () => {
    database = await openDatabase({ template: await emptyDatabase() }, () => undefined);
    const none = () => 0;
    const report = (error: unknown) => {
      throw error;
    };
    const store = new Store(database);
    const load = store.load.bind(store);
    store.load = (id) => {
      loaded.push(id);
      return load(id);
    };
    world = {
      store,
      thinkers: new Thinkers(WORKER, report),
      counts: newCounts({
        ...{ tables: none, bytes: none, guests: none, thoughts: none },
        ...{ used: async () => null, free: async () => null },
      }),
      report,
      graceMs: 0,
    };
    game = played('duel', null, 1000);
    const tables = tablesWithin(Number.POSITIVE_INFINITY);
    await tables.find(await stored(), '');
    ({ bytes } = tables);
    await tables.close();
  });

  afterAll(async () => {
    await world.thinkers.close();
    await database.close();
  });

  async function stored(): Promise<string> {
    const { decisions } = game.record();
    const { id } = await world.store.create({
      game: 'duel',
      options: null,
      seed: KEY,
      generator: KEYED_GENERATOR,
      seedChosen: false,
      rules: game.game.definition.version,
      summary: summaryOf(game.state, decisions.length),
      seats: ['Ada', 'Ben'].map((name) => ({ name, bot: null })),
      host: null,
      snapshots: [],
      moves: decisions.map((each): Move => ({ kind: 'answer', ...each })),
    });
    return id;
  }

  const visitor = (besides: Partial<Visitor> = {}): Visitor => ({
    ...{ seats: [0], name: 'Ada', address: '', lastHeard: () => 0, devices: [], watcher: '' },
    ...{ send: () => undefined, missed: () => undefined, close: () => undefined },
    ...besides,
  });

  const tablesWithin = (memory: number) =>
    new Tables(world, { memory, opened: (address, moves) => opened.push([address, moves]) });

  const dropped = async () => (await world.counts.dropped.get()).values[0]?.value ?? 0;

  it('stay within their budget when many long games are opened', async () => {
    const most = 3.5 * bytes;
    const tables = tablesWithin(most);
    const names: string[] = [];
    const before = await dropped();
    for (let count = 0; count < 12; count++) {
      names.push(await stored());
      await tables.find(names[count] ?? '', '');
      expect(tables.bytes).toBeLessThanOrEqual(most);
    }
    expect(tables.count).toBe(3);
    expect((await dropped()) - before).toBe(9);
    // A table that has left memory is opened again as it was.
    const [first = ''] = names;
    expect((await tables.find(first, ''))?.session.room.state).toEqual(game.state);
    await tables.close();
  });

  it('stay within it also when all are opened at once, but for those that are just being opened', async () => {
    const tables = tablesWithin(3.5 * bytes);
    const names = await Promise.all(Array.from({ length: 12 }, stored));
    let highest = 0;
    await Promise.all(
      names.map(async (name) => {
        await tables.find(name, '');
        highest = Math.max(highest, tables.bytes);
      }),
    );
    expect(highest).toBeLessThanOrEqual((3.5 + 4) * bytes);
    expect(tables.bytes).toBeLessThanOrEqual(3.5 * bytes);
    await tables.close();
  });

  it('leave in the order in which they were used, and not while somebody is there', async () => {
    const tables = tablesWithin(3.5 * bytes);
    const [one = '', two = '', three = '', four = '', five = ''] = await Promise.all(
      Array.from({ length: 5 }, stored),
    );
    const first = await tables.find(one, '');
    const ada = visitor();
    if (first) await tables.join(first, ada);
    for (const name of [two, three, two, four, five]) await tables.find(name, '');
    loaded.length = 0;
    // Three and then two were used longest ago; at one somebody is.
    for (const name of [five, four, one]) await tables.find(name, '');
    expect(loaded).toEqual([]);
    await tables.find(two, '');
    await tables.find(three, '');
    expect(loaded).toEqual([two, three]);
    if (first) await tables.leave(first, ada);
    await tables.close();
  });

  it('that people are at fill the memory: then no other is opened until somebody leaves', async () => {
    const tables = tablesWithin(1.5 * bytes);
    const [one = '', two = '', three = ''] = await Promise.all(Array.from({ length: 3 }, stored));
    const ada = visitor();
    for (const name of [one, two]) {
      const table = await tables.find(name, '');
      if (table) await tables.join(table, name === two ? ada : visitor());
    }
    await expect(tables.find(three, '')).rejects.toThrow(NoMemory);
    expect(tables.count).toBe(2);
    const left = await tables.find(two, '');
    if (left) await tables.leave(left, ada);
    expect((await tables.find(three, ''))?.session.table).toBe(three);
    await tables.close();
  });

  it('of an address that has far more than another would have make way for it', async () => {
    const tables = tablesWithin(2.5 * bytes);
    const names = await Promise.all(Array.from({ length: 6 }, stored));
    const closed: string[] = [];
    const sitDown = async (name: string, address: string, lastHeard: number) => {
      const table = await tables.find(name, address);
      const close = () => closed.push(name);
      const guest = visitor({ address, lastHeard: () => lastHeard, close });
      if (table) await tables.join(table, guest);
    };
    const [one = '', two = '', three = '', four = '', five = '', six = ''] = names;
    await sitDown(one, 'greedy', 3);
    await sitDown(two, 'greedy', 1);
    await sitDown(three, 'greedy', 2);
    // Who has the most cannot have more.
    await expect(tables.find(four, 'greedy')).rejects.toThrow(NoMemory);
    await sitDown(five, 'modest', 0);
    expect([closed, tables.count]).toEqual([[two], 3]);
    // Now nobody has far more than somebody else would have.
    await expect(tables.find(six, 'late')).rejects.toThrow(NoMemory);
    expect(closed).toEqual([two]);
    await tables.close();
  });

  it('that have left are not joined: a second copy would not hear of the first', async () => {
    const tables = tablesWithin(0.5 * bytes);
    const [one = '', two = ''] = await Promise.all(Array.from({ length: 2 }, stored));
    const table = await tables.find(one, '');
    await tables.find(two, '');
    if (!table) throw new Error('there is no such table');
    await expect(tables.join(table, visitor())).rejects.toThrow('has left memory');
    await tables.close();
  });

  it('are opened at the expense of whoever wants one that is not there', async () => {
    const tables = tablesWithin(10 * bytes);
    const name = await stored();
    opened.length = 0;
    for (const address of ['192.0.2.1', '192.0.2.2']) await tables.find(name, address);
    expect(opened).toEqual([['192.0.2.1', game.decisions]]);
    await tables.close();
  });
});
