import { demandEverybodyAsked } from '@grimrule/kernel/testing';
import { describe, expect, it } from 'vitest';
import { rings } from '../src/game.ts';
import { SCENARIOS } from '../src/scenarios/scenario.ts';

const GROUPS = [
  ['leadership', 'lore'],
  ['spirit', 'tactics', 'leadership'],
  ['lore', 'spirit', 'tactics', 'leadership'],
];

describe('a table of Rings that asks everybody', () => {
  for (const decks of GROUPS) {
    it(`tells nothing about a hand by asking, with ${decks.length}`, { timeout: 120_000 }, () => {
      let anyway = 0;
      let idle = 0;
      for (const { slug: scenario } of SCENARIOS) {
        const options = { decks, scenario, askEverybody: true };
        const asked = demandEverybodyAsked(rings, { seed: `${scenario} asks`, options });
        anyway += asked.anyway;
        idle += asked.idle;
      }
      // The table asked players with an answer in hand, and players without one.
      expect(idle).toBeGreaterThan(0);
      expect(anyway).toBeGreaterThan(idle);
    });
  }

  it('asks nobody more often who plays alone', () => {
    const prompts = (askEverybody: boolean) => {
      const begun = rings.setup({ decks: ['spirit'], askEverybody }, 7);
      if (!('state' in begun)) throw new Error('the options are legal');
      const asked: unknown[] = [];
      const { state } = begun;
      while (state.prompt) {
        asked.push(state.prompt);
        rings.decide(state, rings.proposal(state));
      }
      return asked;
    };
    expect(prompts(true)).toEqual(prompts(false));
  });
});
