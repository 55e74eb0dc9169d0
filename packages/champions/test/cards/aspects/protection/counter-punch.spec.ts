import { describe, test } from 'vitest';
import { play } from '../../../table/play.ts';

describe('Counter-Punch', () => {
  const boxer = { hero: 'she-hulk', form: 'hero', hand: ['Counter-Punch'] } as const;
  const quiet = ['Advance', 'Crowd Control'] as const;

  test('deals damage equal to the hero’s ATK to the enemy whose attack he defended against', () => {
    play({ players: [boxer], phase: 'villain', encounterDeck: quiet })
      .choose('defend She-Hulk')
      .asks('useAbility', 0)
      .choose('play Counter-Punch')
      .shows({
        'She-Hulk': 'exhausted',
        Rhino: 'damage 3',
        'your hand': '',
        'your discard pile': 'Counter-Punch',
      })
      .asks('playerTurn', 0);
  });

  test('need not be played', () => {
    play({ players: [boxer], phase: 'villain', encounterDeck: quiet })
      .choose('defend She-Hulk')
      .pass()
      .shows({ Rhino: '', 'your hand': 'Counter-Punch' })
      .asks('playerTurn', 0);
  });

  test('strikes only the enemy that attacked', () => {
    play({
      players: [{ ...boxer, engaged: ['Killmonger', 'Tiger Shark'] }],
      phase: 'villain',
      encounterDeck: quiet,
    })
      .pass()
      .choose('activate Killmonger')
      .asks('whoDefends', 0)
      .choose('defend She-Hulk')
      .choose('play Counter-Punch')
      .shows({
        'She-Hulk': 'damage 5, exhausted',
        Killmonger: 'damage 3',
        'Tiger Shark': 'tough 1',
        Rhino: '',
      })
      .asks('playerTurn', 0);
  });

  test('counts all that changes the ATK', () => {
    play({
      players: [{ ...boxer, area: ['Combat Training'] }],
      phase: 'villain',
      encounterDeck: quiet,
    })
      .choose('defend She-Hulk')
      .choose('play Counter-Punch')
      .shows({ Rhino: 'damage 4' })
      .asks('playerTurn', 0);
  });

  test('follows a defense by an event as well', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Backflip', 'Counter-Punch'] }],
      phase: 'villain',
      encounterDeck: quiet,
    })
      .pass()
      .asks('whoDefends', 0)
      .pass()
      .choose('play Backflip')
      .asks('useAbility', 0)
      .choose('play Counter-Punch')
      .shows({ 'Spider-Man': '', Rhino: 'damage 2', 'your hand': '' })
      .asks('playerTurn', 0);
  });

  test('follows the defense of another player', () => {
    play({
      players: [{ hero: 'black-panther', form: 'hero' }, { ...boxer }],
      phase: 'villain',
      encounterDeck: ['Advance', 'Advance', 'Crowd Control', 'Killmonger'],
    })
      .asks('whoDefends', 0)
      .pass()
      .asks('whoDefends', 1)
      .choose('defend She-Hulk')
      .asks('useAbility', 1)
      .choose('play Counter-Punch')
      .shows({ 'Black Panther': '', 'She-Hulk': 'exhausted', Rhino: 'damage 3' })
      .asks('whoDefends', 0);
  });

  test('is of no use if nobody or an ally defended', () => {
    play({ players: [boxer], phase: 'villain', encounterDeck: quiet })
      .pass()
      .shows({ 'She-Hulk': 'damage 2', Rhino: '', 'your hand': 'Counter-Punch' })
      .asks('playerTurn', 0);
    play({
      players: [{ ...boxer, area: ['Luke Cage'] }],
      phase: 'villain',
      encounterDeck: quiet,
    })
      .choose('defend Luke Cage')
      .shows({ 'Luke Cage': 'damage 2, exhausted', Rhino: '', 'your hand': 'Counter-Punch' })
      .asks('playerTurn', 0);
  });

  test('is an attack: a guard protects the villain from it, but not the guard himself', () => {
    play({
      players: [{ ...boxer, engaged: ['Hydra Mercenary'] }],
      phase: 'villain',
      encounterDeck: quiet,
    })
      .choose('defend She-Hulk')
      .shows({ Rhino: '', 'your hand': 'Counter-Punch' })
      .asks('playerTurn', 0);
    play({
      players: [{ ...boxer, engaged: ['Hydra Mercenary'] }],
      phase: 'villain',
      encounterDeck: quiet,
    })
      .pass()
      .choose('defend She-Hulk')
      .choose('play Counter-Punch')
      .shows({ 'your engaged': '', Rhino: '' })
      .asks('playerTurn', 0);
  });

  test('is an attack: a stunned hero loses the status card instead', () => {
    play({
      players: [{ ...boxer, status: ['stunned'] }],
      phase: 'villain',
      encounterDeck: quiet,
    })
      .choose('defend She-Hulk')
      .choose('play Counter-Punch')
      .shows({ 'She-Hulk': 'exhausted', Rhino: '', 'your hand': '' })
      .asks('playerTurn', 0);
  });

  test('is an attack: the enemy retaliates, and a tough card stops it', () => {
    play({
      players: [boxer],
      villain: { attached: ['Concussion Blasters'], status: ['tough'] },
      phase: 'villain',
      encounterDeck: quiet,
    })
      .choose('defend She-Hulk')
      .choose('play Counter-Punch')
      .shows({ 'She-Hulk': 'damage 1, exhausted', Rhino: '' })
      .asks('playerTurn', 0);
  });

  test('is of no use against an enemy that retaliation has defeated', () => {
    play({
      players: [
        {
          hero: 'black-panther',
          form: 'hero',
          hand: ['Counter-Punch'],
          engaged: [{ card: 'Shocker', damage: 2 }],
        },
      ],
      phase: 'villain',
      encounterDeck: quiet,
    })
      .pass()
      .choose('defend Black Panther')
      .shows({ 'your engaged': '', 'your hand': 'Counter-Punch' })
      .asks('playerTurn', 0);
  });

  test('is of no use if a stun has canceled the attack', () => {
    play({
      players: [boxer],
      villain: { status: ['stunned'] },
      phase: 'villain',
      encounterDeck: ['Crowd Control'],
    })
      .shows({ Rhino: '', 'your hand': 'Counter-Punch' })
      .asks('playerTurn', 0);
  });
});
