import { describe, test } from 'vitest';
import type { Laid } from '../../table/description.ts';
import { play } from '../../table/play.ts';

/** Iron Man with these upgrades. */
const wearing = (area: readonly Laid[], more = {}) => ({
  hero: 'iron-man',
  form: 'hero' as const,
  area,
  ...more,
});

describe('Rocket Boots', () => {
  test('give a hit point each', () => {
    play({
      players: [wearing(['Rocket Boots', 'Rocket Boots'], { damage: 9 })],
      encounterDeck: ['Advance', 'Hydra Mercenary'],
    })
      .endTurn()
      .choose('defend Iron Man')
      .shows({ 'Iron Man': 'damage 10, exhausted' })
      .asks('playerTurn', 0);
  });

  test('give no more than that', () => {
    play({
      players: [wearing(['Rocket Boots', 'Rocket Boots'], { damage: 9 })],
      encounterDeck: ['Advance', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .pass()
      .isOver('villain', 'allEliminated');
  });

  test('exhaust and cost a mental resource', () => {
    play({ players: [wearing(['Rocket Boots'], { hand: ['Genius', 'Stark Tower'] })] })
      .choose('use Rocket Boots')
      .pay('Stark Tower')
      .changes({
        'Rocket Boots': 'exhausted',
        'your hand': 'Genius',
        'your discard pile': 'Stark Tower',
      })
      .asks('playerTurn', 0);
  });

  test('can be paid with a wild resource, not with another type', () => {
    play({ players: [wearing(['Rocket Boots'], { hand: ['War Machine'] })] })
      .choose('use Rocket Boots')
      .shows({ 'your discard pile': 'War Machine' });
    play({ players: [wearing(['Rocket Boots'], { hand: ['Energy', 'Strength'] })] })
      .lacks('use Rocket Boots')
      .asks('playerTurn', 0);
  });

  test('do not start in alter-ego form, nor while they are exhausted', () => {
    play({ players: [wearing(['Rocket Boots'], { hand: ['Genius'], form: 'alterEgo' })] })
      .lacks('use Rocket Boots')
      .asks('playerTurn', 0);
    play({
      players: [wearing([{ card: 'Rocket Boots', exhausted: true }], { hand: ['Genius'] })],
    })
      .lacks('use Rocket Boots')
      .asks('playerTurn', 0);
  });

  test('carry him until the end of the phase and no longer', () => {
    play({
      players: [
        wearing(['Rocket Boots', 'Powered Gauntlets'], {
          hand: ['Genius'],
          deck: ['Energy', 'Energy', 'Energy'],
        }),
      ],
      encounterDeck: ['Advance', 'Hydra Bomber'],
    })
      .choose('use Rocket Boots')
      .endTurn()
      .passAll()
      .choose('option 1')
      .asks('playerTurn', 0)
      .look()
      .choose('use Powered Gauntlets')
      .choose('Rhino')
      .changes({ Rhino: 'damage 1', 'Powered Gauntlets': 'exhausted' });
  });

  test('do not make another player fly', () => {
    play({
      players: [
        wearing(['Rocket Boots'], { hand: ['Genius'] }),
        { hero: 'she-hulk', form: 'hero', area: ['Powered Gauntlets'] },
      ],
    })
      .choose('use Rocket Boots')
      .choose('end turn')
      .look()
      .choose('use Powered Gauntlets')
      .changes({ Rhino: 'damage 1', 'Powered Gauntlets': 'exhausted' })
      .asks('playerTurn', 1);
  });
});
