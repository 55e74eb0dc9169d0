import { demandConformance, demandForgetting } from '@grimrule/kernel/testing';
import { describe, expect, it } from 'vitest';
import { LEARNING_DECKS } from '../src/decks/learning-decks.ts';
import { rings } from '../src/game.ts';
import { ENDINGS } from '../src/rules/end/game-end.ts';
import { SCENARIOS } from '../src/scenarios/scenario.ts';

const MOST = 6000;
const SLUGS = LEARNING_DECKS.map(({ slug }) => slug);

/** So many decks, beginning with another one each time. */
const decksFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, seat) => SLUGS[(first + seat) % SLUGS.length] ?? '');

describe('every game of Rings', () => {
  for (const players of [1, 2, 3, 4]) {
    for (const { slug: scenario } of SCENARIOS) {
      it(`keeps the contract of a game with ${players} on ${scenario}`, () => {
        for (let seed = 0; seed < 2; seed++) {
          const mode = seed % 2 === 0 ? 'standard' : 'easy';
          const options = { decks: decksFrom(seed, players), scenario, mode };
          const how = { seed: `${scenario} ${seed}`, oneIn: 6 * players, most: MOST, options };
          expect(ENDINGS).toContain(demandConformance(rings, how).ending);
        }
      });
    }
  }

  it('forgets what was seen of cards that are shuffled', () => {
    let cards = 0;
    for (const { slug: scenario } of SCENARIOS) {
      for (let seed = 0; seed < 8; seed++) {
        const options = { decks: decksFrom(seed, 1 + (seed % 2)), scenario };
        cards += demandForgetting(rings, { seed, most: MOST, options }).cards;
      }
    }
    expect(cards).toBeGreaterThan(100);
  });
});
