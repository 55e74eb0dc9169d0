import { duel } from '@grimrule/duel';
import { GENERATOR, KEYED_GENERATOR, Match, proposalFor } from '@grimrule/kernel';
import { describe, expect, it, vi } from 'vitest';
import { copyTable, createFromRecord, createTable } from '../../src/tables/new-tables.ts';
import type { World } from '../../src/tables/table-desk.ts';
import { Tables } from '../../src/tables/tables.ts';

interface Stored {
  readonly generator: string;
  readonly seedChosen: boolean;
  readonly moves: readonly unknown[];
  readonly seats: readonly { readonly name: string; readonly player: string | null }[];
  readonly host: string;
  readonly summary: { readonly decisions: number };
}

/** A world that only notes what is stored and which records are tried. */
function noting(problems: readonly { readonly say: string }[] = []) {
  const created: Stored[] = [];
  const tried: number[] = [];
  const world = {
    store: {
      create: async (table: Stored) => {
        created.push(table);
        return { id: `table ${created.length}` };
      },
    },
    thinkers: {
      tryRecord: async ({ decisions }: { readonly decisions: readonly unknown[] }) => {
        tried.push(decisions.length);
        return problems;
      },
    },
    report: () => undefined,
  } as unknown as World;
  return { world, created, tried };
}

const SEATS = [
  { name: ' Ada ', bot: null, mine: true },
  { name: 'Ben', bot: null },
];
const asked = { game: 'duel', options: null, key: 'k', seats: SEATS };

describe('a new table', () => {
  it('is stored with its maker as host, on the seats that are the maker’s', async () => {
    const { world, created } = noting();
    expect(await createTable(asked, 'ada', world)).toEqual({
      ...{ table: 'table 1', mine: [0], watch: 'table 1' },
    });
    expect(created[0]).toMatchObject({
      generator: KEYED_GENERATOR,
      seedChosen: false,
      host: 'ada',
      seats: [
        { name: 'Ada', bot: null, player: 'ada' },
        { name: 'Ben', bot: null, player: null },
      ],
    });
  });

  it('with a chosen seed has lots that are the same everywhere', async () => {
    const { world, created } = noting();
    await createTable({ ...asked, seed: 7 }, 'ada', world);
    expect(created[0]).toMatchObject({ generator: GENERATOR, seedChosen: true, seed: 7 });
  });

  it('gives a bot’s seat to nobody', async () => {
    const { world, created } = noting();
    const seats = [SEATS[0], { name: '', bot: 'sensible', mine: true }] as typeof SEATS;
    expect(await createTable({ ...asked, seats }, 'ada', world)).toMatchObject({ mine: [0] });
    expect(created[0]?.seats[1]).toMatchObject({ bot: 'sensible', player: null });
  });

  it.each([
    ['of a game that is not here', { game: 'chess' }, { reason: 'noSuchGame' }],
    [
      'with options that make no sense',
      { options: { odd: 1 } },
      { reason: 'notUnderstood', problems: [{ say: 'unknownOption', option: 'odd' }] },
    ],
    [
      'with more options than anybody needs',
      { options: { odd: 'x'.repeat(20_000) } },
      { reason: 'optionsTooLong' },
    ],
    [
      'with a seat too few',
      { seats: SEATS.slice(1) },
      { reason: 'wrongSeats', problems: [{ say: 'wrongSeats', count: 1, expected: 2 }] },
    ],
    [
      'with a seat too many',
      { seats: [...SEATS, ...SEATS.slice(1)] },
      { reason: 'wrongSeats', problems: [{ say: 'wrongSeats', count: 3, expected: 2 }] },
    ],
    [
      'with a bot that nobody knows',
      { seats: [{ name: '', bot: 'odd' }, SEATS[1]] as typeof SEATS },
      { reason: 'noSuchBot' },
    ],
  ])('is refused %s', async (_, change, refusal) => {
    const { world, created } = noting();
    expect(await createTable({ ...asked, ...change }, 'ada', world)).toEqual(refusal);
    expect(created).toEqual([]);
  });
});

/** A saved game after so many decisions. */
function played(decisions: number) {
  const match = Match.begin(duel, null, 7);
  if (!(match instanceof Match)) throw new Error('Duel cannot be set up');
  for (let made = 0; made < decisions && match.state.prompt; made++) {
    match.answer(match.state.prompt.seat, proposalFor(match.state.prompt));
  }
  return { match, record: JSON.parse(JSON.stringify(match.record())) };
}

