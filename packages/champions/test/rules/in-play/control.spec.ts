import { describe, expect, test } from 'vitest';
import { isInPlay } from '../../../src/table.ts';
import type { PlayerDescription } from '../../table/description.ts';
import { nameOf } from '../../table/picture.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';

/** Of a card in play; cards of this title that lie elsewhere do not count. */
const controllerOf = ({ state }: Play, title: string) =>
  state.cards.find((_card, id) => isInPlay(state, id) && nameOf(state, id) === title)?.controller;

describe('owner and controller § ownership-and-control', () => {
  const two = (mine: Partial<PlayerDescription>, other: Partial<PlayerDescription>) =>
    play({
      players: [
        { hero: 'captain-marvel', ...mine },
        { hero: 'spider-man', ...other },
      ],
      threat: 3,
    });

  test('an upgrade on the card of another player is controlled by them § upgrade', () => {
    const game = two({ hand: ['Inspired', 'Energy'] }, { area: ['Black Cat'] }).choose(
      'play Inspired',
    );
    game.changes({
      'Captain Marvel hand': '',
      'Captain Marvel discard pile': 'Energy',
      'Spider-Man play area': 'Black Cat, Inspired, Peter Parker',
      Inspired: 'on Black Cat',
    });
    expect(controllerOf(game, 'Inspired')).toBe(1);
  });

  test('and goes to the discard pile of its owner', () => {
    two({ hand: ['Inspired', 'Energy'] }, { area: [{ card: 'Black Cat', damage: 1 }] })
      .choose('play Inspired')
      .endTurn()
      .asks('playerTurn', 1)
      .look()
      .choose('thwart Black Cat')
      .changes({
        'The Break-In!': 'threat 1',
        'Black Cat': '',
        Inspired: '',
        'Spider-Man play area': 'Peter Parker',
        'Spider-Man discard pile': 'Black Cat',
        'Captain Marvel discard pile': 'Energy, Inspired',
      });
  });

  test('a card that says nothing of it comes to nobody but the player who plays it § players-play-area', () => {
    two({ hand: ['Helicarrier', 'Energy', 'Genius'] }, {})
      .choose('play Helicarrier')
      .changes({
        'Captain Marvel hand': '',
        'Captain Marvel discard pile': 'Energy, Genius',
        'Captain Marvel play area': 'Carol Danvers, Helicarrier',
      })
      .asks('playerTurn', 0);
  });

  test('a card that may be played under any control is for its new player § players-play-area', () => {
    two({ form: 'hero', hand: ['Combat Training', 'Energy'] }, { form: 'hero' })
      .choose('play Combat Training')
      .asks('whoseControl', 0)
      .choose('Spider-Man')
      .shows({ 'Spider-Man play area': 'Combat Training, Spider-Man' })
      .look()
      .choose('attack Captain Marvel')
      .changes({ Rhino: 'damage 2', 'Captain Marvel': 'exhausted' })
      .endTurn()
      .choose('attack Spider-Man')
      .shows({ Rhino: 'damage 5' });
  });

  test('a cost is paid with what one controls oneself § cost', () => {
    two({ hand: ['Helicarrier'] }, { hand: ['Energy', 'Genius'] }).cannot(
      'play Helicarrier',
      'cannotPay',
    );
    two({}, { area: ['Surveillance Team'] }).lacks('use Surveillance Team');
  });

  test('whoever puts the discarded ally of another into play controls it, and its owner gets it back', () => {
    const game = two(
      { hand: ['Make the Call', 'Energy', 'Genius'] },
      { discard: ['Black Cat'], hand: ['Backflip'] },
    )
      .choose('play Make the Call')
      .pay('Energy')
      .shows({
        'Captain Marvel play area': 'Black Cat, Carol Danvers',
        'Spider-Man discard pile': '',
      })
      .choose('attack Black Cat');
    expect(controllerOf(game, 'Black Cat')).toBe(0);
    game.shows({ Rhino: 'damage 1', 'Black Cat': 'exhausted' }).asks('playerTurn', 0);
  });

  test('a card that leaves play goes to its owner, whoever controlled it', () => {
    const called = two(
      { hand: ['Make the Call', 'Energy', 'Genius'] },
      { discard: ['Maria Hill'], hand: ['Backflip'] },
    )
      .choose('play Make the Call')
      .pay('Energy')
      .pass();
    called
      .choose('thwart Maria Hill')
      .shows({ 'Maria Hill': 'damage 1, exhausted', 'The Break-In!': 'threat 1' });
    play({
      players: [
        { hero: 'captain-marvel', hand: ['Make the Call', 'Genius'] },
        { hero: 'spider-man', discard: ['Maria Hill'] },
      ],
      threat: 3,
      gains: { 'Maria Hill': { hitPoints: -1 } },
    })
      .choose('play Make the Call')
      .pass()
      .look()
      .choose('thwart Maria Hill')
      .changes({
        'The Break-In!': 'threat 1',
        'Captain Marvel play area': 'Carol Danvers',
        'Spider-Man discard pile': 'Maria Hill',
      });
  });
});
