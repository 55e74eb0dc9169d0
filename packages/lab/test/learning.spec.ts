import { dice, seeded } from '@grimrule/kernel';
import { describe, expect, it } from 'vitest';
import type { TrainingGame } from '../src/index.ts';
import { train } from '../src/index.ts';
import type { Example } from '../src/learning/logistic.ts';
import { fit, judge } from '../src/learning/logistic.ts';

const rolls = () => {
  const own = dice(seeded('learning'));
  return {
    number: () => own.roll(2001) / 1000 - 1,
    happens: (chance: number) => own.roll(1e6) < chance * 1e6,
  };
};
const chance = (odds: number) => 1 / (1 + Math.exp(-odds));

/** Outcomes of a law: log-odds of 2 for each of the first number, -1 for each of the second. */
function examples(count: number, starts: readonly number[]): readonly Example[] {
  const { number, happens } = rolls();
  return Array.from({ length: count }, (_, at) => {
    const group = at % starts.length;
    const numbers = [number() * 3, number() * 3, 7];
    const odds = 2 * (numbers[0] ?? 0) - (numbers[1] ?? 0) + (starts[group] ?? 0);
    return { numbers, group, target: happens(chance(odds)) ? 1 : 0, weight: 1 };
  });
}

describe('a regression', () => {
  it('finds the law that outcomes follow, whatever the starts of groups', () => {
    const { weights } = fit(examples(6000, [-3, 0, 3]), () => 0.01);
    expect(weights[0]).toBeCloseTo(2, 0);
    expect(Math.abs((weights[0] ?? 0) - 2)).toBeLessThan(0.2);
    expect(Math.abs((weights[1] ?? 0) + 1)).toBeLessThan(0.15);
  });

  it('gives no weight to a number that is always the same', () => {
    expect(fit(examples(500, [0]), () => 0).weights[2]).toBe(0);
  });

  it('holds back what it is told to hold back, and only that', () => {
    const held = fit(examples(500, [0]), (column) => (column === 1 ? 1e5 : 0)).weights;
    expect(Math.abs(held[1] ?? 1)).toBeLessThan(0.01);
    expect(held[0]).toBeGreaterThan(1);
  });

  it('starts where its groups start on average', () => {
    const found = fit(examples(6000, [1, 2]), () => 0.01);
    expect(Math.abs(found.start - 1.5)).toBeLessThan(0.25);
    expect(judge(found, [0, 0, 7])).toBeCloseTo(chance(found.start), 10);
  });
});

/** Games of one group in which a number says who wins, one way round or the other. */
function games(group: number, count: number, sign: number): readonly TrainingGame[] {
  const { number, happens } = rolls();
  return Array.from({ length: count }, (_, at) => {
    const told = number();
    const won = happens(chance(4 * sign * told));
    return {
      group,
      number: at,
      won,
      positions: [
        [number(), told],
        [number(), told],
      ],
    };
  });
}

describe('training', () => {
  it('judges games that it has not seen better than a number that says nothing', () => {
    const { held, positions, games: count } = train(games(0, 400, 1));
    expect([count, positions, held.games, held.positions]).toEqual([400, 800, 80, 160]);
    expect(held.lossLearned).toBeLessThan(held.lossToday - 0.1);
    expect(held.orderLearned).toBeGreaterThan(0.8);
    expect(Math.abs(held.orderToday - 0.5)).toBeLessThan(0.15);
  });

  it('lets a group with few games count as much as one with many', () => {
    const { judgement } = train([...games(0, 600, 1), ...games(1, 200, -1)]);
    expect(Math.abs(judgement.weights[1] ?? 9)).toBeLessThan(0.5);
    const alone = train(games(0, 600, 1)).judgement;
    expect(alone.weights[1]).toBeGreaterThan(1.5);
  });

  it('is the same for the same games', () => {
    expect(train(games(0, 100, 1))).toEqual(train(games(0, 100, 1)));
  });
});
