import { describe, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';

/** The core set has no player side schemes: a support is printed as one. */
const table = (player: Partial<PlayerDescription> = {}, more: Partial<Description> = {}) => {
  printedWith('Interrogation Room', { type: 'player_side_scheme', max: undefined });
  return play({
    players: [{ hero: 'captain-marvel', form: 'hero', ...player }],
    ...more,
    gains: { 'Interrogation Room': { startingThreat: 3 }, ...more.gains },
  });
};
const HAND = ['Interrogation Room', 'Energy', 'Genius'];

describe('a player side scheme § player-side-scheme', () => {
  test('is played like an ally or a support, next to the main scheme, with its starting threat § villains-play-area, in-play-and-out-of-play', () => {
    table({ hand: HAND })
      .choose('play Interrogation Room')
      .pay('Energy')
      .changes({
        'your hand': 'Genius',
        'your discard pile': 'Energy',
        'side schemes': 'Interrogation Room',
        'Interrogation Room': 'threat 3',
      })
      .asks('playerTurn', 0);
  });

  test('can be thwarted by heroes and allies, and is discarded to its owner when it is empty', () => {
    table({ hand: HAND, area: ['Vision'] })
      .choose('play Interrogation Room')
      .pay('Energy')
      .choose('thwart Captain Marvel')
      .shows({ 'Interrogation Room': 'threat 1' })
      .choose('thwart Vision')
      .shows({
        'side schemes': '',
        'your discard pile': 'Energy, Interrogation Room',
        'encounter discard pile': '',
      });
  });

  test('goes to the victory display if it has victory', () => {
    table({ hand: HAND }, { gains: { 'Interrogation Room': { startingThreat: 2, victory: 1 } } })
      .choose('play Interrogation Room')
      .pay('Energy')
      .choose('thwart Captain Marvel')
      .shows({ 'victory display': 'Interrogation Room', 'your discard pile': 'Energy' });
  });

  test('is a scheme for every card that speaks of schemes § scheme-card-type', () => {
    table({ hand: HAND, area: ['Surveillance Team'] }, { threat: 1 })
      .choose('play Interrogation Room')
      .pay('Energy')
      .choose('use Surveillance Team')
      .offers('The Break-In!', 'Interrogation Room')
      .choose('Interrogation Room')
      .shows({ 'Interrogation Room': 'threat 2', 'The Break-In!': 'threat 1' });
  });

  test('is played on the own turn only, not for somebody who asks for help', () => {
    printedWith('Interrogation Room', { type: 'player_side_scheme', max: undefined });
    play({
      players: [
        { hero: 'captain-marvel' },
        { hero: 'spider-man', hand: HAND, area: ['Surveillance Team'] },
      ],
      threat: 2,
    })
      .choose('ask Peter Parker')
      .offers('use Surveillance Team', 'pass')
      .lacks('play Interrogation Room');
  });

  test('counts its icons like any other scheme', () => {
    table(
      { hand: HAND },
      {
        threat: 3,
        gains: { 'Interrogation Room': { startingThreat: 3, crisis: 1 } },
      },
    )
      .choose('play Interrogation Room')
      .pay('Energy')
      .choose('thwart Captain Marvel')
      .shows({ 'Interrogation Room': 'threat 1', 'The Break-In!': 'threat 3' });
  });
});

describe('a side scheme', () => {
  test('stays until it has no threat, then it is defeated and discarded § side-scheme', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', area: ['Vision'] }],
      sideSchemes: [{ card: 'Bomb Scare', threat: 3 }],
    })
      .choose('thwart Captain Marvel')
      .changes({ 'Captain Marvel': 'exhausted', 'Bomb Scare': 'threat 1' })
      .choose('thwart Vision')
      .changes({
        Vision: 'damage 1, exhausted',
        'Bomb Scare': '',
        'side schemes': '',
        'encounter discard pile': 'Bomb Scare',
      })
      .asks('playerTurn', 0);
  });
});
