import { beforeEach, describe, test } from 'vitest';
import { action, choose, discard, heal, query, titled } from '../../src/vocabulary/builders.ts';
import { malice } from '../hard-cards/cards/keeping.ts';
import { printedAs } from '../hard-cards/printing.ts';
import { inHeroForm } from '../hard-cards/trick.ts';
import { saying } from '../rules/rewording.ts';
import { play } from '../table/play.ts';

describe('Malice, attached to an ally,', () => {
  beforeEach(() => printedAs(['Hydra Mercenary', malice]));
  const possessing = () =>
    play({
      players: [
        {
          ...inHeroForm,
          area: ['Hulk', 'Tigra', 'Aunt May'],
          engaged: ['Malice'],
          hand: ['Haymaker', 'Energy'],
        },
      ],
      encounterDeck: ['Advance', '"I\'m Tough"'],
    })
      .choose('attack Spider-Man')
      .choose('Malice');

  test('FAQ 94, Malice: is a minion with her damage still', () => {
    possessing().shows({ Malice: 'damage 2, on Tigra', 'your engaged': 'Tigra' });
  });

  test('FAQ 94, Malice: can be attacked and chosen by abilities, but is not defeated again', () => {
    possessing()
      .choose('play Haymaker')
      .offers('Malice', 'Rhino', 'Tigra')
      .choose('Malice')
      .shows({ Malice: 'damage 5, on Tigra', 'your engaged': 'Tigra' })
      .asks('playerTurn', 0);
  });

  test('FAQ 94, Malice: is not defeated again after she was healed either', () => {
    saying('Aunt May', action(heal(2, query('minions', titled('Malice')))));
    possessing()
      .choose('use Aunt May')
      .shows({ Malice: 'on Tigra' })
      .choose('play Haymaker')
      .choose('Malice')
      .shows({ Malice: 'damage 3, on Tigra', 'your engaged': 'Tigra' })
      .asks('playerTurn', 0);
  });

  test('FAQ 94, Malice: is engaged with nobody and does not activate', () => {
    possessing()
      .endTurn()
      .passAll()
      .asks('playerTurn', 0)
      .shows({ 'Spider-Man': 'damage 4', Malice: 'damage 2, on Tigra' });
  });

  test('FAQ 94, Malice: is discarded when the card she is attached to leaves play', () => {
    saying('Aunt May', action(choose(query('minions', titled('Tigra')), (host) => discard(host))));
    possessing()
      .choose('use Aunt May')
      .shows({ 'your engaged': '', 'your discard pile': 'Tigra' })
      .holds('encounter discard pile', 'Malice');
  });
});
