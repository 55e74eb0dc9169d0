import { describe, test } from 'vitest';
import { draw } from '../../../src/vocabulary/builders.ts';
import { play } from '../../table/play.ts';
import { reworded } from '../rewording.ts';

describe('an optional ability of an encounter card', () => {
  const attacked = () =>
    play({
      players: [
        { hero: 'captain-marvel', deck: ['Hulk'] },
        { hero: 'iron-man', form: 'hero', deck: ['Tigra'] },
      ],
      villain: { attached: ['Charge'] },
      phase: 'villain',
      encounterDeck: ['Advance', 'Advance', 'Hydra Mercenary', 'Sandman'],
    });

  test('can be used by any player, the first player first § ability', () => {
    reworded('Charge', { level: 'interrupt', effect: draw(1) }, 1);
    attacked()
      .asks('useAbility', 0)
      .pass()
      .asks('useAbility', 1)
      .choose('use Charge')
      .shows({ 'Iron Man hand': 'Tigra', 'Captain Marvel hand': '' })
      .asks('whoDefends', 1);
    attacked()
      .choose('use Charge')
      .shows({ 'Iron Man hand': '', 'Captain Marvel hand': 'Hulk' })
      .asks('whoDefends', 1);
  });

  test('a forced one concerns the player it speaks of', () => {
    reworded('Charge', { effect: draw(1) }, 1);
    attacked().asks('whoDefends', 1).shows({ 'Iron Man hand': 'Tigra', 'Captain Marvel hand': '' });
  });
});
