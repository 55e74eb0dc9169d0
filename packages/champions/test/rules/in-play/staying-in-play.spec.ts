import { describe, test } from 'vitest';
import type { Effect } from '../../../src/vocabulary/builders.ts';
import { discard, query, villain, you } from '../../../src/vocabulary/builders.ts';
import { play } from '../../table/play.ts';
import { doing, reworded } from '../rewording.ts';

/** An event that does nothing but this has no target. */
const cannotPlay = (effect: Effect) => {
  reworded('Get Ready', { effect });
  return play({ players: [{ hero: 'she-hulk', form: 'hero', hand: ['Get Ready'] }] }).cannot(
    'play Get Ready',
    'noTarget',
  );
};

describe('what cannot be discarded from play', () => {
  test('is the villain § villain', () => {
    cannotPlay(discard(villain));
  });

  test('is an identity § identity', () => {
    cannotPlay(discard(you));
  });

  test('does not keep the others from being discarded', () => {
    doing(discard(query('characters')), { area: ['Tigra'], engaged: ['Shocker'] }).shows({
      villain: 'Rhino',
      'your play area': 'She-Hulk',
      'your engaged': '',
      'your discard pile': 'Get Ready, Tigra',
    });
  });
});
