import { describe, test } from 'vitest';
import { draw, later } from '../../../src/vocabulary/builders.ts';
import { doing } from '../rewording.ts';

describe('a card is exhausted § exhausted', () => {
  const waiting = later('exhausted', draw(1));

  test('by a basic power, before that is used', () => {
    doing(waiting, { deck: ['Hulk'] })
      .choose('attack She-Hulk')
      .shows({ 'your hand': 'Hulk' });
  });

  test('by defending', () => {
    doing(waiting, { deck: ['Hulk'], hand: ['Energy', 'Genius', 'Strength', 'Uppercut'] })
      .endTurn()
      .asks('whoDefends', 0)
      .choose('defend She-Hulk')
      .shows({ 'your hand': 'Energy, Genius, Hulk, Strength, Uppercut' });
  });
});

test('cards are readied at the end of the player phase, for what waits for it § ready', () => {
  doing(later('readied', draw(1)), {
    deck: ['Hulk'],
    exhausted: true,
    hand: ['Energy', 'Genius', 'Strength', 'Uppercut'],
  })
    .endTurn()
    .shows({ 'your hand': 'Energy, Genius, Hulk, Strength, Uppercut' })
    .asks('whoDefends', 0);
});
