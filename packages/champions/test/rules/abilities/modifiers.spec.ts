import type { Modifier } from '@grimrule/kernel';
import { scopeOf, Table, value } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { champions } from '../../../src/game.ts';
import type { ChampionsVars } from '../../../src/table.ts';
import { identityOf, villainOf } from '../../../src/table.ts';
import type { Filter } from '../../../src/vocabulary/builders.ts';
import { capAt, itself, lasting, type, whenRevealed } from '../../../src/vocabulary/builders.ts';
import type { StatName } from '../../../src/vocabulary/stats.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';

type Op = Modifier['op'];

/** The value of a stat with these changes, in the order they were made. */
function withChanges(
  stat: StatName,
  changes: readonly (readonly [Op, number])[],
  heroes: readonly string[] = ['captain-marvel'],
): number {
  const game = play({ players: heroes.map((hero) => ({ hero, form: 'hero' })) });
  const villain = villainOf(game.state);
  const of = type('villain') as Filter;
  game.state.lasting = changes.map(([op, by]) => ({
    modifier: { stat, of, op, by } as Modifier,
    scope: scopeOf(villain, 0),
    until: 'game',
  }));
  return value(new Table<ChampionsVars>(champions.definition, game.state, null), villain, stat);
}

describe('a value § modifiers', () => {
  test('is changed by all modifiers together', () => {
    expect(withChanges('atk', [])).toBe(2);
    expect(
      withChanges('atk', [
        ['add', 2],
        ['add', 1],
        ['add', -1],
      ]),
    ).toBe(4);
  });

  test('is added to and subtracted from before it is doubled or halved', () => {
    expect(
      withChanges('atk', [
        ['times', 2],
        ['add', 1],
      ]),
    ).toBe(6);
    expect(
      withChanges('atk', [
        ['add', 2],
        ['times', 0.5],
      ]),
    ).toBe(2);
  });

  test('that is fixed overrides everything else, the latest the others', () => {
    expect(
      withChanges('atk', [
        ['fix', 5],
        ['add', 2],
        ['times', 2],
      ]),
    ).toBe(5);
    expect(
      withChanges('atk', [
        ['fix', 5],
        ['fix', 1],
      ]),
    ).toBe(1);
  });

  test('is never below zero, but only after everything has been counted', () => {
    expect(withChanges('atk', [['add', -5]])).toBe(0);
    expect(
      withChanges('atk', [
        ['add', -5],
        ['add', 4],
      ]),
    ).toBe(1);
  });

  test('is rounded up after all modifiers', () => {
    expect(
      withChanges('atk', [
        ['add', 1],
        ['times', 0.5],
      ]),
    ).toBe(2);
    expect(
      withChanges('atk', [
        ['add', 3],
        ['times', 0.5],
        ['times', 0.5],
      ]),
    ).toBe(2);
  });

  test('that is defined anew counts from there; the latest definition holds § base-value', () => {
    expect(
      withChanges('atk', [
        ['set', 5],
        ['set', 1],
      ]),
    ).toBe(1);
    expect(
      withChanges('atk', [
        ['add', 2],
        ['set', 5],
      ]),
    ).toBe(7);
  });

  test('for each player is multiplied before modifiers are applied § per-player-icon', () => {
    expect(withChanges('hitPoints', [])).toBe(14);
    expect(withChanges('hitPoints', [['add', 3]], ['captain-marvel', 'iron-man'])).toBe(31);
  });
});

describe('a modifier § modifiers', () => {
  const marvel = (player: Partial<PlayerDescription> = {}, table: Partial<Description> = {}) =>
    play({ players: [{ hero: 'captain-marvel', form: 'hero', ...player }], ...table });
  const atkOf = (game: Play) =>
    value(
      new Table<ChampionsVars>(champions.definition, game.state, null),
      identityOf(game.state, 0),
      'atk',
    );

  test('works while its card is in play, and not a moment longer § constant-ability, gets', () => {
    expect(atkOf(marvel())).toBe(2);
    expect(atkOf(marvel({ area: ['Combat Training'] }))).toBe(3);
    expect(atkOf(marvel({ hand: ['Combat Training'] }))).toBe(2);
    expect(atkOf(marvel({ discard: ['Combat Training'] }))).toBe(2);
  });

  test('from several copies adds up § constant-ability', () => {
    expect(atkOf(marvel({ area: ['Combat Training', 'Combat Training'] }))).toBe(4);
  });

  test('does not change what is printed § printed', () => {
    // A cost in printed resources looks at the printed ones, Make the Call at the printed cost.
    marvel(
      { hand: ['Make the Call', 'Energy', 'Genius', 'Backflip'], discard: ['Tigra'] },
      { gains: { Tigra: { cost: -3 } } },
    )
      .choose('play Make the Call')
      .asks('pay', 0)
      .pay('Energy', 'Backflip')
      .shows({ 'your hand': 'Genius' });
  });

  test('that lasts follows the state of the game § lasting-effects', () => {
    // Lead from the Front also reaches an ally that comes later in the phase.
    marvel({ hand: ['Lead from the Front', 'Energy', 'Vision', 'Genius', 'Strength'] })
      .choose('play Lead from the Front')
      .pay('Energy')
      .choose('play Vision')
      .choose('attack Vision')
      .shows({ Rhino: 'damage 3' });
  });

  test('of a power that is a dash changes nothing: it cannot be used § dash-value', () => {
    // Hulk has no THW.
    marvel({ area: [{ card: 'Hulk', attached: ['Inspired'] }] }, { threat: 3 })
      .offers(
        'attack Hulk',
        'attack Captain Marvel',
        'change form',
        'end turn',
        'thwart Captain Marvel',
      )
      .cannot('thwart Hulk', 'noSuchPower');
  });
});

describe('what a card gains § gains', () => {
  test('works as if it were printed', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', engaged: ['Shocker'] }],
      gains: { Shocker: { guard: 1 } },
    })
      .choose('attack Captain Marvel')
      .changes({ Shocker: 'damage 2', 'Captain Marvel': 'exhausted' });
  });

  test('of keywords with a number adds up with the printed one § keywords', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', engaged: ['Whiplash'] }],
      gains: { Whiplash: { retaliate: 2 } },
    })
      .choose('attack Captain Marvel')
      .choose('Whiplash')
      .changes({ Whiplash: 'damage 2', 'Captain Marvel': 'damage 3, exhausted' });
  });
});

describe('what a card loses § loses', () => {
  /** A minion with guard is revealed that loses it for a time. */
  const losing = (until: 'round' | 'game', table: Partial<Description> = {}) => {
    printedWith('Hydra Mercenary', {
      abilities: [whenRevealed(lasting(until, capAt('guard', itself, 0)))],
    });
    return play({
      players: [{ hero: 'captain-marvel', form: 'hero', dealt: ['Hydra Mercenary'] }],
      phase: 'villain',
      villain: { status: ['stunned'] },
      encounterDeck: ['Charge'],
      ...table,
    }).asks('playerTurn', 0);
  };

  test('does not work any more, though it is printed', () => {
    losing('game').choose('attack Captain Marvel').offers('Rhino', 'Hydra Mercenary');
  });

  test('cannot be gained again meanwhile', () => {
    losing('game', { gains: { 'Hydra Mercenary': { guard: 1 } } })
      .choose('attack Captain Marvel')
      .offers('Rhino', 'Hydra Mercenary');
  });

  test('is back when the effect has ended', () => {
    losing('round')
      .choose('attack Captain Marvel')
      .changes({ 'Captain Marvel': 'exhausted', 'Hydra Mercenary': 'damage 2' });
  });
});
