import { describe, test } from 'vitest';
import {
  action,
  activeLocation,
  choose,
  location,
  query,
  swap,
  titled,
  type,
} from '../../../src/vocabulary/builders.ts';
import { play } from '../../table/play.ts';
import { doing, saying } from '../rewording.ts';

describe('to exchange', () => {
  const roads = choose(query('encounterDiscard', location), (found) => swap(activeLocation, found));

  test('lets two cards change places, in play and out of it § exchange', () => {
    doing(
      roads,
      {},
      {
        location: { card: 'Old Forest Road', progress: 1 },
        encounterDiscard: ['Forest Gate', 'Wargs'],
      },
    )
      .shows({
        'active location': 'Forest Gate',
        'Forest Gate': '',
        'encounter discard pile': 'Old Forest Road, Wargs',
      })
      .asks('commitToQuest', 0);
  });

  test('lets a card of a player come into play in the place of the other § exchange', () => {
    doing(
      choose(query('yourHand', type('Ally')), (friend) =>
        swap(query('allies', titled('Faramir')), friend),
      ),
      { area: [{ card: 'Faramir', damage: 1 }], hand: ['Gandalf'] },
    )
      .asks('useAbility', 0)
      .shows({ 'your hand': 'Faramir', 'your play area': 'Gandalf, Gimli', Gandalf: '' });
  });

  test('in play leaves everything where it lies: only the cards are others § exchange', () => {
    doing(
      swap(query('engagedEnemies', titled('Wargs')), query('stagedEnemies', titled('Hill Troll'))),
      { engaged: [{ card: 'Wargs', damage: 1 }] },
      { staging: ['Hill Troll'] },
    )
      .shows({ 'your engaged': 'Hill Troll', 'staging area': 'Wargs', 'Hill Troll': 'damage 1' })
      .asks('commitToQuest', 0);
  });

  test('is impossible if there is nothing on one of the sides § exchange', () => {
    saying('Stand Together', action(roads));
    const players = [{ heroes: ['Gimli', 'Beravor'], hand: ['Stand Together'] }];
    play({ players, location: 'Old Forest Road', encounterDiscard: ['Wargs'] }).cannot(
      'play Stand Together',
      'noTarget',
    );
    play({ players, encounterDiscard: ['Forest Gate'] }).cannot('play Stand Together', 'noTarget');
    saying('Stand Together', action(swap(activeLocation, query('encounterDiscard', location))));
    play({ players, location: 'Old Forest Road', encounterDiscard: ['Wargs'] }).cannot(
      'play Stand Together',
      'noTarget',
    );
    play({ players, encounterDiscard: ['Forest Gate'] }).cannot('play Stand Together', 'noTarget');
    play({ players, location: 'Old Forest Road', encounterDiscard: ['Forest Gate'] }).offers(
      'play Stand Together',
      'pass',
      'use Beravor',
    );
  });
});
