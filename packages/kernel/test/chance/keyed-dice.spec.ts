import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyedDice, keyOf, NO_LOTS } from '../../src/chance/keyed-dice.ts';
import type { RandomState } from '../../src/chance/random.ts';

const WORDS = 2 ** 32;

/** The key whose last digits are this number. */
function key(number: number): Uint8Array {
  const bytes = keyOf(number.toString(16).padStart(64, '0'));
  if (!bytes) throw new Error(`${number} is no key`);
  return bytes;
}

const lot = (number: number): RandomState => [number, 0, 0, 0];

const deck = (cards: number) => Array.from({ length: cards }, (_, card) => card);

/** The first and second shuffle of key 7, worked out apart from this code. */
const FIRST_OF_SEVEN = [15, 1, 8, 4, 10, 12, 3, 6, 5, 0, 11, 7, 2, 17, 16, 9, 13, 14, 19, 18];
const SECOND_OF_SEVEN = [16, 11, 19, 3, 9, 4, 17, 10, 2, 14, 15, 8, 13, 1, 12, 7, 18, 0, 6, 5];

/** The key stream as the library of the server's own system makes it. */
function openSsl(secret: Uint8Array, number: number, words: number): readonly number[] {
  const start = Buffer.alloc(16);
  start.writeUInt32LE(number, 4);
  const bytes = createCipheriv('chacha20', secret, start).update(Buffer.alloc(words * 4));
  return Array.from({ length: words }, (_, word) => bytes.readUInt32LE(word * 4));
}

function chiSquare(values: readonly string[], kinds: number): number {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  expect(counts.size).toBe(kinds);
  const expected = values.length / kinds;
  return [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('keyed dice', () => {
  it('give the numbers that RFC 8439 prints for the key of zeros', () => {
    const dice = keyedDice(key(0), NO_LOTS);
    const words = Array.from({ length: 4 }, () => dice.roll(WORDS).toString(16));
    expect(words).toEqual(['ade0b876', '903df1a0', 'e56a5d40', '28bd8653']);
  });

  it('give the numbers of another ChaCha20, for any key and any shuffle', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.integer({ min: 0, max: WORDS - 1 }),
        (secret, number) => {
          const dice = keyedDice(secret, lot(number));
          const words = Array.from({ length: 40 }, () => dice.roll(WORDS));
          expect(words).toEqual(openSsl(secret, number, 40));
        },
      ),
      { seed: 8, numRuns: 50 },
    );
  });

  it('shuffle a deck as they always have', () => {
    const first = keyedDice(key(7), NO_LOTS);
    expect(first.shuffle(deck(20))).toEqual(FIRST_OF_SEVEN);
    expect(keyedDice(key(7), first.state).shuffle(deck(20))).toEqual(SECOND_OF_SEVEN);
  });

  it('shuffle with the same numbers however many are drawn at once', () => {
    const rolling = keyedDice(key(9), NO_LOTS);
    const cards = deck(100);
    for (let last = cards.length - 1; last > 0; last--) {
      const other = rolling.roll(last + 1);
      [cards[last], cards[other]] = [cards[other] as number, cards[last] as number];
    }
    expect(keyedDice(key(9), NO_LOTS).shuffle(deck(100))).toEqual(cards);
  });

  it('give every order equally often, over the shuffles of a game and over games', () => {
    const order = (secret: number, number: number) =>
      keyedDice(key(secret), lot(number)).shuffle(['a', 'b', 'c', 'd']).join('');
    const inOneGame = Array.from({ length: 9600 }, (_, number) => order(1, number));
    const ofManyGames = Array.from({ length: 9600 }, (_, secret) => order(secret, 0));
    // 23 degrees of freedom: one in a thousand fair decks is above 49.7.
    expect(chiSquare(inOneGame, 24)).toBeLessThan(49.7);
    expect(chiSquare(ofManyGames, 24)).toBeLessThan(49.7);
  });

  it('do not favour low numbers when the sides are many', () => {
    // Taken modulo two thirds of 2³², low numbers would come twice as often.
    const sides = Math.floor((WORDS / 3) * 2);
    const dice = keyedDice(key(3), NO_LOTS);
    const low = Array.from({ length: 4000 }, () => dice.roll(sides)).filter(
      (roll) => roll < sides / 2,
    );
    expect(Math.abs(low.length - 2000)).toBeLessThan(150);
  });
});

describe('the state of keyed dice', () => {
  it('counts what was drawn, and nothing else', () => {
    let state = NO_LOTS;
    for (let number = 0; number < 30; number++) {
      expect(state).toEqual([number, 0, 0, 0]);
      const dice = keyedDice(key(5), JSON.parse(JSON.stringify(state)));
      dice.shuffle(deck(2 + number));
      state = dice.state;
    }
  });

  it('stays where it was if nothing was drawn: a single card has one order', () => {
    const dice = keyedDice(key(5), lot(3));
    dice.shuffle(['alone']);
    expect(dice.state).toEqual(lot(3));
  });

  it('does not determine the next shuffle, nor do all shuffles seen before without the key', () => {
    const games = Array.from({ length: 7200 }, (_, secret) => {
      let state = NO_LOTS;
      for (let shuffles = 0; shuffles < 3; shuffles++) {
        const dice = keyedDice(key(secret), state);
        dice.shuffle(deck(3));
        state = dice.state;
      }
      const next = keyedDice(key(secret), state).shuffle(['a', 'b', 'c']).join('');
      const before = keyedDice(key(secret), lot(2)).shuffle(['a', 'b', 'c']).join('');
      return { state: String(state), next, both: `${before} ${next}` };
    });
    expect(new Set(games.map(({ state }) => state))).toEqual(new Set(['3,0,0,0']));
    // 5 and 35 degrees of freedom: the next order is fair, also beside the one before.
    expect(
      chiSquare(
        games.map(({ next }) => next),
        6,
      ),
    ).toBeLessThan(20.5);
    expect(
      chiSquare(
        games.map(({ both }) => both),
        36,
      ),
    ).toBeLessThan(66.6);
  });
});

describe('a key', () => {
  it('is 64 hexadecimal digits, and no other seed is one', () => {
    expect(keyOf('0f'.repeat(32))).toEqual(new Uint8Array(32).fill(15));
    for (const seed of [
      7,
      '',
      'a seed',
      '0f'.repeat(31),
      '0F'.repeat(32),
      `${'0f'.repeat(32)}\n`,
    ]) {
      expect(keyOf(seed)).toBeNull();
    }
  });
});
