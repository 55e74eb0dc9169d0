import { zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { DISCARD, ENCOUNTER_DECK, of } from '../../../src/board.ts';
import type { Effect } from '../../../src/vocabulary/builders.ts';
import {
  discardTop,
  discardUntil,
  draw,
  drawUpTo,
  eachPlayer,
  minion,
  putIntoPlay,
  query,
  search,
  titled,
  whenRevealed,
} from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { nameOf } from '../../table/picture.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';

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
    villain: { status: ['confused', 'stunned'] },
    encounterDeck: ['Charge', 'Shocker', 'Sandman'],
    ...table,
  });
};
const told = (game: Play, say: string) => game.log.filter(({ line }) => line.say === say).length;

describe('a player deck that runs out § player-deck, running-out-of-cards', () => {
  test('is made of the discard pile at once, and the player is dealt an encounter card', () => {
    play({
      players: [
        {
          hero: 'captain-marvel',
          wholeDeck: ['Backflip'],
          discard: ['Energy', 'Genius', 'Strength'],
          hand: ['Haymaker'],
        },
      ],
      encounterDeck: ['Shocker'],
    })
      .choose('use Carol Danvers')
      .changes({
        'your hand': 'Backflip, Haymaker',
        'your deck': 3,
        'your discard pile': '',
        'your dealt': 'Shocker',
        'encounter deck': 31,
      })
      .asks('playerTurn', 0);
  });

  test('while drawing: the player goes on drawing from the new one § draw-drawing-cards', () => {
    const game = revealing(draw(3), {
      wholeDeck: ['Backflip'],
      discard: ['Energy', 'Energy', 'Energy'],
    });
    game.shows({
      'your hand': 'Backflip, Energy, Energy',
      'your deck': 1,
      'your discard pile': '',
    });
    expect(told(game, 'deckReshuffled')).toBe(1);
  });

  test('while discarding: no more is discarded § discard', () => {
    revealing(discardTop('yours', 3), {
      wholeDeck: ['Backflip'],
      discard: ['Energy', 'Energy', 'Energy'],
    }).shows({ 'your deck': 4, 'your discard pile': '' });
  });

  test('with an empty discard pile waits for the first card there, and only then costs a card', () => {
    const game = play({
      players: [
        { hero: 'captain-marvel', wholeDeck: ['Backflip'], hand: ['Aunt May', 'Energy', 'Genius'] },
      ],
    });
    game.choose('use Carol Danvers').changes({
      'your hand': 'Aunt May, Backflip, Energy, Genius',
      'your deck': 0,
    });
    expect(told(game, 'dealtEncounterCard')).toBe(0);
    game.choose('play Aunt May').pay('Energy').shows({ 'your deck': 1, 'your discard pile': '' });
    expect(told(game, 'dealtEncounterCard')).toBe(1);
  });

  test('and is still empty gives nothing to draw § draw-drawing-cards', () => {
    revealing(draw(3), { wholeDeck: ['Backflip', 'Energy'] })
      .shows({ 'your hand': 'Backflip, Energy', 'your deck': 0 })
      .asks('playerTurn', 0);
  });

  test('deals the card face down; it waits for the villain phase § deal-deal-an-encounter-card', () => {
    play({
      players: [
        {
          hero: 'captain-marvel',
          wholeDeck: ['Backflip'],
          discard: ['Energy'],
          hand: ['Haymaker'],
        },
      ],
      encounterDeck: ['Shocker'],
    })
      .choose('use Carol Danvers')
      .shows({ 'your dealt': 'Shocker', 'your engaged': '' })
      .asks('playerTurn', 0);
  });
});

