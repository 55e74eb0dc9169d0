import { describe, test } from 'vitest';
import { play } from '../table/play.ts';

describe('Make the Call', () => {
  const calling = (ally: string, ...hand: readonly string[]) =>
    play({
      players: [{ hero: 'captain-marvel', hand: ['Make the Call', ...hand], discard: [ally] }],
    });

  test('FAQ 21, Make the Call: the Power of an aspect gives two resources for an ally of that aspect', () => {
    calling('Hawkeye', 'The Power of Leadership', 'Backflip')
      .choose('play Make the Call')
      .shows({ 'your play area': 'Carol Danvers, Hawkeye', 'your hand': '' })
      .asks('playerTurn', 0);
    calling('Hulk', 'The Power of Aggression')
      .choose('play Make the Call')
      .shows({ 'your play area': 'Carol Danvers, Hulk', 'your hand': '' })
      .asks('playerTurn', 0);
  });

  test('FAQ 21, Make the Call: and one resource for an ally of another aspect, whatever the event is', () => {
    calling('Hulk', 'The Power of Leadership').cannot('play Make the Call', 'costCannotBePaid');
    calling('Hulk', 'The Power of Leadership', 'Backflip')
      .choose('play Make the Call')
      .shows({ 'your play area': 'Carol Danvers, Hulk', 'your hand': '' });
  });
});
