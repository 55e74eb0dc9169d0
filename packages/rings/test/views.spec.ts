import { demandViews } from '@grimrule/kernel/testing';
import { describe, expect, it } from 'vitest';
import { sharedHeroes } from '../src/decks/deck-building.ts';
import { DECKS } from '../src/decks/players.ts';
import { rings } from '../src/game.ts';
import { SCENARIOS } from '../src/scenarios/scenario.ts';

/** So many decks, beginning with this one, in which no hero is twice. */
function decksFrom(first: number, count: number): readonly string[] {
  const chosen: (typeof DECKS)[number][] = [];
  for (const deck of [...DECKS.slice(first), ...DECKS.slice(0, first)]) {
    if (chosen.length < count && sharedHeroes([...chosen, deck]).length === 0) chosen.push(deck);
  }
  return chosen.map(({ slug }) => slug);
}

describe('what is told of a game of Rings', () => {
  for (const players of [1, 2, 3, 4]) {
    for (const [first, { slug }] of DECKS.entries()) {
      it(`can be told to all seats with ${players}, the first with ${slug}`, () => {
        const scenario = SCENARIOS[(first + players) % SCENARIOS.length]?.slug ?? '';
        const options = { decks: decksFrom(first, players), scenario };
        const seen = demandViews(rings, { seed: `${slug} ${players}`, options, most: 6000 });
        expect(seen.decisions).toBeGreaterThan(0);
      });
    }
  }
});
