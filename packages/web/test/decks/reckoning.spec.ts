import { describe, expect, test } from 'vitest';
import { chance, noneAmong } from '../../src/decks/builder/numbers/chances.ts';
import {
  dealt,
  drawnOne,
  exchanged,
  redealt,
  shuffled,
} from '../../src/decks/builder/numbers/hands.ts';
import { curve, meanCost, missing, tally, total } from '../../src/decks/builder/numbers/numbers.ts';
import type { BuildCard, Drawing } from '../../src/decks/desk/desk.ts';

const SOME: Drawing = { hand: 6, mulligan: 'some', perRound: 6 };
const WHOLE: Drawing = { hand: 6, mulligan: 'whole', perRound: 1 };

/** All hands of so many from so many cards, by counting them. */
function counted(all: number, good: number, seen: number): number {
  let without = 0;
  let hands = 0;
  for (let mask = 0; mask < 1 << all; mask++) {
    const cards = Array.from({ length: all }, (_, at) => at).filter((at) => mask & (1 << at));
    if (cards.length !== seen) continue;
    hands++;
    if (cards.every((at) => at >= good)) without++;
  }
  return without / hands;
}

describe('the chance to have seen a card', () => {
  test.each([
    [10, 3, 4],
    [8, 1, 3],
    [9, 4, 6],
  ])('of %i cards, %i of them good, %i seen, is what counting gives', (all, good, seen) => {
    expect(noneAmong(all, good, seen)).toBeCloseTo(counted(all, good, seen), 10);
  });

  test('is 0 without the card, and 1 once no others are left', () => {
    expect(chance({ all: 40, good: 0, round: 3, mulligan: true }, SOME)).toBe(0);
    expect(chance({ all: 40, good: 1, round: 6, mulligan: false }, SOME)).toBe(1);
    expect(chance({ all: 4, good: 1, round: 0, mulligan: false }, SOME)).toBe(1);
  });

  test('grows by a draw a round, and by all of a hand where a hand is drawn each round', () => {
    const at = (round: number, drawing: Drawing) =>
      chance({ all: 50, good: 3, round, mulligan: false }, drawing);
    expect(at(2, WHOLE)).toBeCloseTo(1 - noneAmong(50, 3, 8), 10);
    expect(at(2, SOME)).toBeCloseTo(1 - noneAmong(50, 3, 18), 10);
  });

  test('counts a mulligan as six other cards, or as a whole new hand', () => {
    const at = (drawing: Drawing) =>
      chance({ all: 50, good: 3, round: 0, mulligan: true }, drawing);
    expect(at(SOME)).toBeCloseTo(1 - noneAmong(50, 3, 12), 10);
    expect(at(WHOLE)).toBeCloseTo(1 - noneAmong(50, 3, 6) ** 2, 10);
  });
});

describe('a sample hand', () => {
  const cards = [...'abcdefghij'];
  const lots = (...all: readonly number[]) => {
    let at = 0;
    return () => all[at++ % all.length] ?? 0;
  };
  const everything = ({ hand, rest }: ReturnType<typeof dealt>) => [...hand, ...rest].sort();

  test('is shuffled, and no card is lost', () => {
    expect([...shuffled(cards, lots(0.3, 0.9, 0.1))].sort()).toEqual(cards);
    expect(shuffled(cards, lots(0))).not.toEqual(cards);
  });

  test('exchanges what was chosen, and shuffles it back only then', () => {
    const first = dealt(cards, 4, lots(0.5));
    const after = exchanged(first, new Set([0, 2]), lots(0.2));
    expect(after.hand[1]).toBe(first.hand[1]);
    expect(after.hand[3]).toBe(first.hand[3]);
    expect([after.hand[0], after.hand[2]]).toEqual(first.rest.slice(0, 2));
    expect(everything(after)).toEqual(cards);
    expect(after.isChanged).toBe(true);
  });

  test('exchanges no more cards than the deck has', () => {
    const after = exchanged(dealt(cards, 9, lots(0.5)), new Set([0, 1, 2]), lots(0.2));
    expect(after.hand).toHaveLength(9);
    expect(everything(after)).toEqual(cards);
  });

  test('is dealt anew, and grows card by card until none is left', () => {
    const anew = redealt(dealt(cards, 4, lots(0.5)), lots(0.7));
    expect([anew.hand.length, anew.isChanged]).toEqual([4, true]);
    let trial = anew;
    for (let at = 0; at < 9; at++) trial = drawnOne(trial);
    expect(trial.rest).toEqual([]);
    expect(everything(trial)).toEqual(cards);
  });
});

describe('numbers', () => {
  const card = (code: string, cost: number | null, resources: readonly string[]): BuildCard => ({
    ...{ code, cost, resources, design: 0, type: 'ally', faction: 'basic', traits: ['Spy'] },
    ...{ keywords: [], inPacks: {}, set: '', most: 3, isDrawn: true },
  });
  const copies = [
    { card: card('a', 0, ['wild']), count: 3 },
    { card: card('b', 7, ['energy', 'energy']), count: 1 },
    { card: card('c', -1, ['mental']), count: 2 },
    { card: card('d', null, ['energy']), count: 1 },
  ];

  test('the curve has a bar for each cost, one for all that are dear, one for X', () => {
    const bars = curve(copies).filter(({ count }) => count > 0);
    expect(bars).toEqual([
      { id: '0', count: 3 },
      { id: '5+', count: 1 },
      { id: 'X', count: 2 },
    ]);
    expect(curve(copies.slice(0, 2)).map(({ id }) => id)).not.toContain('X');
  });

  test('the mean leaves out what has no number', () => {
    expect(meanCost(copies)).toBe(7 / 4);
    expect(meanCost(copies.slice(2))).toBeNull();
  });

  test('kinds are counted with their copies, each as often as it is there', () => {
    const order = ['energy', 'mental', 'physical'];
    expect(tally(copies, ({ resources }) => resources, order)).toEqual([
      { id: 'energy', count: 3 },
      { id: 'mental', count: 2 },
      { id: 'physical', count: 0 },
    ]);
    expect(tally(copies, ({ traits }) => traits)).toEqual([{ id: 'Spy', count: 7 }]);
    expect(total(copies)).toBe(7);
    expect(missing({ a: 2, z: 3 }, new Map([['a', card('a', 0, [])]]))).toBe(3);
  });
});
