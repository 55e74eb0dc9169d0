import { beforeEach, describe, test } from 'vitest';
import { malice } from '../hard-cards/keeping.ts';
import { printedAs } from '../hard-cards/printing.ts';
import { inHeroForm } from '../hard-cards/trick.ts';
import { play } from '../table/play.ts';

describe('Malice, attached to an ally,', () => {
  beforeEach(() => printedAs(['Hydra Mercenary', malice]));
  const possessing = () =>
    play({
      players: [
        {
          ...inHeroForm,
          area: ['Hulk', 'Tigra'],
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

  test('FAQ 94, Malice: can be attacked, but not defeated again', () => {
    possessing()
      .choose('play Haymaker')
      .offers('Malice')
      .choose('Malice')
      .shows({ Malice: 'damage 5, on Tigra' })
      .asks('playerTurn', 0);
  });

  test('FAQ 94, Malice: is engaged with nobody and does not activate', () => {
    possessing().endTurn().pass().asks('whoDefends', 0).pass().passAll();
  });
});
