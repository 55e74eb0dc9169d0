import { Match } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { HEROES, VILLAINS } from '../../src/board.ts';
import { duel } from '../../src/game.ts';
import type { DuelState, DuelVars } from '../../src/table.ts';
import { sidesAt } from '../table/chapter.ts';

const ORIGIN = { options: null, seed: 'two turns' } as const;

function begun(): Match<DuelVars> {
  const start = duel.setup(ORIGIN.options, ORIGIN.seed);
  if ('problems' in start) throw new Error('Duel cannot be set up');
  return new Match(duel, start, ORIGIN);
}

const counts = ({ rounds, turns, phases }: DuelState) => ({ rounds, turns, phases });

describe('turns and phases are counted, so that they can be taken back to', () => {
  test('a turn has three phases, a round has two turns, and the villains begin it', () => {
    const match = begun();
    expect(counts(match.state)).toEqual({ rounds: 1, turns: 1, phases: 1 });
    match.answer(VILLAINS, [{ verb: 'endPhase' }]);
    expect(counts(match.state)).toEqual({ rounds: 1, turns: 2, phases: 4 });
    match.answer(HEROES, [{ verb: 'endPhase' }]);
    expect(counts(match.state)).toEqual({ rounds: 2, turns: 3, phases: 7 });
  });

  test('each phase is counted when it begins', () => {
    const { table, heroes } = sidesAt({ heroes: { artefacts: ['casket-of-ancient-winters'] } });
    const inPlay = table.state;
    heroes.ends();
    expect(table.state.vars.phase).toBe('attack');
    expect(table.state.phases - inPlay.phases).toBe(1);
    heroes.goesOn();
    expect(table.state.vars.phase).toBe('play');
    expect(table.state.phases - inPlay.phases).toBe(3);
    expect(table.state.turns - inPlay.turns).toBe(1);
  });
});

describe('Duel has nothing to choose before it begins', () => {
  const problems = (options: unknown) => {
    const start = duel.setup(options, 1);
    return 'problems' in start ? start.problems : [];
  };

  test('nothing, or an object without fields, is fine', () => {
    expect([undefined, null, {}].map(problems)).toEqual([[], [], []]);
  });

  test('anything else is a problem, and so is every field', () => {
    const noObject = [{ say: 'optionsAreNoObject' }];
    expect([[], 'easy', 7].map(problems)).toEqual([noObject, noObject, noObject]);
    expect(problems({ mode: 1, seed: 2 })).toEqual([
      { say: 'unknownOption', option: 'mode' },
      { say: 'unknownOption', option: 'seed' },
    ]);
  });
});
