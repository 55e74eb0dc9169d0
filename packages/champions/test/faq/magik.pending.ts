import { beforeEach, describe, test } from 'vitest';
import { action, ally, choose, playCard, query } from '../../src/vocabulary/builders.ts';
import { illyanaRasputin, magik } from '../hard-cards/magik.ts';
import { printedAs } from '../hard-cards/printing.ts';
import { inHeroForm } from '../hard-cards/trick.ts';
import { saying } from '../rules/rewording.ts';
import { play } from '../table/play.ts';

describe('Magik', () => {
  beforeEach(() => printedAs(['01001a', magik], ['01001b', illyanaRasputin]));

  test('FAQ 98, Magik: an effect that lets her play a card from hand may play the top card instead', () => {
    saying('Tac Team', action(choose(query('yourHand', ally), (card) => playCard(card))));
    play({
      players: [
        { ...inHeroForm, deck: ['Hellcat', 'Genius'], hand: ['Energy'], area: ['Tac Team'] },
      ],
    })
      .choose('use Tac Team')
      .holds('your play area', 'Hellcat');
  });

  test('FAQ 98, Magik: an event that waits for something can be played from the top of the deck', () => {
    play({
      players: [{ ...inHeroForm, deck: ['Backflip', 'Genius'] }],
      encounterDeck: ['Charge', '"I\'m Tough"'],
      phase: 'villain',
    })
      .pass()
      .choose('play Backflip')
      .shows({ Magik: '', 'your discard pile': 'Backflip' });
  });
});
