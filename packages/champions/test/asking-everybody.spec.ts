import { demandEverybodyAsked, questionsAlone } from '@grimrule/kernel/testing';
import { describe, expect, it } from 'vitest';
import { champions } from '../src/game.ts';
import { SCENARIOS } from '../src/shelf/offers.ts';
import { loadFinished } from './table/pack.ts';

await loadFinished();

const GROUPS = [
  ['spider-man', 'she-hulk'],
  ['black-panther', 'iron-man', 'captain-marvel'],
  ['she-hulk', 'captain-marvel', 'spider-man', 'iron-man'],
];

describe('a table of Champions that asks everybody', () => {
  it.each(GROUPS)('tells nothing about a hand by asking, with %s', (...heroes) => {
    const tables = SCENARIOS.map(({ slug: scenario }) => ({
      seed: `${scenario} asks`,
      options: { heroes, scenario, askEverybody: true },
    }));
    const { anyway, idle } = demandEverybodyAsked(champions, tables);
    // The table asked players with an answer in hand, and players without one.
    expect(idle).toBeGreaterThan(0);
    expect(anyway).toBeGreaterThan(idle);
  });

  it('asks nobody more often who plays alone', () => {
    const asked = (askEverybody: boolean) =>
      questionsAlone(champions, { heroes: ['spider-man'], askEverybody }, 7);
    expect(asked(true)).toEqual(asked(false));
  });
});
