import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cost, Option, Source } from '../../src/index.ts';
import { answersTo, canPay, dice, proposalFor, randomAnswer, seeded } from '../../src/index.ts';
import { covers } from '../../src/prompts/payment.ts';
import { onlyAnswer } from '../../src/prompts/prompt.ts';
import { Play } from '../arena-game/playing.ts';
import { card } from '../arena-game/vocabulary.ts';

/** Whether resources pay symbols, by trying every way to match them. */
function pays(symbols: readonly number[], resources: readonly number[]): boolean {
  const [symbol, ...rest] = symbols;
  if (symbol === undefined) return true;
  return resources.some(
    (resource, index) => (resource & symbol) !== 0 && pays(rest, resources.toSpliced(index, 1)),
  );
}

const given = (sources: readonly Source[]) => sources.flatMap(({ gives }) => gives);
const worth = (sources: readonly Source[]) => sources.reduce((sum, each) => sum + each.worth, 0);

function subsets<T>(items: readonly T[]): readonly (readonly T[])[] {
  const found: T[][] = [[]];
  for (const item of items) found.push(...found.map((subset) => [...subset, item]));
  return found;
}

/** Every set of sources that pays, and of which none could be left out. */
function waysToPay({ symbols, sources }: Cost): readonly (readonly Source[])[] {
  return subsets(sources).filter(
    (spent) =>
      pays(symbols, given(spent)) &&
      spent.every((one) => !pays(symbols, given(spent.filter((other) => other !== one)))),
  );
}

function promptFor(cost: Cost) {
  const options = cost.sources.map(({ option }) => option);
  const ask = { say: 'pay' };
  return { seat: 0, ask, rule: 'pay', options, least: 0, most: cost.symbols.length, cost };
}

const symbol = fc.constantFrom(1, 2, 4);
const resource = fc.integer({ min: 1, max: 7 });

/** Random costs whose sources yield at most so many resources each. */
function costs(most: number): fc.Arbitrary<Cost> {
  const source = fc.record({
    gives: fc.array(resource, { minLength: 1, maxLength: most }),
    worth: fc.integer({ min: 0, max: 6 }),
  });
  return fc.record({
    symbols: fc.array(symbol, { maxLength: 4 }),
    sources: fc
      .array(source, { maxLength: 6 })
      .map((list) =>
        list.map((each, card): Source => ({ ...each, option: { verb: 'spend', card } })),
      ),
  });
}

const keyOf = (answer: readonly Option[]) =>
  answer
    .map(({ card }) => card)
    .sort()
    .join();
const keysOf = (ways: readonly (readonly Source[])[]) =>
  ways.map((way) => keyOf(way.map(({ option }) => option))).sort();

const RUNS = { numRuns: 400, seed: 11 };

describe.each([
  { name: 'with cards that give one resource each', most: 1 },
  { name: 'with cards that give one or two resources', most: 2 },
])('paying $name', ({ most }) => {
  it('is possible exactly when the resources can be matched to the symbols', () => {
    fc.assert(
      fc.property(costs(most), ({ symbols, sources }) => {
        expect(canPay(symbols, sources)).toBe(pays(symbols, given(sources)));
      }),
      RUNS,
    );
  });

  it('lists every way in which nothing is given away for nothing, each once', () => {
    fc.assert(
      fc.property(costs(most), (cost) => {
        const listed = [...answersTo(promptFor(cost))].map(keyOf).sort();
        expect(listed).toEqual(keysOf(waysToPay(cost)));
      }),
      RUNS,
    );
  });

  it('accepts exactly what it lists', () => {
    fc.assert(
      fc.property(costs(most), (cost) => {
        const ways = new Set(keysOf(waysToPay(cost)));
        for (const spent of subsets(cost.sources)) {
          const picked = spent.map(({ option }) => option);
          expect(covers(cost, picked)).toBe(ways.has(keyOf(picked)));
        }
      }),
      RUNS,
    );
  });

  it('proposes the cheapest way there is', () => {
    fc.assert(
      fc.property(costs(most), (cost) => {
        const ways = waysToPay(cost);
        fc.pre(ways.length > 0);
        const proposal = proposalFor(promptFor(cost));
        const spent = cost.sources.filter(({ option }) => proposal.includes(option));
        expect(keysOf(ways)).toContain(keyOf(proposal));
        expect(worth(spent)).toBe(Math.min(...ways.map(worth)));
      }),
      RUNS,
    );
  });

  it('is asked exactly where there is more than one way', () => {
    fc.assert(
      fc.property(costs(most), (cost) => {
        const ways = waysToPay(cost);
        fc.pre(ways.length > 0);
        expect(onlyAnswer(promptFor(cost)) === null).toBe(ways.length > 1);
      }),
      RUNS,
    );
  });

  it('by lot is one of the ways', () => {
    fc.assert(
      fc.property(costs(most), fc.integer(), (cost, seed) => {
        const ways = keysOf(waysToPay(cost));
        fc.pre(ways.length > 0);
        const answer = randomAnswer(promptFor(cost), dice(seeded(seed)));
        expect(ways).toContain(keyOf(answer));
      }),
      RUNS,
    );
  });
});

