import { describe, test } from 'vitest';
import {
  mainScheme,
  placeThreat,
  query,
  sequence,
  swap,
  titled,
} from '../../../src/vocabulary/builders.ts';
import { doing } from '../rewording.ts';

const inPlay = (title: string) => query('inPlay', titled(title));
const inHand = (title: string) => query('yourHand', titled(title));

describe('swapping § swap', () => {
  test('a card of the hand with the top card of the deck lets them change places', () => {
    doing(swap(inHand('Energy'), query('yourDeckTop')), {
      hand: ['Energy', 'Genius'],
      deck: ['Hulk', 'Uppercut'],
    })
      .shows({ 'your hand': 'Genius, Hulk' })
      .asks('playerTurn', 0);
  });

  test('needs a card in both places', () => {
    doing(swap(inHand('Energy'), query('yourDeckTop')), {
      hand: ['Energy'],
      wholeDeck: ['Hulk'],
    }).shows({ 'your hand': 'Hulk' });
    const trying = sequence(
      placeThreat(1, mainScheme),
      swap(inHand('Energy'), query('yourDeckTop')),
    );
    doing(trying, { hand: ['Genius'], deck: ['Hulk'] }).shows({ 'your hand': 'Genius' });
    doing(trying, { hand: ['Energy'], wholeDeck: [] }).shows({ 'your hand': 'Energy' });
  });

  test('with a card of the same title leaves everything as it is: neither enters nor leaves', () => {
    doing(swap(inPlay('Hulk'), inHand('Hulk')), {
      area: [{ card: 'Hulk', damage: 2, exhausted: true, attached: ['Inspired'] }],
      hand: ['Hulk', 'Genius'],
    })
      .shows({
        Hulk: 'damage 2, exhausted',
        Inspired: 'on Hulk',
        'your hand': 'Genius, Hulk',
        'your play area': 'Hulk, Inspired, She-Hulk',
      })
      .asks('playerTurn', 0);
  });

  test('with another card lets the one leave play and the other enter it ready', () => {
    doing(swap(inPlay('Hulk'), inHand('Tigra')), {
      area: [{ card: 'Hulk', damage: 2, exhausted: true, attached: ['Inspired'] }],
      hand: ['Tigra', 'Genius'],
    })
      .shows({
        Tigra: '',
        'your hand': 'Genius, Hulk',
        'your play area': 'She-Hulk, Tigra',
        'your discard pile': 'Get Ready, Inspired',
      })
      .asks('playerTurn', 0);
  });
});
