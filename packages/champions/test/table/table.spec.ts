import { describe, test } from 'vitest';
import { play } from './play.ts';

describe('the table for tests', () => {
  test('lays out what is described and tells exactly what has changed', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          hand: ['Swinging Web Kick', 'Strength', 'Energy', 'Genius'],
        },
      ],
      villain: { damage: 1 },
      threat: 2,
    })
      .choose('play Swinging Web Kick')
      .pay('Strength', 'Energy')
      .changes({
        Rhino: 'damage 9',
        'your hand': 'Genius',
        'your discard pile': 'Energy, Strength, Swinging Web Kick',
      })
      .asks('playerTurn', 0);
  });

  test('plays a villain phase', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero' }],
      encounterDeck: ['Hydra Mercenary', 'Sandman'],
    })
      .endTurn()
      .asks('useAbility')
      .pass()
      .asks('whoDefends')
      .pass()
      .shows({ 'Spider-Man': 'damage 3', Sandman: 'tough 1', 'The Break-In!': 'threat 1' });
  });
});
