import { describe, expect, it } from 'vitest';
import { setCards } from '../../src/scenarios/scenario.ts';
import { MODULAR_SETS, POOL, SCENARIOS } from '../../src/shelf/offers.ts';

const size = (set: string) => setCards(set, POOL).reduce((sum, { count }) => sum + count, 0);
const printed = (code: string) => POOL.find((card) => card.code === code);

describe('the cards of a set', () => {
  it.each([
    ['rhino', 17],
    ['klaw', 16],
    ['ultron', 19],
    ['bomb_scare', 6],
    ['masters_of_evil', 7],
    ['under_attack', 5],
    ['legions_of_hydra', 6],
    ['the_doomsday_chair', 6],
    ['standard', 7],
    ['expert', 3],
    ['spider_man_nemesis', 5],
    ['captain_marvel_nemesis', 5],
    ['she_hulk_nemesis', 5],
    ['iron_man_nemesis', 5],
    ['black_panther_nemesis', 5],
  ])('%s puts %i cards into the encounter deck', (set, count) => {
    expect(size(set)).toBe(count);
  });

  it('hold neither villains nor main schemes, but an environment', () => {
    const types = setCards('ultron', POOL).map(({ code }) => printed(code)?.type);
    expect(types).not.toContain('villain');
    expect(types).not.toContain('main_scheme');
    expect(types).toContain('environment');
  });

  it('are none for an identity, whose obligation comes with the player', () => {
    expect(setCards('spider_man', POOL)).toEqual([]);
  });

  it('are counted once if they have two sides', () => {
    const [one] = POOL.filter(({ code }) => code === '01140');
    if (!one) throw new Error('the core set has this environment');
    const pool = [
      { ...one, code: 'e1a', otherSide: 'e1b' },
      { ...one, code: 'e1b', otherSide: 'e1a' },
    ];
    expect(setCards('ultron', pool)).toEqual([{ code: 'e1a', count: 1 }]);
  });
});

describe.each(SCENARIOS)('the scenario $slug', (scenario) => {
  it('has three stages of its villain in order', () => {
    const stages = scenario.villain.map(printed);
    expect(stages.map((card) => card?.stage)).toEqual(['I', 'II', 'III']);
    for (const card of stages) {
      expect(card).toMatchObject({ type: 'villain', set: scenario.set, name: scenario.names.en });
      expect(card?.nameDe).toBe(scenario.names.de);
    }
  });

  it('begins with stage I in standard mode and with stage II in expert mode § standard-mode, expert-mode', () => {
    expect(scenario.stages).toEqual({ standard: [1, 2], expert: [2, 3] });
  });

  it('has every main scheme of its set, each with its A side up', () => {
    const sides = POOL.filter(
      ({ type, set, stage }) =>
        type === 'main_scheme' && set === scenario.set && stage?.endsWith('A'),
    );
    expect(scenario.mainSchemes).toEqual(sides.map(({ code }) => code));
    expect(sides.map(({ stage }) => stage)).toEqual(
      scenario.mainSchemes.map((_, index) => `${index + 1}A`),
    );
  });

  it('recommends one modular set', () => {
    const sets = MODULAR_SETS.map(({ set }) => set);
    expect(scenario.recommended).toHaveLength(scenario.modularSets);
    for (const set of scenario.recommended) expect(sets).toContain(set);
  });
});
