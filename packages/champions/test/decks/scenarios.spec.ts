import { describe, expect, it } from 'vitest';
import { cardsIn } from '../../src/cards/designs.ts';
import { setCards } from '../../src/scenarios/scenario.ts';
import { MODULAR_SETS, SCENARIOS } from '../../src/shelf/offers.ts';
import { FINISHED } from '../../src/shelf/packs.ts';
import { loadFinished } from '../table/pack.ts';

await loadFinished();

const CARDS = cardsIn(FINISHED.map(({ name }) => name));

const size = (set: string) => setCards(set, CARDS).reduce((sum, { count }) => sum + count, 0);
const printed = (code: string) => CARDS.find((card) => card.code === code);

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
    ['risky_business', 19],
    ['mutagen_formula', 26],
    ['goblin_gimmicks', 8],
    ['a_mess_of_things', 5],
    ['power_drain', 5],
    ['running_interference', 5],
    ['wrecker', 16],
    ['thunderball', 16],
    ['piledriver', 16],
    ['bulldozer', 16],
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
    const types = setCards('ultron', CARDS).map(({ code }) => printed(code)?.type);
    expect(types).not.toContain('villain');
    expect(types).not.toContain('main_scheme');
    expect(types).toContain('environment');
  });

  it('are none for an identity, whose obligation comes with the player', () => {
    expect(setCards('spider_man', CARDS)).toEqual([]);
  });

  it('are counted once if they have two sides', () => {
    const [one] = CARDS.filter(({ code }) => code === '01140');
    if (!one) throw new Error('the core set has this environment');
    const pool = [
      { ...one, code: 'e1a', otherSide: 'e1b' },
      { ...one, code: 'e1b', otherSide: 'e1a' },
    ];
    expect(setCards('ultron', pool)).toEqual([{ code: 'e1a', count: 1 }]);
  });
});

describe.each(SCENARIOS)('the scenario $slug', (scenario) => {
  const { crew, set, slug } = scenario;
  const villains = crew ?? [{ set, villain: scenario.villain }];

  it('has the stages of its villains in order', () => {
    for (const villain of villains) {
      const stages = villain.villain.map(printed);
      const wanted = crew ? ['A', 'B'] : ['I', 'II', 'III'];
      expect(stages.map((card) => card?.stage)).toEqual(wanted);
      for (const card of stages) expect(card).toMatchObject({ type: 'villain', set: villain.set });
      expect(new Set(stages.map((card) => card?.name)).size).toBe(1);
    }
  });

  it('begins with its first villain', () => {
    expect(scenario.villain).toEqual(villains[0]?.villain);
  });

  it('begins with stage I in standard mode and with stage II in expert mode § standard-mode, expert-mode', () => {
    const stages = crew ? { standard: [1], expert: [2] } : { standard: [1, 2], expert: [2, 3] };
    expect(scenario.stages).toEqual(stages);
  });

  it('has every main scheme of its set, each with its A side up', () => {
    const sides = CARDS.filter(
      (card) => card.type === 'main_scheme' && card.set === set && card.stage?.endsWith('A'),
    );
    expect(scenario.mainSchemes).toEqual(sides.map(({ code }) => code));
    expect(sides.map(({ stage }) => stage)).toEqual(
      scenario.mainSchemes.map((_, index) => `${index + 1}A`),
    );
  });

  it('recommends as many modular sets as it needs', () => {
    const sets = MODULAR_SETS.map((each) => each.set);
    expect(scenario.recommended, slug).toHaveLength(scenario.modularSets);
    for (const each of scenario.recommended) expect(sets).toContain(each);
  });
});
