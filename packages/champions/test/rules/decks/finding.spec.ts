import { describe, test } from 'vitest';
import {
  query,
  removeFromGame,
  reveal,
  search,
  sequence,
  titled,
  toHand,
} from '../../../src/vocabulary/builders.ts';
import type { PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { doing, reworded } from '../rewording.ts';

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

  test('looks among what has been set aside § set-aside', () => {
    const mercenary = query('anywhere', titled('Hydra Mercenary'));
    doing(
      search(mercenary, (found) => reveal(found)),
      {},
      { wholeEncounterDeck: ['Charge', 'Advance'], setAside: ['Hydra Mercenary'] },
    ).shows({ 'your engaged': 'Hydra Mercenary', 'set aside': '' });
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

  test('does not reach what has been removed from the game § removed-from-the-game', () => {
    const remove = removeFromGame(query('yourDiscard', titled('Black Cat')));
    doing(sequence(remove, findBlackCat), { discard: ['Black Cat'] })
      .shows({ 'your hand': '', 'your discard pile': 'Get Ready' })
      .asks('playerTurn', 0);
  });

  test('does not look through the victory display § victory-display', () => {
    const shocker = query('anywhere', titled('Shocker'));
    reworded('Get Ready', { effect: search(shocker, (found) => reveal(found)) });
    play({
      players: [{ hero: 'she-hulk', form: 'hero', hand: ['Get Ready'], engaged: ['Shocker'] }],
      wholeEncounterDeck: ['Charge', 'Advance'],
      gains: { Shocker: { victory: 1 } },
    })
      .choose('attack She-Hulk')
      .choose('Shocker')
      .choose('play Get Ready')
      .shows({ 'your engaged': '', 'victory display': 'Shocker' })
      .asks('playerTurn', 0);
  });
});
