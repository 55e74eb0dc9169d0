import { describe, expect, test } from 'vitest';
import { HEROES, VILLAINS } from '../src/board.ts';
import { evaluate } from '../src/evaluate.ts';
import type { DuelState } from '../src/table.ts';
import type { Description } from './table/description.ts';
import { positionOf } from './table/position.ts';

const EMPTY: Description = { heroes: { noSpare: true }, villains: { noSpare: true } };

/** By how much the heroes lead, in victory points: the inverse of what `evaluate` makes of it. */
function leadOf(state: DuelState): number {
  const value = evaluate(state, HEROES);
  return 4 * Math.log(value / (1 - value));
}

/** The worth of a position to the heroes, compared with an empty board. */
const worth = (description: Description) =>
  leadOf(positionOf({ ...EMPTY, ...description })) - leadOf(positionOf(EMPTY));

const heroes = (side: Description['heroes']): Description => ({
  heroes: { noSpare: true, ...side },
});
const villains = (side: Description['villains']): Description => ({
  villains: { noSpare: true, ...side },
});

/** Each term: a position, and what it is worth to the heroes. */
const TERMS: Readonly<Record<string, readonly [Description, number]>> = {
  "the artefact marker on the heroes' half": [{ marker: 2 }, 0.6],
  "the artefact marker on the villains' half": [{ marker: -2 }, -0.6],
  "a card in the heroes' hand": [heroes({ hand: ['thor-a'] }), 0.45],
  "a card in the villains' hand": [villains({ hand: ['kang-a'] }), -0.45],
  'an artefact of the heroes': [heroes({ artefacts: ['tactigon'] }), 1.2],
  'an artefact of the villains': [villains({ artefacts: ['tactigon'] }), -1.2],
  // Strength 2, life 5, no ability: 0.3 + 2 × 0.35 + 5 × 0.25.
  'a hero in Manhattan whom nobody faces': [heroes({ board: { 'manhattan 1': 'thor-a' } }), 3.05],
  'a hero in the Sanctum whom nobody faces': [heroes({ board: { 'sanctum 0': 'thor-a' } }), 2.7],
  'a hero at the tower whom nobody faces': [heroes({ board: { tower: 'thor-a' } }), 2.85],
  // Strength 1, life 4, no ability: 0.3 + 0.35 + 4 × 0.25.
  'a villain in Manhattan whom nobody faces': [
    villains({ board: { 'manhattan 0': 'taskmaster-a' } }),
    -2.45,
  ],
  'a villain in the Sanctum whom nobody faces': [
    villains({ board: { 'sanctum 1': 'taskmaster-a' } }),
    -2.1,
  ],
  'a villain at the tower whom nobody faces': [
    villains({ board: { tower: 'taskmaster-a' } }),
    -2.25,
  ],
  'two who face each other': [
    {
      heroes: { noSpare: true, board: { tower: 'thor-a' } },
      villains: { noSpare: true, board: { tower: 'taskmaster-a' } },
    },
    2.25 - 1.65,
  ],
  'a hero with two damage': [heroes({ board: { tower: ['thor-a', 2] } }), 2.85 - 0.5],
  // Strength 1, life 3, one ability.
  'a hero with an ability': [
    heroes({ board: { tower: 'wasp-a' } }),
    0.3 + 0.35 + 0.75 + 0.15 + 0.6,
  ],
  // The share of the seven points of the heroes, of the nine of the villains: 5s + 5s³.
  'one victory point of the heroes': [{ points: 1 }, 5 / 7 + 5 / 343],
  'six victory points of the heroes': [{ points: 6 }, 30 / 7 + 1080 / 343],
  'one victory point of the villains': [{ points: -1 }, -(5 / 9 + 5 / 729)],
  'six victory points of the villains': [{ points: -6 }, -(30 / 9 + 1080 / 729)],
  // One of the ten civilians that win the game, and it can be spent.
  'a freed civilian': [{ freed: ['red'] }, 0.5 + 0.005 + 0.45],
  'five freed civilians that are spent': [
    {
      civilians: [
        ['red', 'green'],
        ['yellow', 'blue', 'green'],
        ['red', 'blue'],
      ],
    },
    2.5 + 0.625,
  ],
};

describe('how good a position looks', () => {
  test('an even board is worth a half to both', () => {
    expect(evaluate(positionOf(EMPTY), HEROES)).toBe(0.5);
    expect(evaluate(positionOf(EMPTY), VILLAINS)).toBe(0.5);
  });

  test.each(Object.entries(TERMS))('%s', (_, [description, points]) => {
    expect(worth(description)).toBeCloseTo(points, 9);
  });

  test.each(Object.entries(TERMS))('to the villains just as bad: %s', (_, [description]) => {
    const state = positionOf({ ...EMPTY, ...description });
    expect(evaluate(state, HEROES) + evaluate(state, VILLAINS)).toBeCloseTo(1, 12);
  });

  test('a game that is over is worth 1 to the winner, 0 to the loser, a half when drawn', () => {
    // The heroes lead by far, which counts no longer.
    const state = positionOf({ ...EMPTY, points: 6 });
    const ended = (winners: readonly number[]) => ({
      ...state,
      outcome: { result: 'over', ending: 'deck', winners, line: { say: 'over' } },
    });
    const valuesOf = (winners: readonly number[]) =>
      [HEROES, VILLAINS].map((seat) => evaluate(ended(winners), seat));
    expect(valuesOf([HEROES])).toEqual([1, 0]);
    expect(valuesOf([VILLAINS])).toEqual([0, 1]);
    expect(valuesOf([])).toEqual([0.5, 0.5]);
  });
});
