import { describe, test } from 'vitest';
import {
  againstUltron,
  alterEgo,
  hero,
  other,
  otherAlterEgo,
  revealing,
} from './against-ultron.ts';

describe('Repair Sequence', () => {
  test('heals 2 damage for each drone engaged with you, and for no other minion', () => {
    revealing(['Repair Sequence', 'Vibranium Armor'], {
      players: [
        alterEgo({ engaged: ['Advanced Ultron Drone', 'Shocker'], drones: ['Energy'] }),
        other({ drones: ['Strength'] }),
      ],
      villain: { damage: 9, status: ['stunned', 'confused'] },
      scheme: 'Countdown to Oblivion',
    })
      .endTurn()
      .endTurn()
      .choose('activate Shocker')
      .choose('activate Drone')
      .pass()
      .shows({
        Ultron: 'damage 5',
        'encounter discard pile': 'Repair Sequence',
        attachments: 'Vibranium Armor',
      })
      .asks('playerTurn', 1);
  });

  test('surges if there was nothing to heal', () => {
    revealing(['Repair Sequence', 'Vibranium Armor'], {
      players: [alterEgo({ drones: ['Energy'] })],
    })
      .endTurn()
      .shows({ 'Vibranium Armor': 'on Ultron', 'encounter discard pile': 'Repair Sequence' })
      .asks('playerTurn');
  });

  test('surges if no drone is engaged with you', () => {
    revealing(['Repair Sequence', 'Vibranium Armor'], {
      players: [alterEgo({ engaged: ['Shocker'] })],
      villain: { damage: 9, status: ['confused'] },
    })
      .endTurn()
      .shows({ Ultron: 'damage 9', 'Vibranium Armor': 'on Ultron' })
      .asks('playerTurn');
  });

  test('as a boost card it heals 1 for each drone engaged with you, beside its icon', () => {
    againstUltron({
      players: [alterEgo({ drones: ['Energy', 'Genius'] })],
      villain: { damage: 9 },
      scheme: 'Countdown to Oblivion',
      encounterDeck: ['Repair Sequence', 'Vibranium Armor'],
    })
      .endTurn()
      .shows({ Ultron: 'damage 7', 'Countdown to Oblivion': 'threat 3' })
      .choose('activate Drone')
      .isOver('villain', 'schemeCompleted');
  });
});

describe('Swarm Attack', () => {
  test('each drone engaged with your hero attacks, and no other minion', () => {
    const engaged = [
      { card: 'Advanced Ultron Drone', status: ['stunned'] },
      { card: 'Shocker', status: ['stunned'] },
    ] as const;
    revealing(['Swarm Attack'], { players: [hero({ engaged, drones: ['Energy'] })] })
      .endTurn()
      .choose('activate Shocker')
      .choose('activate Advanced Ultron Drone')
      // The drone activates for itself.
      .pass()
      .shows({ 'Captain Marvel': 'damage 1' })
      .choose('activate Drone')
      .pass()
      .shows({ 'Captain Marvel': 'damage 2' })
      .pass()
      .shows({
        'Captain Marvel': 'damage 3',
        'your engaged': 'Advanced Ultron Drone, Drone, Shocker',
        'encounter discard pile': 'Swarm Attack',
      })
      .asks('playerTurn');
  });

  test('an attack that dealt nothing was made', () => {
    revealing(['Swarm Attack'], {
      players: [hero({ area: ["Captain Marvel's Helmet"], drones: ['Energy'] })],
    })
      .endTurn()
      .pass()
      .choose('defend Captain Marvel')
      .shows({ 'Captain Marvel': 'damage 1, exhausted', 'your engaged': 'Drone' })
      .asks('playerTurn');
  });

  test('drones of other players stay out of it', () => {
    revealing(['Swarm Attack', 'Vibranium Armor'], {
      players: [hero(), otherAlterEgo({ drones: ['Energy'] })],
    })
      .endTurn()
      .endTurn()
      .shows({
        'Captain Marvel': '',
        'Captain Marvel engaged': 'Drone',
        'Iron Man engaged': 'Drone',
        'Tony Stark': '',
      })
      .asks('playerTurn', 1);
  });

  test('an alter-ego is not attacked and gets a drone', () => {
    revealing(['Swarm Attack'], { players: [alterEgo({ drones: ['Energy'] })] })
      .endTurn()
      .shows({ 'Carol Danvers': '', 'your engaged': 'Drone, Drone', 'under cards': 2 })
      .asks('playerTurn');
  });

  test('without drones a hero gets one', () => {
    revealing(['Swarm Attack'], {
      players: [hero({ engaged: [{ card: 'Shocker', status: ['stunned'] }] })],
    })
      .endTurn()
      .shows({ 'Captain Marvel': '', 'your engaged': 'Drone, Shocker' })
      .asks('playerTurn');
  });
});
