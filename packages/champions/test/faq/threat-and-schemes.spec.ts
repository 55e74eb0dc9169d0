import { describe, test } from 'vitest';
import {
  all,
  both,
  cardIs,
  change,
  exhaustThis,
  interrupt,
  lasting,
  SUBJECT,
  same,
  trait,
  type,
  yourEvent,
} from '../../src/vocabulary/builders.ts';
import { saying } from '../rules/rewording.ts';
import { play } from '../table/play.ts';

describe('Shrink', () => {
  test('FAQ 31, Shrink: what raises the threat that an event removes does nothing for one that prevents threat', () => {
    saying(
      'Aunt May',
      interrupt(
        'playing',
        both(yourEvent, cardIs(SUBJECT, all(type('event'), trait('Thwart')))),
        lasting('event', change('eventThwart', same(SUBJECT), 2)),
        { cost: exhaustThis },
      ),
    );
    play({
      players: [{ hero: 'iron-man', area: ['Aunt May'], hand: ['Emergency'] }],
      threat: 3,
      encounterDeck: ['Advance', '"I\'m Tough"'],
      phase: 'villain',
    })
      .choose('play Emergency')
      .choose('use Aunt May')
      .asks('playerTurn', 0)
      .shows({ 'The Break-In!': 'threat 4', 'Aunt May': 'exhausted' });
    play({
      players: [
        {
          hero: 'iron-man',
          form: 'hero',
          area: ['Aunt May'],
          hand: ['For Justice!', 'Energy'],
        },
      ],
      threat: 6,
    })
      .choose('play For Justice!')
      .choose('use Aunt May')
      .shows({ 'The Break-In!': 'threat 1' });
  });
});
