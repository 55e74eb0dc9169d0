import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dice, seeded } from '../../src/index.ts';

/** The sum of squared distances from what is expected, in units of it. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function counted(values: Iterable<string | number>, kinds: number): readonly number[] {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  expect(counts.size).toBe(kinds);
  return [...counts.values()];
}

describe('dice', () => {
  it('show every side equally often, also with sides that are no power of two', () => {
    const generator = dice(seeded('sides'));
    const rolls = Array.from({ length: 7000 }, () => generator.roll(7));
    // 6 degrees of freedom: one in a thousand fair dice is above 22.5.
    expect(chiSquare(counted(rolls, 7))).toBeLessThan(22.5);
  });

  it('show a number from 0 to one less than their sides', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (seed, sides) => {
        const rolled = dice(seeded(seed)).roll(sides);
        expect(Number.isInteger(rolled) && rolled >= 0 && rolled < sides).toBe(true);
      }),
      { seed: 3 },
    );
  });

  it('do not favour low numbers when the sides are many', () => {
    // Taken modulo two thirds of 2³², low numbers would come twice as often.
    const sides = Math.floor((2 ** 32 / 3) * 2);
    const generator = dice(seeded('bias'));
    const low = Array.from({ length: 4000 }, () => generator.roll(sides)).filter(
      (roll) => roll < sides / 2,
    );
    expect(Math.abs(low.length - 2000)).toBeLessThan(150);
  });

  it('go on from their state as if nothing had been between', () => {
    const one = dice(seeded(5));
    one.roll(100);
    const other = dice(JSON.parse(JSON.stringify(one.state)));
    const rolls = (of: typeof one) => Array.from({ length: 20 }, () => of.roll(1000));
    expect(rolls(other)).toEqual(rolls(one));
  });
});

describe('a shuffle', () => {
  it('gives every order equally often', () => {
    const generator = dice(seeded('orders'));
    const orders = Array.from({ length: 6000 }, () => generator.shuffle(['a', 'b', 'c']).join(''));
    // 5 degrees of freedom.
    expect(chiSquare(counted(orders, 6))).toBeLessThan(20.5);
  });

  it('keeps every card', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (cards, seed) => {
        const shuffled = dice(seeded(seed)).shuffle([...cards]);
        expect(shuffled.toSorted()).toEqual(cards.toSorted());
      }),
      { seed: 4 },
    );
  });
});

describe('seeds', () => {
  it('next to each other give games that have nothing in common', () => {
    const firsts = Array.from({ length: 5200 }, (_, seed) => dice(seeded(seed)).roll(52));
    // 51 degrees of freedom.
    expect(chiSquare(counted(firsts, 52))).toBeLessThan(88);
    const steps = firsts.slice(1).map((first, index) => (first - (firsts[index] ?? 0) + 52) % 52);
    expect(chiSquare(counted(steps, 52))).toBeLessThan(88);
  });

  it('may be numbers or words, and the same seed gives the same dice', () => {
    expect(seeded('a table')).toEqual(seeded('a table'));
    expect(seeded('a table')).not.toEqual(seeded('a tabel'));
    expect(seeded(12)).not.toEqual(seeded(21));
  });

  it('in their thousands give thousands of different games', () => {
    const states = new Set(Array.from({ length: 5000 }, (_, seed) => seeded(seed).join()));
    expect(states.size).toBe(5000);
  });

  it('that agree in one of the four words do not agree in the others', () => {
    const states = Array.from({ length: 300_000 }, (_, seed) => seeded(seed));
    for (const word of [0, 1, 2, 3]) {
      const first = new Map<number | undefined, (typeof states)[number]>();
      const agreeing = states.filter((state) => {
        const other = first.get(state[word]) ?? state;
        first.set(state[word], other);
        return other !== state && state.filter((each, at) => each === other[at]).length > 1;
      });
      // Of so many, about ten pairs share any 32 bits.
      expect(first.size).toBeLessThan(states.length);
      expect(first.size).toBeGreaterThan(states.length - 40);
      expect(agreeing).toEqual([]);
    }
  });
});