describe('the encounter deck that runs out § encounter-deck, running-out-of-cards', () => {
  const quiet = { villain: { status: ['confused'] as const } };

  test('is made of its discard pile at once, and an acceleration token is placed § acceleration-token', () => {
    play({
      players: [{ hero: 'captain-marvel' }],
      phase: 'villain',
      ...quiet,
      wholeEncounterDeck: ['Sandman'],
      encounterDiscard: ['Shocker', 'Charge'],
    })
      .shows({
        'The Break-In!': 'acceleration 1, threat 1',
        'encounter deck': 2,
        'encounter discard pile': '',
        'your engaged': 'Sandman',
      })
      .asks('playerTurn', 0);
  });

  test('while cards are discarded ends the discarding', () => {
    revealing(
      discardTop('encounter', 5),
      {},
      { wholeEncounterDeck: ['Sandman', 'Charge', 'Charge'], encounterDiscard: ['Shocker'] },
    ).shows({
      'The Break-In!': 'acceleration 1, threat 1',
      'encounter deck': 3,
      'encounter discard pile': 'Advance',
    });
  });

  test('while a certain card is looked for ends the search, found or not', () => {
    revealing(
      discardUntil(minion),
      {},
      { wholeEncounterDeck: ['Sandman', 'Charge', 'Charge'], encounterDiscard: ['Shocker'] },
    ).shows({
      'The Break-In!': 'acceleration 1, threat 1',
      'encounter deck': 3,
      'your engaged': 'Sandman',
    });
  });

  test('because its last card was searched for is made anew at once, too', () => {
    revealing(
      search(query('encounterDeck', titled('Sandman')), (found) => putIntoPlay(found)),
      {},
      { wholeEncounterDeck: ['Charge', 'Sandman'], encounterDiscard: ['Shocker'] },
    ).shows({
      'The Break-In!': 'acceleration 1, threat 1',
      'encounter deck': 1,
      'encounter discard pile': 'Advance',
      'your engaged': 'Sandman',
    });
  });

  test('for one player does not stop the others, who go on with the new deck § each-player', () => {
    printedWith('Advance', { abilities: [whenRevealed(eachPlayer(discardTop('encounter', 2)))] });
    const game = play({
      players: [{ hero: 'captain-marvel', dealt: ['Advance'] }, { hero: 'iron-man' }],
      phase: 'villain',
      villain: { status: ['confused', 'stunned'] },
      // One boost card against the second player, two dealt cards, one left for the discarding.
      wholeEncounterDeck: ['Charge', 'Shocker', 'Sandman', 'Charge'],
      encounterDiscard: ['Whiplash', 'Melter', 'Titania'],
    });
    expect(told(game, 'encounterDeckReshuffled')).toBe(1);
    expect(told(game, 'encounterDiscarded')).toBe(2);
    game.shows({ 'encounter deck': 3 });
  });

  test('with nothing in the discard pile either loses the game § winning-the-game', () => {
    play({
      players: [{ hero: 'captain-marvel' }],
      phase: 'villain',
      ...quiet,
      wholeEncounterDeck: ['Sandman'],
    }).isOver('villain', 'encounterDeck');
  });
});

describe('drawing § draw-drawing-cards', () => {
  test('takes cards from the top, into the hand', () => {
    revealing(draw(2), { deck: ['Backflip', 'Energy', 'Genius'] }).shows({
      'your hand': 'Backflip, Energy',
    });
  });

  test('up to a number draws what is missing, and nothing with enough cards § hand-size', () => {
    const deck = ['Backflip', 'Energy', 'Genius'];
    revealing(drawUpTo(3), { deck, hand: ['Strength'] }).shows({
      'your hand': 'Backflip, Energy, Strength',
    });
    const hand = ['Strength', 'Haymaker', 'Emergency', 'Uppercut'];
    revealing(drawUpTo(3), { deck, hand }).shows({ 'your hand': hand.sort().join(', ') });
  });
});

describe('discarding § discard', () => {
  test('several cards of a deck puts them onto the pile one by one, the last one on top', () => {
    const game = revealing(discardTop('yours', 3), { deck: ['Backflip', 'Energy', 'Genius'] });
    const pile = zoneOf(game.state, of(DISCARD, 0)).map((card) => nameOf(game.state, card));
    expect(pile).toEqual(['Backflip', 'Energy', 'Genius']);
    game.shows({ 'your discard pile': 'Backflip, Energy, Genius' });
  });

  test('of looked-at cards discards them from the deck § look-looked-at', () => {
    // Tony Stark looks at three cards, takes one and discards the others.
    play({
      players: [{ hero: 'iron-man', deck: ['Backflip', 'Energy', 'Genius', 'Strength'] }],
    })
      .choose('use Tony Stark')
      .asks('chooseCard', 0)
      .offers('Backflip', 'Energy', 'Genius')
      .lacks('Strength')
      .choose('Energy')
      .changes({
        'your deck': 41,
        'your hand': 'Energy',
        'your discard pile': 'Backflip, Genius',
      })
      .asks('playerTurn', 0);
  });

  test('player cards go to the pile of their owner, encounter cards to the encounter discard pile', () => {
    play({
      players: [
        {
          hero: 'captain-marvel',
          form: 'hero',
          engaged: [{ card: 'Shocker', damage: 2, attached: ['Charge'] }],
        },
      ],
    })
      .choose('attack Captain Marvel')
      .choose('Shocker')
      .shows({ 'encounter discard pile': 'Charge, Shocker', 'your discard pile': '' });
  });
});

describe('the top of the encounter deck', () => {
  test('is what is dealt and what boosts, in the order the cards lie § deck, encounter-deck', () => {
    const game = play({
      players: [{ hero: 'captain-marvel' }],
      phase: 'villain',
      encounterDeck: ['Advance', 'Shocker', 'Sandman'],
    }).shows({ 'your engaged': 'Shocker' });
    expect(nameOf(game.state, zoneOf(game.state, ENCOUNTER_DECK).at(-1) ?? -1)).toBe('Sandman');
  });
});
