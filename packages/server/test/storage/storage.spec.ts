import { duel } from '@grimrule/duel';
import type { Game, GameRecord } from '@grimrule/kernel';
import { GENERATOR, proposalFor } from '@grimrule/kernel';
import type { CreatedInvitation, Move } from '@grimrule/room';
import { Room } from '@grimrule/room';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/storage/database.ts';
import { migrate } from '../../src/storage/migrations.ts';
import { Store } from '../../src/storage/store.ts';
import { MOVE, newGame, REDO, SUMMARY } from '../support/new-game.ts';
import { KINDS, placeOf } from '../support/places.ts';

describe.each(KINDS)('storage (%s)', (kind) => {
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

  const append = (game: string, number: number, move: Move = MOVE) =>
    store.append({ game, number, rules: '1', move, snapshot: null, summary: SUMMARY });

  it('keeps the latest twenty reports of a seat, and those of others', async () => {
    const { id: game } = await store.create(newGame());
    const record = {} as GameRecord;
    await store.saveReport({ game, seat: 1, text: 'other', record });
    for (let number = 1; number <= 22; number++) {
      await store.saveReport({ game, seat: 0, text: String(number), record });
    }
    const rows = await database.db
      .selectFrom('reports')
      .select(['seat', 'text'])
      .where('game', '=', game)
      .execute();
    expect(rows).toHaveLength(21);
    const texts = rows.map(({ text }) => text);
    expect([texts.includes('other'), texts.includes('3'), texts.includes('2')]).toEqual([
      ...[true, true, false],
    ]);
  });

  it('lets the latest ten invitations of a player to a seat hold, and those of others', async () => {
    const { id: game } = await store.create(newGame());
    const { player } = await store.players.create('Ada', '');
    const invite = (madeBy: string | null, seat = 0) =>
      store.invitations.create({ game, seat, madeBy, inviter: '', replaces: null });
    const [other, elsewhere] = [await invite(null), await invite(player, 1)];
    const own: CreatedInvitation[] = [];
    for (let times = 0; times < 12; times++) own.push(await invite(player));
    const open = new Set((await store.invitations.openOf(game)).map(({ id }) => id));
    expect([open.has(other.id), open.has(elsewhere.id), open.size]).toEqual([true, true, 12]);
    expect(own.map(({ id }) => open.has(id))).toEqual([
      ...[false, false],
      ...Array.from({ length: 10 }, () => true),
    ]);
  });

  it('lists the latest five hundred tables', async () => {
    const { id: oldest } = await store.create(newGame());
    const { rows } = await sql<{ readonly id: string }>`
      insert into games (id, game, options, seed, seed_chosen, rules, generator, summary, updated)
      select 'listed-' || number, game, options, seed, seed_chosen, rules, generator, summary,
        now() + number * interval '1 second'
      from games, generate_series(1, 500) as number where id = ${oldest}
      returning id
    `.execute(database.db);
    const listed = await store.list([oldest, ...rows.map(({ id }) => id)]);
    expect([listed.length, listed[0]?.id]).toEqual([500, 'listed-500']);
    expect(listed.some(({ id }) => id === oldest)).toBe(false);
    expect((await store.list([oldest]))[0]?.seats).toEqual([
      { name: 'Ada', bot: null, isFree: true },
      { name: 'Ben "the bold"', bot: 'sensible', isFree: false },
    ]);
    await database.db.deleteFrom('games').where('id', 'like', 'listed-%').execute();
  });

  it('gives back a table as it was stored', async () => {
    const state = { seats: 2, odd: '\u0000 "quoted" \\ ünï' };
    const snapshots = [{ number: 0, decisions: 0, state: state as never }];
    const { id } = await store.create(newGame({ snapshots, moves: [MOVE, REDO] }));
    const stored = await store.load(id);
    expect(stored).toMatchObject({
      game: 'duel',
      options: null,
      seed: 'stored',
      generator: GENERATOR,
      rules: ['1'],
      moves: [MOVE, REDO],
      snapshots: [{ number: 0, decisions: 0, state }],
      seats: [
        { name: 'Ada', bot: null },
        { name: 'Ben "the bold"', bot: 'sensible' },
      ],
      chat: [],
    });
    expect(await store.load('nothing')).toBeNull();
  });

  it('lets one of two moves with the same number win', async () => {
    const { id } = await store.create(newGame());
    expect(await Promise.all([append(id, 1), append(id, 1, REDO)])).toEqual([true, false]);
    expect(await append(id, 1)).toBe(false);
    expect(await store.movesAfter(id, 0)).toEqual([MOVE]);
  });

  it('writes many moves of many tables at once, with snapshots and where each stands', async () => {
    const tables = await Promise.all(Array.from({ length: 20 }, () => store.create(newGame())));
    const snapshot = { decisions: 1, state: { rounds: 1 } as never };
    const written = tables.map(({ id }) =>
      store.append({ game: id, number: 1, rules: '2', move: MOVE, snapshot, summary: SUMMARY }),
    );
    expect(new Set(await Promise.all(written))).toEqual(new Set([true]));
    const [one] = tables;
    expect(await store.snapshotsOf(one?.id ?? '', 1)).toEqual([{ number: 1, ...snapshot }]);
    expect((await store.list([one?.id ?? ''])).map(({ summary }) => summary)).toEqual([SUMMARY]);
    expect((await store.load(one?.id ?? ''))?.rules).toEqual(['1', '2']);
  });

  it('refuses moves of a table that is not there, and goes on', async () => {
    const { id } = await store.create(newGame());
    await expect(append('nothing', 1)).rejects.toThrow();
    expect(await append(id, 1)).toBe(true);
  });

  it('stores the others when one of many moves is of a table that is not there', async () => {
    const [one, other] = [await store.create(newGame()), await store.create(newGame())];
    const written = await Promise.allSettled([
      append(one.id, 1),
      append('nothing', 1),
      append(other.id, 1),
    ]);
    expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.movesAfter(other.id, 0)).toEqual([MOVE]);
  });

  it('numbers lines of chat one after the other', async () => {
    const { id } = await store.create(newGame());
    const line = { seat: 0, name: 'Ada', text: 'Hello; -- "all"', at: 0 };
    const lines = await Promise.all(Array.from({ length: 5 }, () => store.saveChat(id, line)));
    expect(lines.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5]);
    const chat = await store.chatOf(id, 3);
    expect(chat.map(({ number, text }) => [number, text])).toEqual([
      [4, line.text],
      [5, line.text],
    ]);
    const notice = { kind: 'restored', by: 1, decisions: 3 } as const;
    const told = await store.saveChat(id, { ...line, seat: null, watcher: 'w', notice });
    expect((await store.chatOf(id, 5))[0]).toEqual(told);
    expect(told).toMatchObject({ watcher: 'w', notice });
    expect(Object.keys(chat[0] ?? {})).not.toContain('notice');
  });

  it('says whether anything can be written', async () => {
    await expect(store.writes()).resolves.toBeUndefined();
    await database.db.schema.alterTable('health').renameTo('ill').execute();
    await expect(store.writes()).rejects.toThrow();
    await expect(store.answers()).resolves.toBeUndefined();
    await database.db.schema.alterTable('ill').renameTo('health').execute();
  });

  it('is brought up to date once', async () => {
    await expect(migrate(database.db)).resolves.toBeUndefined();
  });
});

describe('a table under newer rules', () => {
  it('goes on from its last snapshot', async () => {
    const room = Room.open(duel as Game, null, 'old');
    if (!(room instanceof Room)) throw new Error('Duel cannot be set up');
    for (let turn = 0; turn < 12 && room.state.prompt; turn++) {
      const { prompt } = room.state;
      room.match.answer(prompt.seat, proposalFor(prompt));
    }
    const record = { ...room.record(), rules: '0' };
    const { restore } = await import('@grimrule/room');
    const moves = record.decisions.map((each): Move => ({ kind: 'answer', ...each }));
    const snapshot = { number: 12, decisions: 12, state: room.state };
    const origin = { options: null, seed: 'old', generator: GENERATOR, rules: ['0'] };
    const stored = { ...origin, moves, snapshots: [snapshot] };
    const again = restore(duel as Game, stored);
    expect(again instanceof Room && again.state).toEqual(room.state);
    expect(again instanceof Room && again.number).toBe(12);
  });
});
