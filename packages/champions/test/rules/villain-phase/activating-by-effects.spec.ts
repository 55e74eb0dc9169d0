import { describe, test } from 'vitest';
import {
  attacksUnboosted,
  damage,
  dealThese,
  discardYoursUntil,
  draw,
  enemyActivates,
  engage,
  keep,
  least,
  minion,
  query,
  removeThreat,
  sequence,
  toDeckBottom,
  toHand,
  villain,
  whenDefeated,
} from '../../../src/vocabulary/builders.ts';
import { play } from '../../table/play.ts';
import { doing, reworded, saying } from '../rewording.ts';

describe('an effect by which an enemy activates', () => {
  test('makes it attack a player in hero form § activation', () => {
    doing(enemyActivates(villain), {}, { encounterDeck: ['Advance'] })
      .asks('whoDefends')
      .choose('pass')
      .shows({ 'She-Hulk': 'damage 2' });
  });

  test('makes it scheme against a player in alter-ego form § activation', () => {
    saying('Bomb Scare', whenDefeated(enemyActivates(villain)));
    play({
      players: [{ hero: 'captain-marvel', area: ['Tigra'] }],
      sideSchemes: [{ card: 'Bomb Scare', threat: 1 }],
      encounterDeck: ['Hydra Mercenary'],
      threat: 1,
    })
      .choose('thwart Tigra')
      .choose('Bomb Scare')
      .shows({ 'The Break-In!': 'threat 3' });
  });

  test('names the player who is attacked § activation', () => {
    saying('Bomb Scare', whenDefeated(enemyActivates(villain, query('defeater'))));
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero', area: ['Hulk'] },
        { hero: 'she-hulk', form: 'hero', area: ['Tigra'] },
      ],
      sideSchemes: [{ card: 'Bomb Scare', threat: 1 }],
      encounterDeck: ['Advance'],
      firstPlayer: 1,
      threat: 1,
    })
      .choose('thwart Tigra')
      .choose('Bomb Scare')
      .asks('whoDefends', 1);
  });
});

test('who defeated a card is also the player of an ally that did it § defeat', () => {
  saying('Bomb Scare', whenDefeated(keep(damage(1, query('defeater')), () => damage(1, villain))));
  play({
    players: [
      { hero: 'captain-marvel', form: 'hero' },
      { hero: 'she-hulk', form: 'hero', area: ['Tigra'] },
    ],
    sideSchemes: [{ card: 'Bomb Scare', threat: 1 }],
    firstPlayer: 1,
    threat: 1,
  })
    .choose('thwart Tigra')
    .choose('Bomb Scare')
    .shows({ 'She-Hulk': 'damage 1', Rhino: 'damage 1' });
});

test('an attack without a boost card deals what the enemy has § boost-boost-icon', () => {
  doing(attacksUnboosted(villain), {}, { wholeEncounterDeck: ['Hydra Mercenary', 'Advance'] })
    .choose('pass')
    .changes({
      'She-Hulk': 'damage 2',
      'your discard pile': 'Get Ready',
      'your hand': '',
    });
});

test('a minion in play engages another player without entering play § engage', () => {
  reworded('Get Ready', {
    effect: engage(query('minions', least('remaining', query('minions')))),
  });
  play({
    players: [
      { hero: 'she-hulk', form: 'hero', hand: ['Get Ready'], engaged: ['Shocker'] },
      { hero: 'iron-man', engaged: ['Sandman', 'Hydra Mercenary'] },
    ],
  })
    .choose('play Get Ready')
    .changes({
      'She-Hulk engaged': 'Hydra Mercenary, Shocker',
      'Iron Man engaged': 'Sandman',
      'She-Hulk discard pile': 'Get Ready',
      'She-Hulk hand': '',
    });
});

test('cards that were discarded are dealt face down § deal-deal-an-encounter-card', () => {
  doing(
    dealThese(query('encounterDiscard', minion)),
    {},
    {
      encounterDiscard: ['Shocker', 'Advance'],
    },
  ).changes({
    'your dealt': 'Shocker',
    'encounter discard pile': 'Advance',
    'your discard pile': 'Get Ready',
    'your hand': '',
  });
});

describe('the deck of a player', () => {
  test('is discarded from until a card fits, which is taken to hand § discard', () => {
    doing(
      keep(discardYoursUntil({ is: 'faction', faction: 'aggression' }), (card) => toHand(card)),
      { wholeDeck: ['Energy', 'Genius', 'Tigra', 'Strength'] },
    ).changes({
      'your hand': 'Tigra',
      'your discard pile': 'Energy, Genius, Get Ready',
      'your deck': 1,
    });
  });

  test('takes a card at its bottom § player-deck', () => {
    doing(sequence(toDeckBottom(query('yourDiscard')), draw(1)), {
      discard: ['Energy'],
      wholeDeck: ['Genius'],
    }).changes({ 'your discard pile': 'Get Ready', 'your hand': 'Genius' });
  });
});

test('threat that an effect takes off is no thwart § threat', () => {
  doing(removeThreat(1, query('mainSchemes'))).shows({ 'The Break-In!': 'threat 3' });
});
