import { describe, expect, test } from 'vitest';
import { evaluate } from '../src/evaluate.ts';
import type { Description, PlayerDescription } from './table/description.ts';
import { positionOf } from './table/position.ts';

const HEROES = ['Aragorn', 'Théodred', 'Glóin'];

const worth = (player: Partial<PlayerDescription> = {}, table: Partial<Description> = {}) =>
  evaluate(
    positionOf({ players: [{ heroes: HEROES, hand: ['Gandalf'], ...player }], ...table }),
    0,
  );

describe('a position is better for the players', () => {
  test.each<readonly [string, number, number]>([
    [
      'the more progress there is on the quest',
      worth({}, { quest: { card: 'Flies and Spiders', progress: 5 } }),
      worth(),
    ],
    [
      'if a stage is done',
      worth({}, { quest: 'A Fork in the Road' }),
      worth({}, { quest: { card: 'Flies and Spiders', progress: 7 } }),
    ],
    ['with an ally', worth({ area: ['Guard of the Citadel'] }), worth()],
    [
      'if the ally is unhurt',
      worth({ area: ['Guard of the Citadel'] }),
      worth({ area: [{ card: 'Guard of the Citadel', damage: 1 }] }),
    ],
    [
      'with an attachment',
      worth({
        heroes: [{ card: 'Aragorn', attached: ['Steward of Gondor'] }, 'Théodred', 'Glóin'],
      }),
      worth(),
    ],
    ['with resources', worth({ resources: 2 }), worth()],
    ['with cards in hand', worth({ hand: ['Gandalf', 'Faramir'] }), worth()],
    [
      'the farther the active location is explored',
      worth({}, { location: { card: 'Old Forest Road', progress: 2 } }),
      worth({}, { location: 'Old Forest Road' }),
    ],
  ])('%s', (_when, better, worse) => {
    expect(better).toBeGreaterThan(worse);
  });
});

describe('a position is worse for the players', () => {
  test.each<readonly [string, number, number]>([
    ['the higher their threat is', worth({ threat: 35 }), worth({ threat: 30 })],
    ['without one of the heroes', worth({ heroes: ['Aragorn', 'Glóin'] }), worth()],
    [
      'if a hero is hurt',
      worth({ heroes: [{ card: 'Aragorn', damage: 2 }, 'Théodred', 'Glóin'] }),
      worth(),
    ],
    [
      'if a hero stays exhausted',
      worth({ heroes: [{ card: 'Aragorn', exhausted: true }, 'Théodred', 'Glóin'] }),
      worth(),
    ],
    ['with an enemy', worth({ engaged: ['Dol Guldur Orcs'] }), worth()],
    [
      'if the enemy is unhurt',
      worth({ engaged: ['Dol Guldur Orcs'] }),
      worth({ engaged: [{ card: 'Dol Guldur Orcs', damage: 2 }] }),
    ],
    ['with an enemy in the staging area', worth({}, { staging: ['Forest Spider'] }), worth()],
    ['with a location in the staging area', worth({}, { staging: ['Forest Gate'] }), worth()],
  ])('%s', (_when, worse, better) => {
    expect(worse).toBeLessThan(better);
  });
});

describe('where progress alone does not end a stage', () => {
  const caverns = (progress: number, player: Partial<PlayerDescription> = {}, more = {}) =>
    worth(player, {
      scenario: 'dol-guldur',
      quest: { card: 'Through the Caverns', progress },
      ...more,
    });
  const dungeons = (damage: number) =>
    worth(
      { engaged: [{ card: 'Nazgûl of Dol Guldur', damage }] },
      { scenario: 'dol-guldur', quest: 'Out of the Dungeons' },
    );
  const bearing = (...attached: readonly string[]) => ({
    heroes: [{ card: 'Aragorn', attached }, 'Théodred', 'Glóin'],
  });
  const held = { heroes: ['Aragorn', 'Théodred', { card: 'Glóin', prisoner: true }], threat: 29 };
  const staging = ['Shadow Key'];
  const guarded = [{ card: 'Forest Gate', attached: ['Shadow Key'] }];

  test.each<readonly [string, number, number]>([
    ['progress still counts', caverns(15), caverns(14)],
    [
      'an objective is a burden at the beginning',
      caverns(0, {}, { staging }),
      caverns(0, bearing('Shadow Key')),
    ],
    ['and claimed at the end', caverns(15, bearing('Shadow Key')), caverns(15, {}, { staging })],
    [
      'an objective without a guard is better than one with',
      caverns(0, {}, { staging: ['Forest Gate', 'Shadow Key'] }),
      caverns(0, {}, { staging: guarded }),
    ],
    [
      'a prisoner is better than a hero less',
      caverns(0, held),
      caverns(0, { heroes: ['Aragorn', 'Théodred'], threat: 29 }),
    ],
    ['but not as good as one who is free', caverns(0, { threat: 29 }), caverns(0, held)],
  ])('%s', (_what, better, worse) => {
    expect(better).toBeGreaterThan(worse);
  });

  test('the enemy in the way counts for more than any other', () => {
    const odds = (value: number) => Math.log(value / (1 - value));
    const other = (damage: number) =>
      worth({ engaged: [{ card: 'Nazgûl of Dol Guldur', damage }] });
    const inTheWay = odds(dungeons(5)) - odds(dungeons(0));
    expect(inTheWay).toBeGreaterThan(1.5 * (odds(other(5)) - odds(other(0))));
  });
});

describe('the last threat before the end', () => {
  test('weighs more than the first', () => {
    const odds = (threat: number) => {
      const value = worth({ threat });
      return Math.log(value / (1 - value));
    };
    expect(odds(47) - odds(49)).toBeGreaterThan(1.5 * (odds(28) - odds(30)));
  });
});

describe('every position', () => {
  test('lies between lost and won', () => {
    for (const value of [
      worth({ threat: 49, hand: [] }),
      worth({ area: ['Gandalf', 'Faramir'] }),
    ]) {
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(1);
    }
  });
});
