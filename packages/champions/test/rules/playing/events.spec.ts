import { describe, test } from 'vitest';
import { card } from '../../../src/cards/card.ts';
import { printed } from '../../../src/cards/designs.ts';
import {
  action,
  byYou,
  damage,
  draw,
  response,
  villain,
} from '../../../src/vocabulary/builders.ts';
import { printedAs } from '../../hard-cards/printing.ts';
import { play } from '../../table/play.ts';
import { designNamed } from '../../table/position.ts';

describe('an event with several abilities § event', () => {
  const game = () => {
    printedAs([
      'Get Ready',
      card(
        printed(designNamed('Get Ready')),
        action(draw(1)),
        response('attackMade', byYou, damage(1, villain)),
      ),
    ]);
    return play({
      players: [{ hero: 'she-hulk', form: 'hero', hand: ['Get Ready'], deck: ['Energy'] }],
    });
  };

  test('is played for one of them', () => {
    game()
      .choose('play Get Ready')
      .asks('playerTurn', 0)
      .shows({ 'your hand': 'Energy', 'your discard pile': 'Get Ready', Rhino: '' });
  });

  test('or for the other, when that can be used', () => {
    game()
      .choose('attack She-Hulk')
      .asks('useAbility', 0)
      .choose('play Get Ready')
      .shows({ 'your hand': '', 'your discard pile': 'Get Ready', Rhino: 'damage 4' });
  });
});
