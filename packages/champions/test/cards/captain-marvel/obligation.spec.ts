import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

/** The villain does not act, so that the encounter card comes at once. */
const IDLE = { status: ['stunned', 'confused'] } as const;

describe('Family Emergency', () => {
  test('is removed from the game if Carol Danvers exhausts, for which the hero may flip', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero' }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['Family Emergency'],
    })
      .look()
      .asks('mayDo', 0)
      .choose('yes')
      .choose('option 1')
      .changes({
        'Carol Danvers': 'exhausted',
        'your play area': 'Carol Danvers',
        'your obligations': '',
        'removed from the game': 'Family Emergency',
      })
      .asks('playerTurn');
  });

  test('otherwise stuns her in whatever form and brings another encounter card', () => {
    const stunnedBy = (form: 'hero' | 'alterEgo') =>
      play({
        players: [{ hero: 'captain-marvel', form }],
        villain: IDLE,
        phase: 'villain',
        encounterDeck: ['Family Emergency', 'Hydra Mercenary'],
      }).look();
    stunnedBy('hero')
      .choose('no')
      .changes({
        'Captain Marvel': 'stunned 1',
        'your obligations': '',
        'your engaged': 'Hydra Mercenary',
        'encounter deck': 31,
        'encounter discard pile': 'Family Emergency',
      })
      .asks('playerTurn');
    stunnedBy('alterEgo')
      .asks('chooseOne')
      .choose('option 2')
      .shows({ 'Carol Danvers': 'stunned 1', 'your engaged': 'Hydra Mercenary' })
      .asks('playerTurn');
  });

  test('surges though she is stunned and exhausted already', () => {
    play({
      players: [{ hero: 'captain-marvel', exhausted: true, status: ['stunned'] }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['Family Emergency', 'Hydra Mercenary'],
    })
      .asks('playerTurn')
      .shows({ 'Carol Danvers': 'stunned 1, exhausted', 'your engaged': 'Hydra Mercenary' });
  });

  test('goes to the player of Carol Danvers', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero' }, { hero: 'captain-marvel' }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['Family Emergency', '"I\'m Tough"', 'Hydra Mercenary'],
    })
      .asks('chooseOne', 1)
      .choose('option 2')
      .shows({
        'Spider-Man': '',
        'Carol Danvers': 'stunned 1',
        'Captain Marvel engaged': 'Hydra Mercenary',
      })
      .asks('playerTurn', 1);
  });
});
