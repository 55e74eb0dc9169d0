import { describe, test } from 'vitest';
import { query, reveal, search, titled, toHand } from '../../src/vocabulary/builders.ts';
import type { PlayerDescription } from '../table/description.ts';
import { doing } from './rewording.ts';

const findBlackCat = search(query('anywhere', titled('Black Cat')), (cat) => toHand(cat));

describe('finding a card § find', () => {
  const places: readonly (readonly [string, Partial<PlayerDescription>])[] = [
    ['in play', { area: ['Black Cat'] }],
    ['in a deck', { deck: ['Uppercut', 'Black Cat'] }],
    ['in a discard pile', { discard: ['Black Cat', 'Energy'] }],
  ];
  test.each(places)('looks for it %s', (_place, player) => {
    doing(findBlackCat, player).shows({ 'your hand': 'Black Cat' }).asks('playerTurn', 0);
  });

  test('looks through encounter cards too', () => {
    const mercenary = query('anywhere', titled('Hydra Mercenary'));
    doing(
      search(mercenary, (found) => reveal(found)),
      {},
      { wholeEncounterDeck: ['Charge', 'Hydra Mercenary', 'Advance'] },
    ).shows({ 'your engaged': 'Hydra Mercenary' });
  });

  test('leaves alone what lies face down before somebody', () => {
    const mercenary = query('anywhere', titled('Hydra Mercenary'));
    doing(
      search(mercenary, (found) => reveal(found)),
      { dealt: ['Hydra Mercenary'] },
      { wholeEncounterDeck: ['Charge', 'Advance'] },
    )
      .shows({ 'your engaged': '' })
      .asks('playerTurn', 0);
  });
});