describe('a table from a saved game', () => {
  const maker = { maker: 'ada', address: '192.0.2.7' };
  const make = async (record: unknown, problems: readonly { readonly say: string }[] = []) => {
    const { world, created, tried } = noting(problems);
    const made = await createFromRecord({ record, key: 'k', seats: SEATS }, maker, world);
    return { made, created, tried };
  };

  it('goes on where that stands', async () => {
    const { made, created, tried } = await make(played(3).record);
    expect(made).toMatchObject({ table: 'table 1', mine: [0] });
    expect(tried).toEqual([3]);
    expect(created[0]).toMatchObject({ seedChosen: true, summary: { decisions: 3 } });
    expect(created[0]?.moves).toHaveLength(3);
  });

  it('lets others in between while it is played again', async () => {
    let time = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      time += 3;
      return time;
    });
    let turns = 0;
    const count = () => {
      turns++;
      waiting = setImmediate(count);
    };
    let waiting = setImmediate(count);
    expect((await make(played(8).record)).created[0]?.moves).toHaveLength(8);
    clearImmediate(waiting);
    vi.restoreAllMocks();
    expect(turns).toBeGreaterThan(4);
  });

  it('has five thousand decisions at most, and a longer one is not even tried', async () => {
    const { record } = played(0);
    const long = (count: number) => ({
      ...record,
      decisions: Array(count).fill({ seat: 0, answer: [] }),
    });
    const most = await make(long(5000), [{ say: 'odd' }]);
    expect([most.made, most.tried]).toEqual([
      { reason: 'recordDoesNotFit', problems: [{ say: 'odd' }] },
      [5000],
    ]);
    const longer = await make(long(5001));
    expect([longer.made, longer.tried]).toEqual([{ reason: 'recordTooLong' }, []]);
  });

  it.each([
    ['no record', 7, { reason: 'notUnderstood', problems: [{ say: 'notARecord' }] }],
    ['of another game', { game: 'chess' }, { reason: 'noSuchGame' }],
    [
      'with more options than anybody needs',
      { options: { odd: 'x'.repeat(20_000) } },
      { reason: 'optionsTooLong' },
    ],
    ['of other rules', { rules: '0' }, { reason: 'recordOfOtherRules' }],
    [
      'of a game that went on',
      { base: { decisions: 0, state: {} } },
      { reason: 'recordOfOtherRules' },
    ],
    ['of other lots', { generator: 'odd/1' }, { reason: 'recordOfOtherGenerator' }],
    [
      'with an answer that does not fit',
      { decisions: [{ seat: 0, answer: [{ verb: 'win' }] }] },
      { reason: 'recordDoesNotFit' },
    ],
  ])('is refused: %s', async (_, change, refusal) => {
    const { record } = played(2);
    const sent = typeof change === 'object' ? { ...record, ...change } : change;
    const { made, created } = await make(sent);
    expect(made).toEqual(refusal);
    expect(created).toEqual([]);
  });
});

describe('a copy of a table', () => {
  const session = (decisions: number) =>
    ({
      room: { game: duel, match: played(decisions).match, state: played(decisions).match.state },
    }) as never;
  const copy = async (at: number, seat: number | null, decisions = 2) => {
    const { world, created } = noting();
    const made = await copyTable(
      session(decisions),
      { seat, maker: 'ada' },
      { at, key: 'k', seats: SEATS },
      world,
    );
    return { made, created };
  };

  it('is of a position that there was', async () => {
    for (const at of [-1, 3])
      expect((await copy(at, 0)).made).toEqual({ reason: 'noSuchPosition' });
    for (const at of [0, 2]) expect((await copy(at, 0)).made).toMatchObject({ table: 'table 1' });
  });

  it('of a game that goes on is made by those who play it, with other lots', async () => {
    expect((await copy(1, null)).made).toEqual({ reason: 'gameGoesOn' });
    const { created } = await copy(1, 1);
    expect(created[0]).toMatchObject({
      ...{ generator: KEYED_GENERATOR, seedChosen: false, moves: [] },
      ...{ snapshots: [{ number: 0, decisions: 0 }], summary: { decisions: 0 } },
    });
  });

  it('of a game that is over has its moves up to there, its lots, and its snapshots', async () => {
    const { match, record } = played(Number.POSITIVE_INFINITY);
    expect(match.state.outcome).not.toBeNull();
    const { world, created } = noting();
    const over = { room: { game: duel, match, state: match.state } } as never;
    const at = record.decisions.length - 1;
    await copyTable(over, { seat: null, maker: 'ada' }, { at, key: 'k', seats: SEATS }, world);
    const decided = record.decisions.slice(0, at);
    expect(created).toMatchObject([
      {
        ...{ generator: record.generator, seed: record.seed, seedChosen: true },
        moves: decided.map((decision: object) => ({ kind: 'answer', ...decision })),
        snapshots: match.snapshotsOfCopy(at).map((each) => ({ ...each, number: each.decisions })),
        summary: { decisions: at },
      },
    ]);
    expect(match.snapshotsOfCopy(at).length).toBeGreaterThan(2);
  });
});

describe('a table of an odd name', () => {
  it('is never looked for in the database', async () => {
    const asked: string[] = [];
    const store = { load: async (table: string) => void asked.push(table) };
    const world = { store, report: () => undefined } as unknown as World;
    const tables = new Tables(world, { memory: 1_000_000, opened: () => undefined });
    expect(await tables.find("x' or 'x'='x", '192.0.2.7')).toBeNull();
    expect(asked).toEqual([]);
    expect(await tables.find('x'.repeat(24), '192.0.2.7')).toBeNull();
    expect(asked).toEqual(['x'.repeat(24)]);
    await tables.close();
  });
});
