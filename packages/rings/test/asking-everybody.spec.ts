import { demandEverybodyAsked, questionsAlone } from '@grimrule/kernel/testing';
import { describe, expect, it } from 'vitest';
import { rings } from '../src/game.ts';
import { SCENARIOS } from '../src/scenarios/scenario.ts';

const GROUPS = [
  ['leadership', 'lore'],
  ['spirit', 'tactics', 'leadership'],
  ['lore', 'spirit', 'tactics', 'leadership'],
];

describe('a table of Rings that asks everybody', () => {
  it.each(GROUPS)('tells nothing about a hand by asking, with %s', (...decks) => {
    const tables = SCENARIOS.map(({ slug: scenario }) => ({
      seed: `${scenario} asks`,
      options: { decks, scenario, askEverybody: true },
    }));
    const { anyway, idle } = demandEverybodyAsked(rings, tables);
    // The table asked players with an answer in hand, and players without one.
    expect(idle).toBeGreaterThan(0);
    expect(anyway).toBeGreaterThan(idle);
  });

  it('asks nobody more often who plays alone', () => {
    const asked = (askEverybody: boolean) =>
      questionsAlone(rings, { decks: ['spirit'], askEverybody }, 7);
    expect(asked(true)).toEqual(asked(false));
  });
});
