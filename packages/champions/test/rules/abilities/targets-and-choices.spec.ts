import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../src/vocabulary/builders.ts';
import {
  andThen,
  choose,
  chooseSome,
  damage,
  discard,
  draw,
  either,
  exhaust,
  give,
  mainScheme,
  placeThreat,
  query,
  ready,
  sequence,
  type,
  villain,
  whenRevealed,
} from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';
import { doing } from '../rewording.ts';

const marvel = (player: Partial<PlayerDescription> = {}, table: Partial<Description> = {}) =>
  play({ players: [{ hero: 'captain-marvel', form: 'hero', ...player }], ...table });

/** In the villain phase the player reveals a treachery that does this. */
const revealing = (
  effect: Effect,
  player: Partial<PlayerDescription> = {},
  table: Partial<Description> = {},
) => {
  printedWith('Advance', { abilities: [whenRevealed(effect)] });
  return play({
    players: [{ hero: 'captain-marvel', dealt: ['Advance'], ...player }],
    phase: 'villain',
    villain: { status: ['confused'] },
    encounterDeck: ['Charge'],
    ...table,
  });
};

describe('a target § target', () => {
  test('is needed for an ability that asks for one § ability', () => {
    marvel({ hand: ['Relentless Assault', 'Energy', 'Get Ready'] })
      .cannot('play Relentless Assault', 'noTarget')
      .cannot('play Get Ready', 'noTarget');
  });

  test('is needed for a basic power § basic-power', () => {
    marvel().cannot('thwart Captain Marvel', 'noTarget');
    marvel({ form: 'alterEgo' }).cannot('recover Carol Danvers', 'nothingToHeal');
    marvel({}, { threat: 1 }).offers(
      'thwart Captain Marvel',
      'attack Captain Marvel',
      'change form',
      'end turn',
    );
  });

  test('can be attacked and thwarted with a power of 0 as well § basic-power', () => {
    marvel({}, { threat: 2, gains: { 'Captain Marvel': { thw: -2, atk: -2 } } })
      .choose('thwart Captain Marvel')
      .changes({ 'Captain Marvel': 'exhausted' })
      .asks('playerTurn', 0);
    marvel({}, { gains: { 'Captain Marvel': { atk: -2 } } })
      .choose('attack Captain Marvel')
      .changes({ 'Captain Marvel': 'exhausted' });
  });

  test('for drawing is a deck with at least one card', () => {
    const area = ['Alpha Flight Station'];
    const hand = ['Energy'];
    marvel({ area, hand }).offers(
      'use Alpha Flight Station',
      'attack Captain Marvel',
      'change form',
      'end turn',
    );
    marvel({ area, hand, wholeDeck: [] }).cannot('use Alpha Flight Station', 'noTarget');
  });

  test('is not valid if nothing can be done to it', () => {
    marvel({
      hand: ['First Aid', 'Energy', 'Genius'],
      damage: 1,
      area: ['Hawkeye', { card: 'Vision', damage: 1 }],
    })
      .choose('play First Aid')
      .pay('Energy')
      .offers('Captain Marvel', 'Vision')
      .lacks('Hawkeye', 'Rhino');
    marvel({
      hand: ['Get Ready'],
      area: [{ card: 'Hawkeye', exhausted: true }, 'Vision'],
    })
      .choose('play Get Ready')
      .changes({ Hawkeye: 'arrow 4', 'your hand': '', 'your discard pile': 'Get Ready' });
  });

  test('is not valid if another card forbids what is to be done § cannot', () => {
    marvel(
      { hand: ['Get Ready'], area: [{ card: 'Hawkeye', exhausted: true }] },
      { gains: { Hawkeye: { cannotReady: 1 } } },
    ).cannot('play Get Ready', 'noTarget');
    marvel({ hand: ['Haymaker', 'Energy'] }, { gains: { Rhino: { cannotTakeDamage: 1 } } }).cannot(
      'play Haymaker',
      'cannotTakeDamage',
    );
    marvel({ hand: ['Haymaker', 'Energy'] }, { gains: { Rhino: { cannotBeAttacked: 1 } } })
      .cannot('play Haymaker', 'cannotBeAttacked')
      .cannot('attack Captain Marvel', 'cannotBeAttacked');
  });

  test('is valid if damage will be dealt to it and prevented', () => {
    marvel({ hand: ['Haymaker', 'Energy'] }, { villain: { status: ['tough'] } })
      .choose('play Haymaker')
      .changes({ Rhino: '', 'your hand': '', 'your discard pile': 'Energy, Haymaker' });
  });

  test('is valid if one of several effects can be done to it', () => {
    // Of a card that readies and makes tough, one effect is enough.
    revealing(
      choose(query('allies'), (friend) => sequence(ready(friend), give('tough', friend))),
      {
        area: [
          'Vision',
          { card: 'Hawkeye', status: ['tough'] },
          { card: 'Maria Hill', status: ['tough'], exhausted: true },
        ],
      },
    )
      .asks('chooseCard', 0)
      .offers('Vision', 'Maria Hill')
      .lacks('Hawkeye');
  });

  test('among several is enough: effects on all of a kind leave out those they cannot affect', () => {
    marvel(
      { hand: ['Ground Stomp', 'Energy'], engaged: ['Hydra Mercenary'] },
      { gains: { Rhino: { cannotTakeDamage: 1 } } },
    )
      .choose('play Ground Stomp')
      .changes({
        'Hydra Mercenary': 'damage 1',
        'your hand': '',
        'your discard pile': 'Energy, Ground Stomp',
      })
      .asks('playerTurn', 0);
  });

  test('is not needed for a search: any deck can be searched § search', () => {
    play({
      players: [
        { hero: 'black-panther', hand: ['Shuri', 'Energy'], wholeDeck: ['Backflip', 'Haymaker'] },
      ],
    })
      .choose('play Shuri')
      .choose('use Shuri')
      .changes({
        'your hand': '',
        'your discard pile': 'Energy',
        'your play area': "Shuri, T'Challa",
      })
      .asks('playerTurn', 0);
  });

  test('cannot be paid for in vain: without one no cost is paid § cost, initiating-abilities', () => {
    marvel({ area: ['Surveillance Team'] }).cannot('use Surveillance Team', 'noTarget');
    marvel({ area: ['Med Team'] }).cannot('use Med Team', 'noTarget');
  });
});

