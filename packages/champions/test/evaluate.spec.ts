import { describe, expect, test } from 'vitest';
import { evaluate } from '../src/evaluate.ts';
import type { Description, PlayerDescription } from './table/description.ts';
import { positionOf } from './table/position.ts';

const worth = (player: Partial<PlayerDescription> = {}, table: Partial<Description> = {}) =>
  evaluate(positionOf({ players: [{ hero: 'spider-man', form: 'hero', ...player }], ...table }), 0);

const EVEN = { threat: 3 };

/** Positions are compared in points, in which what counts adds up. */
const odds = (value = 0) => Math.log(value / (1 - value));

describe('a position is better for the players', () => {
  test.each<readonly [string, number, number]>([
    ['the more damage the villain has', worth({}, { villain: { damage: 5 } }), worth()],
    [
      'if a stage of the villain is beaten',
      worth({}, { villain: { stage: 'II' } }),
      worth({}, { villain: { damage: 5 } }),
    ],
    [
      'if a stage of the villain is beaten rather than spared for what the next one brings',
      worth(
        {},
        { villain: { stage: 'II' }, sideSchemes: [{ card: "Breakin' & Takin'", threat: 3 }] },
      ),
      worth({}, { villain: { damage: 13 } }),
    ],
    ['while the villain is stunned', worth({}, { villain: { status: ['stunned'] } }), worth()],
    ['the more hit points are left', worth(), worth({ damage: 3 })],
    ['with a tough status card', worth({ status: ['tough'] }), worth()],
    ['with an ally', worth({ area: ['Mockingbird'] }), worth()],
    [
      'if the ally is unhurt',
      worth({ area: ['Mockingbird'] }),
      worth({ area: [{ card: 'Mockingbird', damage: 1 }] }),
    ],
    ['with an upgrade', worth({ area: ['Heroic Intuition'] }), worth()],
    [
      'with an upgrade that gives hit points, if few are left',
      worth({ hero: 'iron-man', damage: 6, area: ['Mark V Armor'] }),
      worth({ hero: 'iron-man', damage: 6, area: ['Powered Gauntlets'] }),
    ],
    ['with cards in hand', worth({ hand: ['Haymaker'] }), worth()],
    [
      'with counters left',
      worth({ area: [{ card: 'Web-Shooter', counters: { web: 3 } }] }),
      worth({ area: [{ card: 'Web-Shooter', counters: { web: 1 } }] }),
    ],
  ])('%s', (_when, better, worse) => {
    expect(better).toBeGreaterThan(worse);
  });
});

describe('a position is worse for the players', () => {
  test.each<readonly [string, number, number]>([
    ['the more threat there is', worth({}, { threat: 4 }), worth({}, EVEN)],
    ['with an acceleration token', worth({}, { ...EVEN, acceleration: 1 }), worth({}, EVEN)],
    [
      'with a side scheme',
      worth({}, { sideSchemes: [{ card: 'Bomb Scare', threat: 3 }] }),
      worth(),
    ],
    [
      'the more threat is on a side scheme',
      worth({}, { sideSchemes: [{ card: 'Bomb Scare', threat: 3 }] }),
      worth({}, { sideSchemes: [{ card: 'Bomb Scare', threat: 1 }] }),
    ],
    [
      'with a side scheme that gives the villain hit points',
      worth({}, { sideSchemes: [{ card: 'The "Immortal" Klaw', threat: 3 }] }),
      worth({}, { sideSchemes: [{ card: 'Bomb Scare', threat: 3 }] }),
    ],
    ['with a minion', worth({ engaged: ['Hydra Mercenary'] }), worth()],
    [
      'if the minion is unhurt',
      worth({ engaged: ['Hydra Mercenary'] }),
      worth({ engaged: [{ card: 'Hydra Mercenary', damage: 2 }] }),
    ],
    [
      'with an attachment on the villain',
      worth({}, { villain: { attached: ['Enhanced Ivory Horn'] } }),
      worth(),
    ],
    ['if the hero is exhausted', worth({ exhausted: true }), worth()],
    ['if the hero is stunned', worth({ status: ['stunned'] }), worth()],
    ['if the hero is confused', worth({ status: ['confused'] }), worth()],
  ])('%s', (_when, worse, better) => {
    expect(worse).toBeLessThan(better);
  });
});

describe('the last threat before the end', () => {
  test('weighs more than the first', () => {
    const [none, one, five, six] = [0, 1, 5, 6].map((threat) => worth({}, { threat }));
    expect(odds(five) - odds(six)).toBeGreaterThan(2 * (odds(none) - odds(one)));
  });
});

describe('every position', () => {
  test('lies between lost and won', () => {
    for (const value of [
      worth({ damage: 9 }, { threat: 6 }),
      worth({}, { villain: { damage: 13 } }),
    ]) {
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(1);
    }
  });
});

describe('in company', () => {
  const HEROES = ['spider-man', 'she-hulk'] as const;
  const points = (table: Partial<Description>, heroes: readonly string[]) => {
    const players = heroes.map((hero) => ({ hero, form: 'hero' as const }));
    return odds(evaluate(positionOf({ players, ...table }), 0));
  };
  const alone = HEROES.slice(0, 1);
  const costs = (table: Partial<Description>, heroes: readonly string[]) =>
    points({}, heroes) - points(table, heroes);

  test('what hinders each player counts as much as alone', () => {
    const table = { villain: { attached: ['Enhanced Ivory Horn'] } };
    expect(costs(table, HEROES)).toBeCloseTo(costs(table, alone));
  });

  test('what the players share counts for less', () => {
    const one = { sideSchemes: [{ card: 'Bomb Scare', threat: 1 }] };
    const three = { sideSchemes: [{ card: 'Bomb Scare', threat: 3 }] };
    const more = (heroes: readonly string[]) => costs(three, heroes) - costs(one, heroes);
    expect(more(HEROES)).toBeCloseTo(more(alone) / 2);
  });
});
