import { demandConformance, demandForgetting } from '@grimrule/kernel/testing';
import { describe, expect, it } from 'vitest';
import { champions } from '../src/game.ts';
import { ENDINGS } from '../src/rules/end/game-end.ts';
import { SCENARIOS, STARTER_DECKS } from '../src/shelf/offers.ts';
import { loadFinished } from './table/pack.ts';

await loadFinished();

const MOST = 4000;
const SLUGS = STARTER_DECKS.map(({ slug }) => slug);

/** So many heroes, beginning with another one each time. */
const heroesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, seat) => SLUGS[(first + seat) % SLUGS.length] ?? '');

describe('every game of Champions', () => {
  for (const players of [1, 2, 3, 4]) {
    for (const { slug: scenario } of SCENARIOS) {
      it(`keeps the contract of a game with ${players} against ${scenario}`, () => {
        for (let seed = 0; seed < 2; seed++) {
          const mode = seed % 2 === 0 ? 'standard' : 'expert';
          const options = { heroes: heroesFrom(seed, players), scenario, mode };
          const how = { seed: `${scenario} ${seed}`, oneIn: 8 * players, most: MOST, options };
          expect(ENDINGS).toContain(demandConformance(champions, how).ending);
        }
      });
    }
  }

  it('keeps it with heroic mode, a skirmish and modular sets by lot', () => {
    const options = {
      heroes: ['black-panther', 'she-hulk'],
      scenario: 'klaw',
      mode: 'expert',
      heroic: 2,
      skirmish: 3,
      modular: { random: 2 },
    };
    for (const seed of [1, 2]) {
      const { result } = demandConformance(champions, { seed, oneIn: 10, most: MOST, options });
      expect(['heroes', 'villain']).toContain(result);
    }
  });

  it('keeps it at every single decision of a game', () => {
    const options = { heroes: ['iron-man'], scenario: 'ultron' };
    const { result } = demandConformance(champions, { seed: 'every', most: MOST, options });
    expect(['heroes', 'villain']).toContain(result);
  });

  it('forgets what was seen of cards that are shuffled', () => {
    let cards = 0;
    for (const { slug: scenario } of SCENARIOS) {
      for (let seed = 0; seed < 8; seed++) {
        const options = { heroes: heroesFrom(seed, 1 + (seed % 2)), scenario };
        cards += demandForgetting(champions, { seed, most: MOST, options }).cards;
      }
    }
    expect(cards).toBeGreaterThan(100);
  });
});
