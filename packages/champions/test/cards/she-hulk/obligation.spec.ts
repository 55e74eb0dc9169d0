import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

/** The villain does not act, so that the encounter card comes at once. */
const IDLE = { status: ['stunned', 'confused'] } as const;

describe('Legal Work', () => {
  test('is removed from the game if Jennifer Walters exhausts, for which the hero may flip', () => {
    play({
      players: [{ hero: 'she-hulk', form: 'hero' }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['Legal Work'],
    })
      .look()
      .asks('mayDo', 0)
      .choose('yes')
      .choose('option 1')
      .changes({
        'Jennifer Walters': 'exhausted',
        'your play area': 'Jennifer Walters',
        'your obligations': '',
        'removed from the game': 'Legal Work',
      })
      .asks('playerTurn');
  });

  test('otherwise accelerates the main scheme and is discarded, without surge', () => {
    play({
      players: [{ hero: 'she-hulk', form: 'hero' }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['Legal Work', 'Hydra Mercenary'],
    })
      .look()
      .choose('no')
      .changes({
        'The Break-In!': 'acceleration 1, threat 1',
        'your obligations': '',
        'encounter discard pile': 'Legal Work',
      })
      .asks('playerTurn');
  });

  test('leaves a choice to Jennifer Walters unless she is exhausted', () => {
    const revealed = (exhausted: boolean) =>
      play({
        players: [{ hero: 'she-hulk', exhausted }],
        villain: IDLE,
        phase: 'villain',
        encounterDeck: ['Legal Work'],
      }).pass();
    revealed(false).asks('chooseOne').offers('option 1', 'option 2');
    revealed(true).asks('playerTurn').shows({ 'The Break-In!': 'acceleration 1, threat 1' });
  });
});