describe('paying while some cards have to be left', () => {
  const reserve = fc.record({
    cards: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1 }),
    least: fc.integer({ min: 0, max: 3 }),
  });
  const withReserves = fc
    .tuple(costs(2), fc.array(reserve, { minLength: 1, maxLength: 2 }))
    .map(([cost, reserves]): Cost => ({ ...cost, reserves }));
  const allowed = (cost: Cost) =>
    waysToPay(cost).filter((way) =>
      (cost.reserves ?? []).every(({ cards, least }) => {
        const spent = way.map(({ option }) => option.card ?? -1);
        return cards.filter((card) => !spent.includes(card)).length >= least;
      }),
    );

  it('is possible, listed and proposed exactly where enough of them are', () => {
    fc.assert(
      fc.property(withReserves, (cost) => {
        const ways = keysOf(allowed(cost));
        const { symbols, sources, reserves } = cost;
        expect(canPay(symbols, sources, undefined, reserves)).toBe(ways.length > 0);
        if (ways.length === 0) return;
        expect([...answersTo(promptFor(cost))].map(keyOf).sort()).toEqual(ways);
        expect(ways).toContain(keyOf(proposalFor(promptFor(cost))));
        expect(ways).toContain(keyOf(randomAnswer(promptFor(cost), dice(seeded('lot')))));
        expect(onlyAnswer(promptFor(cost)) !== null).toBe(ways.length === 1);
      }),
      RUNS,
    );
  });
});

describe('paying more than is needed', () => {
  /** Every set of sources that pays, needless ones included. */
  const generous = ({ symbols, sources }: Cost) =>
    subsets(sources).filter((spent) => pays(symbols, given(spent)));
  const free = costs(2).map((cost): Cost => ({ ...cost, overpay: true }));

  it('where it is allowed is accepted, and so is everything else that pays', () => {
    fc.assert(
      fc.property(free, (cost) => {
        const ways = new Set(keysOf(generous(cost)));
        for (const spent of subsets(cost.sources)) {
          const picked = spent.map(({ option }) => option);
          expect(covers(cost, picked)).toBe(ways.has(keyOf(picked)));
        }
      }),
      RUNS,
    );
  });

  it('is not listed among the answers', () => {
    fc.assert(
      fc.property(free, (cost) => {
        const listed = [...answersTo(promptFor(cost))].map(keyOf).sort();
        expect(listed).toEqual(keysOf(waysToPay(cost)));
      }),
      RUNS,
    );
  });

  it('is neither proposed nor done by lot', () => {
    fc.assert(
      fc.property(free, fc.integer(), (cost, seed) => {
        const ways = keysOf(waysToPay(cost));
        fc.pre(ways.length > 0);
        expect(ways).toContain(keyOf(proposalFor(promptFor(cost))));
        expect(ways).toContain(keyOf(randomAnswer(promptFor(cost), dice(seeded(seed)))));
      }),
      RUNS,
    );
  });

  it('is no reason to ask: with one way to pay exactly, nobody is asked', () => {
    fc.assert(
      fc.property(free, (cost) => {
        fc.pre(canPay(cost.symbols, cost.sources));
        const only = onlyAnswer(promptFor(cost));
        expect(only === null).toBe(waysToPay(cost).length > 1);
      }),
      RUNS,
    );
  });
});

