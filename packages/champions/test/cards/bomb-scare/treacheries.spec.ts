import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

/** As many cards as a hero may hold, so that nothing is drawn between two turns. */
const hand = ['Energy', 'Energy', 'Genius', 'Genius', 'Strength'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Strength'] } as const;
const stunned = { status: ['stunned'] } as const;
const confused = { status: ['confused'] } as const;
const bombs = (threat: number) => [{ card: 'Bomb Scare', threat }] as const;

describe('Explosion', () => {
  test('has as much damage as there is threat on Bomb Scare assigned to heroes and allies', () => {
    play({
      players: [{ ...marvel, area: ['Maria Hill'] }],
      villain: stunned,
      sideSchemes: bombs(3),
      wholeEncounterDeck: ['Explosion', 'Advance'],
    })
      .endTurn()
      .asks('assignDamage', 0)
      .choose('Captain Marvel')
      .choose('Maria Hill')
      .choose('Captain Marvel')
      .changes({
        'The Break-In!': 'threat 2',
        Rhino: '',
        'Captain Marvel': 'damage 2',
        'Maria Hill': 'damage 1',
        'encounter deck': 1,
        'encounter discard pile': 'Explosion',
      })
      .asks('playerTurn', 0);
  });

  test('may be assigned to characters of other players, but to no alter-ego and no enemy', () => {
    play({
      players: [
        { ...marvel, exhausted: true, engaged: ['Shocker'], dealt: ['Explosion'] },
        { hero: 'iron-man', area: ['War Machine'] },
        { hero: 'she-hulk', form: 'hero', exhausted: true },
      ],
      phase: 'villain',
      villain: { status: ['stunned', 'confused', 'tough'] },
      sideSchemes: bombs(1),
      encounterDeck: ['Advance', 'Charge', 'Charge', 'Hydra Mercenary'],
    })
      .passAll()
      .asks('assignDamage', 0)
      .offers('Captain Marvel', 'War Machine', 'She-Hulk')
      .lacks('Tony Stark', 'Rhino', 'Shocker')
      .choose('War Machine')
      .shows({ 'War Machine': 'damage 1' })
      .asks('playerTurn', 1);
  });

  test('does not assign more to a character than it can take', () => {
    play({
      players: [{ ...marvel, damage: 10, area: ['Maria Hill'] }],
      villain: stunned,
      sideSchemes: bombs(3),
      encounterDeck: ['Explosion'],
    })
      .endTurn()
      .choose('Maria Hill')
      .choose('Maria Hill')
      .shows({ 'Captain Marvel': 'damage 11', 'your discard pile': 'Maria Hill' })
      .asks('playerTurn', 0);
  });

  test('lets a tough character take all of it for its tough card', () => {
    play({
      players: [{ ...marvel, area: [{ card: 'Vision', status: ['tough'] }] }],
      villain: stunned,
      sideSchemes: bombs(3),
      encounterDeck: ['Explosion'],
    })
      .endTurn()
      .choose('Vision')
      .choose('Vision')
      .choose('Vision')
      .shows({ 'Captain Marvel': '', Vision: '' })
      .asks('playerTurn', 0);
  });

  test('does nothing if there is neither a hero nor an ally', () => {
    play({
      players: [carol],
      villain: confused,
      sideSchemes: bombs(3),
      wholeEncounterDeck: ['Explosion', 'Charge', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 2',
        Rhino: '',
        'encounter deck': 2,
        'encounter discard pile': 'Explosion',
      })
      .asks('playerTurn', 0);
  });

  test('surges if Bomb Scare is not in play, whatever other schemes there are', () => {
    play({
      players: [marvel],
      villain: stunned,
      sideSchemes: [{ card: 'Crowd Control', threat: 2 }],
      wholeEncounterDeck: ['Explosion', 'Charge', 'Advance'],
      encounterDiscard: ['Bomb Scare'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        attachments: 'Charge',
        Charge: 'on Rhino',
        'encounter deck': 1,
        'encounter discard pile': 'Bomb Scare, Explosion',
      })
      .asks('playerTurn', 0);
  });

  test('has two boost icons', () => {
    play({ players: [marvel], encounterDeck: ['Explosion', 'Charge'] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 4' })
      .asks('playerTurn', 0);
  });
});

describe('False Alarm', () => {
  test('confuses the hero who reveals it', () => {
    play({
      players: [{ ...marvel, area: ['Maria Hill'] }],
      villain: stunned,
      wholeEncounterDeck: ['False Alarm', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        'Captain Marvel': 'confused 1',
        'encounter deck': 1,
        'encounter discard pile': 'False Alarm',
      })
      .asks('playerTurn', 0);
  });

  test('confuses an alter-ego as well, and no other player', () => {
    play({
      players: [carol, { hero: 'iron-man' }],
      phase: 'villain',
      encounterDeck: ['Advance', 'Advance', 'False Alarm', 'Charge'],
    })
      .shows({ 'Carol Danvers': 'confused 1', 'Tony Stark': '' })
      .asks('playerTurn', 1);
  });

  test('surges for a player who is confused already', () => {
    play({
      players: [{ ...marvel, status: ['confused'] }],
      villain: stunned,
      wholeEncounterDeck: ['False Alarm', 'Charge', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        attachments: 'Charge',
        Charge: 'on Rhino',
        'encounter deck': 1,
        'encounter discard pile': 'False Alarm',
      })
      .asks('playerTurn', 0);
  });

  test('does not surge because others are confused or he is stunned', () => {
    play({
      players: [{ ...carol, status: ['stunned'] }],
      villain: { status: ['confused', 'tough'] },
      wholeEncounterDeck: ['False Alarm', 'Charge', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: 'tough 1',
        'Carol Danvers': 'confused 1, stunned 1',
        'encounter deck': 2,
        'encounter discard pile': 'False Alarm',
      })
      .asks('playerTurn', 0);
  });

  test('has a boost icon', () => {
    play({ players: [marvel], encounterDeck: ['False Alarm', 'Charge'] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 3' })
      .asks('playerTurn', 0);
  });
});
