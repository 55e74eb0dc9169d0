import { describe, expect, test } from 'vitest';
import { evaluate } from '../src/evaluate.ts';
import type { Description, PlayerDescription } from './table/description.ts';
import { play } from './table/play.ts';

const HEROES = ['Aragorn', 'Théodred', 'Glóin'];

const worth = (player: Partial<PlayerDescription> = {}, table: Partial<Description> = {}) =>
  evaluate(
    play({ players: [{ heroes: HEROES, hand: ['Gandalf'], ...player }], ...table }).state,
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
