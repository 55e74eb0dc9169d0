import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

/** A boost card without icons, and an encounter card that only makes Rhino tough. */
const QUIET = ['Advance', '"I\'m Tough"'];

describe('Backflip', () => {
  test('prevents all damage from an attack; he defends without exhausting', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Backflip'] }],
      villain: { attached: ['Enhanced Ivory Horn'] },
      phase: 'villain',
      encounterDeck: ['Explosion', '"I\'m Tough"'],
    })
      .pass()
      .asks('whoDefends')
      .look()
      .pass()
      .asks('useAbility', 0)
      .offers('play Backflip', 'pass')
      .choose('play Backflip')
      .changes({
        'your hand': '',
        'your discard pile': 'Backflip',
        Rhino: 'tough 1',
        'boost cards': '',
        'encounter deck': 31,
        'encounter discard pile': '"I\'m Tough", Explosion',
      })
      .asks('playerTurn');
  });

  test('makes him the defender, so that what follows a defense is possible', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Backflip', 'Counter-Punch'] }],
      phase: 'villain',
      encounterDeck: QUIET,
    })
      .pass()
      .pass()
      .choose('play Backflip')
      .asks('useAbility')
      .choose('play Counter-Punch')
      .shows({ 'Spider-Man': '', Rhino: 'damage 2, tough 1' })
      .asks('playerTurn');
  });

  test('prevents what his DEF leaves over', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Backflip'] }],
      villain: { stage: 'II' },
      phase: 'villain',
      encounterDeck: ['Explosion', '"I\'m Tough"'],
    })
      .pass()
      .choose('defend Spider-Man')
      .asks('useAbility')
      .choose('play Backflip')
      .shows({ 'Spider-Man': 'exhausted', 'your discard pile': 'Backflip' })
      .asks('playerTurn');
  });

  test('is no use where no damage would be taken', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Backflip'] }],
      phase: 'villain',
      encounterDeck: QUIET,
    })
      .pass()
      .choose('defend Spider-Man')
      .asks('playerTurn')
      .shows({ 'Spider-Man': 'exhausted', 'your hand': 'Backflip' });
    play({
      players: [{ hero: 'spider-man', form: 'hero', status: ['tough'], hand: ['Backflip'] }],
      phase: 'villain',
      encounterDeck: QUIET,
    })
      .pass()
      .asks('whoDefends')
      .pass()
      .asks('playerTurn')
      .shows({ 'Spider-Man': '', 'your hand': 'Backflip' });
  });

  test('leaves nothing for a second copy to prevent', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Backflip', 'Backflip'] }],
      phase: 'villain',
      encounterDeck: QUIET,
    })
      .pass()
      .pass()
      .choose('play Backflip')
      .asks('playerTurn')
      .shows({ 'Spider-Man': '', 'your hand': 'Backflip', 'your discard pile': 'Backflip' });
  });

  test('does not prevent damage that comes from no attack', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Backflip'] }],
      villain: { status: ['stunned'] },
      phase: 'villain',
      encounterDeck: ['Shocker'],
    })
      .asks('playerTurn')
      .shows({ 'Spider-Man': 'damage 1', 'your hand': 'Backflip' });
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Backflip'], engaged: ['M.O.D.O.K.'] }],
    })
      .choose('attack Spider-Man')
      .choose('M.O.D.O.K.')
      .asks('playerTurn')
      .shows({ 'Spider-Man': 'damage 2, exhausted', 'your hand': 'Backflip' });
  });

  test('does not help an ally or another player', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Backflip'], area: ['Jessica Jones'] }],
      phase: 'villain',
      encounterDeck: QUIET,
    })
      .pass()
      .choose('defend Jessica Jones')
      .asks('playerTurn')
      .shows({ 'Jessica Jones': 'damage 2, exhausted', 'your hand': 'Backflip' });
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero' },
        { hero: 'spider-man', hand: ['Backflip'] },
      ],
      phase: 'villain',
      encounterDeck: ['Advance', 'Advance', '"I\'m Tough"', '"I\'m Tough"', 'Advance'],
    })
      .asks('whoDefends', 0)
      .pass()
      .shows({ 'Captain Marvel': 'damage 2', 'Spider-Man hand': 'Backflip' });
  });

  test('prevents damage that overkill brings from his ally; the ally stays the defender', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Backflip'], area: ['Black Cat'] }],
      villain: { attached: ['Charge'] },
      phase: 'villain',
      encounterDeck: QUIET,
    })
      .pass()
      .choose('defend Black Cat')
      .asks('useAbility')
      .choose('play Backflip')
      .shows({
        'Spider-Man': '',
        'your play area': 'Spider-Man',
        'your discard pile': 'Backflip, Black Cat',
      })
      .asks('playerTurn');
  });
});
