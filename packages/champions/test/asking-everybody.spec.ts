import { demandEverybodyAsked } from '@grimrule/kernel/testing';
import { describe, expect, it } from 'vitest';
import { champions } from '../src/game.ts';
import { SCENARIOS } from '../src/scenarios/core-set.ts';

const GROUPS = [
  ['spider-man', 'she-hulk'],
  ['black-panther', 'iron-man', 'captain-marvel'],
  ['she-hulk', 'captain-marvel', 'spider-man', 'iron-man'],
];

describe('a table of Champions that asks everybody', () => {
  for (const heroes of GROUPS) {
    it(`tells nothing about a hand by asking, with ${heroes.length}`, { timeout: 120_000 }, () => {
      let anyway = 0;
      let idle = 0;
      for (const { slug: scenario } of SCENARIOS) {
        const options = { heroes, scenario, askEverybody: true };
        const asked = demandEverybodyAsked(champions, { seed: `${scenario} asks`, options });
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
      const begun = champions.setup({ heroes: ['spider-man'], askEverybody }, 7);
      if (!('state' in begun)) throw new Error('the options are legal');
      const asked: unknown[] = [];
      const { state } = begun;
      while (state.prompt) {
        asked.push(state.prompt);
        champions.decide(state, champions.proposal(state));
      }
      return asked;
    };
    expect(prompts(true)).toEqual(prompts(false));
  });
});
