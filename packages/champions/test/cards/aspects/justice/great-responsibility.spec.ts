import { describe, test } from 'vitest';
import { play } from '../../../table/play.ts';

const dutiful = { hero: 'she-hulk', form: 'hero', hand: ['Great Responsibility'] } as const;
const quiet = ['Advance', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary'] as const;

describe('Great Responsibility', () => {
  test('turns the threat of step one of the villain phase into damage to you', () => {
    play({ players: [dutiful], phase: 'villain', threat: 2, encounterDeck: quiet })
      .asks('useAbility', 0)
      .choose('play Great Responsibility')
      .changes({
        'She-Hulk': 'damage 1',
        'your hand': '',
        'your discard pile': 'Great Responsibility',
        'boost cards': 'Advance',
        'encounter deck': 34,
      })
      .asks('whoDefends', 0);
  });

  test('need not be played', () => {
    play({ players: [dutiful], phase: 'villain', threat: 2, encounterDeck: quiet })
      .pass()
      .shows({ 'The Break-In!': 'threat 3', 'She-Hulk': '', 'your hand': 'Great Responsibility' })
      .asks('whoDefends', 0);
  });

  test('takes over all the threat of a scheming villain, also if he schemes against another player', () => {
    play({
      players: [{ hero: 'spider-man' }, dutiful],
      phase: 'villain',
      encounterDeck: ['Crowd Control', ...quiet],
    })
      .asks('useAbility', 1)
      .pass()
      .asks('useAbility', 1)
      .shows({ 'The Break-In!': 'threat 2' })
      .choose('play Great Responsibility')
      .shows({
        'She-Hulk': 'damage 3',
        'Peter Parker': '',
        'The Break-In!': 'threat 2',
        'She-Hulk discard pile': 'Great Responsibility',
      })
      .asks('whoDefends', 1);
  });

  test('saves the main scheme from its last threat', () => {
    play({ players: [dutiful], phase: 'villain', threat: 6, encounterDeck: quiet })
      .choose('play Great Responsibility')
      .shows({ 'The Break-In!': 'threat 6', 'She-Hulk': 'damage 1', outcome: 'none' })
      .asks('whoDefends', 0);
  });

  test('keeps threat from a side scheme too, though not the threat it starts with', () => {
    play({
      players: [{ ...dutiful, dealt: ['Bomb Scare'], exhausted: true }],
      phase: 'villain',
      encounterDeck: quiet,
    })
      .pass()
      .asks('useAbility', 0)
      .look()
      .choose('play Great Responsibility')
      .shows({ 'Bomb Scare': 'threat 2', 'She-Hulk': 'damage 3, exhausted', 'your hand': '' });
  });

  test('takes over threat that a player has chosen to place', () => {
    play({
      players: [{ ...dutiful, exhausted: true, dealt: ['Hydra Bomber'] }],
      phase: 'villain',
      encounterDeck: ['Advance', 'Killmonger'],
    })
      .pass()
      .asks('chooseOne', 0)
      .choose('option 2')
      .choose('play Great Responsibility')
      .shows({ 'She-Hulk': 'damage 3, exhausted', 'The Break-In!': 'threat 1' })
      .asks('playerTurn', 0);
  });

  test('a tough card prevents the damage; the threat is not placed all the same', () => {
    play({
      players: [{ ...dutiful, status: ['tough'] }],
      phase: 'villain',
      threat: 2,
      encounterDeck: quiet,
    })
      .choose('play Great Responsibility')
      .shows({ 'She-Hulk': '', 'The Break-In!': 'threat 2' })
      .asks('whoDefends', 0);
  });

  test('takes what another interrupt has left of it', () => {
    play({
      players: [
        { hero: 'she-hulk', hand: ['Emergency'] },
        { hero: 'spider-man', form: 'hero', hand: ['Great Responsibility'] },
      ],
      phase: 'villain',
      encounterDeck: quiet,
    })
      .asks('useAbility', 0)
      .choose('use Jennifer Walters')
      .asks('useAbility', 1)
      .choose('play Great Responsibility')
      .changes({
        'Spider-Man': 'damage 1',
        'Spider-Man hand': '',
        'Spider-Man discard pile': 'Great Responsibility',
      })
      .asks('useAbility', 0)
      .offers('play Emergency', 'pass');
  });

  test('leaves nothing for other interrupts once it has replaced the threat', () => {
    play({
      players: [{ ...dutiful, hand: ['Great Responsibility', 'Great Responsibility'] }],
      phase: 'villain',
      encounterDeck: quiet,
    })
      .choose('play Great Responsibility')
      .shows({ 'She-Hulk': 'damage 1', 'your hand': 'Great Responsibility' })
      .asks('whoDefends', 0);
  });

  test('can cost the last hit point', () => {
    play({ players: [{ ...dutiful, damage: 14 }], phase: 'villain', encounterDeck: quiet })
      .choose('play Great Responsibility')
      .shows({ 'The Break-In!': '' })
      .isOver('villain', 'allEliminated');
  });

  test('is for heroes only', () => {
    play({
      players: [{ hero: 'spider-man', hand: ['Great Responsibility'] }],
      phase: 'villain',
      encounterDeck: ['Advance', 'Hydra Mercenary'],
    })
      .shows({ 'your hand': 'Great Responsibility', 'The Break-In!': 'threat 2' })
      .asks('playerTurn', 0)
      .lacks('play Great Responsibility');
  });
});