describe('a card that more may be paid for', () => {
  const tower = card('tower', { cost: [1], overpay: true });
  const hut = card('hut', { cost: [1] });
  const bread = card('bread', { gives: [1] });
  const gold = card('gold', { gives: [2] });
  const cards = [tower, hut, bread, gold];
  const layout = { hand: [['tower', 'hut', 'bread', 'gold']] };

  it('takes it', () => {
    const play = new Play(cards, layout).pick('play tower').pick('spend bread', 'spend gold');
    expect(play.zoneOf('bread')).toBe('discard pile');
    expect(play.zoneOf('gold')).toBe('discard pile');
    expect(play.zoneOf('hut')).toBe('hand');
  });

  it('still has to be paid', () => {
    const play = new Play(cards, layout).pick('play tower');
    expect(() => play.pick('spend gold')).toThrow('doesNotPay');
    expect(() => play.pick()).toThrow('doesNotPay');
  });

  it('is not every card', () => {
    const play = new Play(cards, layout).pick('play hut');
    expect(() => play.pick('spend bread', 'spend gold')).toThrow('doesNotPay');
    expect(play.pick('spend bread').zoneOf('gold')).toBe('hand');
  });
});

describe('paying', () => {
  const source = (card: number, ...gives: readonly number[]): Source => ({
    option: { verb: 'spend', card },
    gives,
    worth: 1,
  });

  it('nothing needs nothing', () => {
    expect([...answersTo(promptFor({ symbols: [], sources: [source(1, 1)] }))]).toEqual([[]]);
    expect(canPay([], [])).toBe(true);
  });

  it('uses a wild resource where it is needed, not where it is met first', () => {
    expect(canPay([1, 2], [source(1, 3), source(2, 1)])).toBe(true);
    expect(canPay([1, 2], [source(1, 3), source(2, 2)])).toBe(true);
    expect(canPay([1, 1, 2], [source(1, 3), source(2, 2), source(3, 2)])).toBe(false);
  });

  it('cannot use the card that is paid for', () => {
    expect(canPay([1], [source(7, 1)], 7)).toBe(false);
    expect(canPay([1], [source(7, 1), source(8, 1)], 7)).toBe(true);
  });

  it('knows no difference between equal resources of one card', () => {
    const token = (card: number, value: number, gives = 1): Source => ({
      option: { verb: 'spend', card, value },
      gives: [gives],
      worth: 1,
    });
    const pool = [token(1, 0), token(1, 1), token(1, 2)];
    const ways = (sources: readonly Source[]) =>
      [...answersTo(promptFor({ symbols: [1, 1], sources }))].map((way) =>
        way.map(({ card }) => card),
      );
    expect(ways(pool)).toEqual([[1, 1]]);
    expect(onlyAnswer(promptFor({ symbols: [1, 1], sources: pool }))).toHaveLength(2);
    const others = [...pool, token(2, 0), token(2, 1)];
    expect(ways(others)).toEqual([
      [1, 1],
      [1, 2],
      [2, 2],
    ]);
    expect(onlyAnswer(promptFor({ symbols: [1, 1], sources: others }))).toBeNull();
    expect(ways([token(1, 0), token(1, 1, 3), token(2, 0)])).toHaveLength(3);
  });

  it('leaves what a double resource gives too much unused', () => {
    const cost = { symbols: [1], sources: [source(1, 1, 1)] };
    expect([...answersTo(promptFor(cost))]).toEqual([[{ verb: 'spend', card: 1 }]]);
  });
});

describe('sources on one card', () => {
  const from = (card: number | undefined, value: number, ...gives: readonly number[]): Source => ({
    option: { verb: 'spend', value, ...(card === undefined ? {} : { card }) },
    gives,
    worth: 1,
  });
  const only = (...sources: readonly Source[]) =>
    onlyAnswer(promptFor({ symbols: [3], sources }))?.map(({ value }) => value) ?? null;

  it('that give the same are the same to pay with: nobody is asked', () => {
    expect(only(from(7, 0, 1), from(7, 1, 1))).toEqual([0]);
    expect(only(from(7, 0, 1, 2), from(7, 1, 1, 2))).toEqual([0]);
  });

  it.each([
    ['give something else', from(7, 1, 2)],
    ['give more', from(7, 1, 1, 1)],
    ['lie on another card', from(8, 1, 1)],
    ['lie on no card', from(undefined, 1, 1)],
    ['are used in another way', { ...from(7, 1, 1), option: { verb: 'use', card: 7, value: 1 } }],
  ])('are both offered where they %s', (_, other) => {
    expect(only(from(7, 0, 1), other)).toBeNull();
  });

  it('are both offered where the later one gives less', () => {
    expect(only(from(7, 0, 1, 1), from(7, 1, 1))).toBeNull();
  });

  it('that lie on no card are both offered', () => {
    expect(only(from(undefined, 0, 1), from(undefined, 1, 1))).toBeNull();
  });
});
