import { describe, test } from 'vitest';
import {
  discard,
  discardTop,
  draw,
  later,
  marked,
  query,
  sequence,
  titled,
} from '../../../src/vocabulary/builders.ts';
import { doing } from '../rewording.ts';

/** Waits for a card that is discarded from there, and draws one for it. */
const waiting = (from: 'hand' | 'deck' | 'play') => ({
  ...later('discarded', draw(1)),
  when: marked(from),
});

describe('what waits for a card to be discarded § discard', () => {
  const hulk = discard(query('inPlay', titled('Hulk')));

  test('comes when it is discarded from play', () => {
    doing(sequence(waiting('play'), hulk), { area: ['Hulk'], deck: ['Tigra'] }).shows({
      'your hand': 'Tigra',
      'your discard pile': 'Get Ready, Hulk',
    });
    doing(sequence(waiting('deck'), hulk), { area: ['Hulk'], deck: ['Tigra'] }).shows({
      'your hand': '',
    });
  });

  test('comes when it is discarded from the encounter deck', () => {
    doing(sequence(waiting('deck'), discardTop('encounter', 1)), { deck: ['Tigra'] }).shows({
      'your hand': 'Tigra',
    });
  });
});
