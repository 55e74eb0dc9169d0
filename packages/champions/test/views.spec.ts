import { demandViews } from '@grimrule/kernel/testing';
import { describe, expect, it } from 'vitest';
import { champions } from '../src/game.ts';
import { SCENARIOS, STARTER_DECKS } from '../src/shelf/offers.ts';
import { loadFinished } from './table/pack.ts';

await loadFinished();

const SLUGS = STARTER_DECKS.map(({ slug }) => slug);

/** So many heroes, beginning with this one. */
const heroesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, seat) => SLUGS[(first + seat) % SLUGS.length] ?? '');

describe('what is told of a game of Champions', () => {
  for (const players of [1, 2, 3, 4]) {
    for (const [first, slug] of SLUGS.entries()) {
      it(`can be told to all seats with ${players}, the first as ${slug}`, () => {
        const scenario = SCENARIOS[(first + players) % SCENARIOS.length]?.slug ?? '';
        const options = { heroes: heroesFrom(first, players), scenario };
        const seen = demandViews(champions, { seed: `${slug} ${players}`, options });
        expect(seen.decisions).toBeGreaterThan(0);
      });
    }
  }
});