describe('choosing', () => {
  test('is done by the player who resolves the ability § choose-game-element', () => {
    play({
      players: [
        { hero: 'captain-marvel' },
        { hero: 'spider-man', area: ['Med Team', { card: 'Black Cat', damage: 1 }], damage: 2 },
      ],
    })
      .choose('ask Peter Parker')
      .choose('use Med Team')
      .asks('chooseCard', 1)
      .choose('Black Cat')
      .asks('playerTurn', 0);
  });

  test('several cards is done at once, as many as there are § choose-game-element', () => {
    const two = chooseSome(2, 2, query('yourAllies'), (friends) => exhaust(friends));
    const game = revealing(two, { area: ['Vision', 'Maria Hill', 'Black Cat'] });
    expect(game.asks('chooseCards', 0).prompt).toMatchObject({ least: 2, most: 2 });
    game.choose('Vision', 'Black Cat').shows({
      Vision: 'exhausted',
      'Black Cat': 'exhausted',
      'Maria Hill': '',
    });
    revealing(two, { area: ['Vision'] })
      .shows({ Vision: 'exhausted' })
      .asks('playerTurn', 0);
  });

  test('any number may be none, but then nothing that depends on it follows § choose-game-element', () => {
    const effect = andThen(chooseSome(0, 9, query('yourHand'), discard), draw(1));
    const player = { hand: ['Energy', 'Genius'], deck: ['Strength'] } as const;
    revealing(effect, player).answer([]).shows({ 'your hand': 'Energy, Genius' });
    revealing(effect, player).choose('Energy').shows({ 'your hand': 'Genius, Strength' });
  });

  test('with one possibility only asks nobody', () => {
    revealing(
      choose(query('yourAllies'), (friend) => exhaust(friend)),
      { area: ['Vision'] },
    )
      .shows({ Vision: 'exhausted' })
      .asks('playerTurn', 0);
  });

  test('what an encounter card demands is done by the player who reveals it § choose-game-element, when-revealed-abilities', () => {
    printedWith('Bomb Scare', {
      abilities: [whenRevealed(choose(query('allies'), (friend) => exhaust(friend)))],
    });
    play({
      players: [
        { hero: 'captain-marvel', area: ['Vision', 'Hawkeye'] },
        { hero: 'iron-man', dealt: ['Bomb Scare'] },
      ],
      phase: 'villain',
      villain: { status: ['confused'] },
      encounterDeck: ['Advance', 'Charge', 'Charge'],
    })
      .asks('chooseCard', 1)
      .choose('Vision')
      .shows({ Vision: 'exhausted' });
  });
});

describe('choosing an option § choose-option', () => {
  const orThreat = (effect: Effect) => either(effect, placeThreat(1, mainScheme));
  const discardUpgrade = choose(query('yours', type('upgrade')), (card) => discard(card));

  test('offers those that can be done at least in part', () => {
    revealing(orThreat(discardUpgrade), { area: ['Cosmic Flight'] })
      .asks('chooseOne', 0)
      .offers('option 1', 'option 2')
      .choose('option 1')
      .shows({ 'The Break-In!': 'threat 1', 'your discard pile': 'Cosmic Flight' });
  });

  test('leaves out an option that needs a target and has none', () => {
    revealing(orThreat(discardUpgrade))
      .shows({ 'The Break-In!': 'threat 2' })
      .asks('playerTurn', 0);
  });

  test('on a player card leaves out a cost that cannot be paid and a target that is not there', () => {
    // Nick Fury: remove threat, draw cards, or deal damage.
    const fury = { hand: ['Nick Fury', 'Energy', 'Genius'] };
    marvel(fury).choose('play Nick Fury').offers('option 2', 'option 3').lacks('option 1');
    marvel(fury, { threat: 1 }).choose('play Nick Fury').offers('option 1', 'option 2', 'option 3');
    doing(either(draw(1), damage(1, villain)), { wholeDeck: [] }).shows({ Rhino: 'damage 1' });
  });

  test('does nothing if no option is possible', () => {
    revealing(either(discardUpgrade, choose(query('minions'), discard)))
      .shows({ 'The Break-In!': 'threat 1' })
      .asks('playerTurn', 0);
  });
});
