import { describe, expect, it } from 'vitest';
import { POOL } from '../../src/cards/pool.ts';
import type { Scenario } from '../../src/scenarios/scenario.ts';
import { encounterCardsOf, SCENARIOS } from '../../src/scenarios/scenario.ts';
import { begin } from '../table/play.ts';

function scenarioNamed(slug: string): Scenario {
  const found = SCENARIOS.find((scenario) => scenario.slug === slug);
  if (!found) throw new Error(`no scenario ${slug}`);
  return found;
}

/** How many cards of each set are in the encounter deck. */
function bySet(slug: string, easy: boolean): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { encounterSet = '' } of encounterCardsOf(scenarioNamed(slug), easy)) {
    counts[encounterSet] = (counts[encounterSet] ?? 0) + 1;
  }
  return counts;
}

describe('the encounter deck', () => {
  it('of the passage is made of three sets, smaller in easy mode § encounter-deck, easy-mode', () => {
    expect(bySet('passage', false)).toEqual({
      'Passage Through Mirkwood': 10,
      'Spiders of Mirkwood': 12,
      'Dol Guldur Orcs': 14,
    });
    expect(bySet('passage', true)).toEqual({
      'Passage Through Mirkwood': 10,
      'Spiders of Mirkwood': 8,
      'Dol Guldur Orcs': 9,
    });
  });

  it('of the Anduin is made of four sets, smaller in easy mode § encounter-deck, easy-mode', () => {
    expect(bySet('anduin', false)).toEqual({
      'Journey Along the Anduin': 9,
      "Sauron's Reach": 10,
      Wilderlands: 14,
      'Dol Guldur Orcs': 14,
    });
    expect(bySet('anduin', true)).toEqual({
      'Journey Along the Anduin': 6,
      "Sauron's Reach": 7,
      Wilderlands: 10,
      'Dol Guldur Orcs': 9,
    });
  });

  it('of Dol Guldur is made of three sets but for the Nazgûl, smaller in easy mode § encounter-deck, easy-mode', () => {
    expect(bySet('dol-guldur', false)).toEqual({
      'Escape from Dol Guldur': 14,
      'Spiders of Mirkwood': 12,
      'Dol Guldur Orcs': 14,
    });
    expect(bySet('dol-guldur', true)).toEqual({
      'Escape from Dol Guldur': 12,
      'Spiders of Mirkwood': 8,
      'Dol Guldur Orcs': 9,
    });
  });
});

describe('easy mode', () => {
  it('takes out these cards and no others § easy-mode', () => {
    const fewer = POOL.filter(
      ({ quantityEasy, quantityRevised }) =>
        quantityEasy !== undefined && quantityEasy !== quantityRevised,
    ).map(({ name, quantityRevised, quantityEasy = 0 }) => [name, quantityRevised - quantityEasy]);
    expect(Object.fromEntries(fewer)).toEqual({
      Hummerhorns: 1,
      'Eyes of the Forest': 1,
      'Caught in a Web': 2,
      'Hill Troll': 1,
      'Marsh Adder': 1,
      Despair: 2,
      'Chieftan Ufthak': 1,
      'Dol Guldur Beastmaster': 1,
      "The Necromancer's Reach": 2,
      "Necromancer's Pass": 1,
      'Dungeon Jailor': 2,
      'Massing at Night': 1,
      'Gladden Fields': 2,
      'Eastern Crows': 2,
      'Evil Storm': 1,
    });
  });

  it('says of every card of an encounter deck how many there are', () => {
    const silent = SCENARIOS.flatMap((scenario) => encounterCardsOf(scenario, false)).filter(
      ({ quantityEasy }) => quantityEasy === undefined,
    );
    expect(silent).toEqual([]);
  });

  it.each([
    ['passage', 36, 27],
    ['anduin', 47, 32],
    ['dol-guldur', 40, 29],
  ])(
    'is chosen with the options of a game: %s has %i cards, or %i § easy-mode',
    (scenario, all, easy) => {
      // Nothing is revealed before everybody has kept his hand.
      begin({ scenario }).shows({ 'encounter deck': all }).asks('mulligan', 0);
      begin({ scenario, mode: 'easy' }).shows({ 'encounter deck': easy }).asks('mulligan', 0);
    },
  );
});
