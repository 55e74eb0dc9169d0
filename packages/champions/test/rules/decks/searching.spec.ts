import { zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { DECK, of } from '../../../src/board.ts';
import { POOL } from '../../../src/shelf/offers.ts';
import type { Effect } from '../../../src/vocabulary/builders.ts';
import {
  query,
  search,
  sequence,
  shuffle,
  shuffleIn,
  titled,
  toHand,
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
const deckOf = (game: Play) =>
  zoneOf(game.state, of(DECK, 0)).map((card) => nameOf(game.state, card));

describe('searching', () => {
  const found = sequence(
    search(query('yourDeck', titled('Energy')), (card) => toHand(card)),
    shuffle('yours'),
  );

  test('takes the card that was searched for, and shuffles the whole deck § search, shuffle', () => {
    const wholeDeck = Array.from({ length: 12 }, (_, index) =>
      index === 6 ? 'Energy' : ['Backflip', 'Genius', 'Strength'][index % 3],
    ) as readonly string[];
    const game = revealing(found, { wholeDeck }).shows({ 'your hand': 'Energy', 'your deck': 11 });
    const left = [...wholeDeck.slice(0, 6), ...wholeDeck.slice(7)].reverse();
    expect(deckOf(game)).not.toEqual(left);
    expect([...deckOf(game)].sort()).toEqual([...left].sort());
  });

  test('lets the player choose among several that fit § search', () => {
    play({
      players: [
        {
          hero: 'black-panther',
          hand: ['Shuri', 'Energy'],
          wholeDeck: ['Panther Claws', 'Backflip', 'Vibranium Suit'],
        },
      ],
    })
      .choose('play Shuri')
      .choose('use Shuri')
      .offers('Panther Claws', 'Vibranium Suit')
      .lacks('Backflip')
      .choose('Vibranium Suit')
      .shows({ 'your hand': 'Vibranium Suit', 'your deck': 2 });
  });

  test('that finds nothing shuffles too § search, shuffle', () => {
    const wholeDeck = [
      'Backflip',
      'Genius',
      'Strength',
      'Haymaker',
      'Uppercut',
      'Emergency',
      'First Aid',
    ];
    const game = revealing(found, { wholeDeck }).shows({ 'your hand': '', 'your deck': 7 });
    expect(deckOf(game)).not.toEqual([...wholeDeck].reverse());
  });

  test('a deck ends with shuffling it, on every card § search, shuffle', () => {
    const texts = POOL.map(({ abilities }) => JSON.stringify(abilities));
    const searching = texts.filter((text) => text.includes('"search":true'));
    expect(searching.length).toBeGreaterThan(5);
    for (const text of searching) expect(text).toContain('"do":"shuffle"');
  });

  test('nothing is shuffled into a deck from an empty discard pile § discard-pile', () => {
    const wholeDeck = [
      'Backflip',
      'Genius',
      'Strength',
      'Haymaker',
      'Uppercut',
      'Emergency',
      'First Aid',
    ];
    const game = revealing(shuffleIn(query('yourDiscard')), { wholeDeck });
    expect(deckOf(game)).toEqual([...wholeDeck].reverse());
  });
});
