import { describe, test } from 'vitest';
import { alterEgo, hero, otherAlterEgo, revealing } from './against-ultron.ts';

describe('Drone Factory', () => {
  test('each player gets a drone, then it gets 1 threat for each drone in play', () => {
    const engaged = [
      { card: 'Advanced Ultron Drone', status: ['stunned'] },
      { card: 'Shocker', status: ['stunned'] },
    ] as const;
    revealing(['Drone Factory', 'Vibranium Armor'], {
      players: [hero({ engaged }), otherAlterEgo()],
    })
      .endTurn()
      .endTurn()
      .choose('activate Shocker')
      .changes({
        'first player': 1,
        Ultron: '',
        Shocker: '',
        'Advanced Ultron Drone': '',
        'The Crimson Cowl': 'threat 2',
        'side schemes': 'Drone Factory',
        // 4 to begin with, and 3 drones.
        'Drone Factory': 'threat 7',
        'Captain Marvel engaged': 'Advanced Ultron Drone, Drone, Shocker',
        'Captain Marvel deck': 39,
        'Iron Man engaged': 'Drone',
        'Iron Man deck': 39,
        'under cards': 2,
        box: '',
        'encounter deck': 32,
        attachments: 'Vibranium Armor',
        'Vibranium Armor': 'on Ultron',
      })
      .asks('playerTurn', 1);
  });

  test('accelerates the main scheme', () => {
    revealing(['Vibranium Armor'], { players: [alterEgo()], sideSchemes: ['Drone Factory'] })
      .endTurn()
      .changes({
        Ultron: 'stunned 1',
        'The Crimson Cowl': 'threat 2',
        'encounter deck': 31,
        attachments: 'Vibranium Armor',
        'Vibranium Armor': 'on Ultron',
      })
      .asks('playerTurn');
  });
});

describe('Invasive AI', () => {
  test('each player discards 3 cards from their deck; it begins with 3 threat for each player', () => {
    revealing(['Invasive AI', 'Vibranium Armor'], {
      players: [
        hero({ deck: ['Hawkeye', 'Vision', 'Tenacity'] }),
        otherAlterEgo({ deck: ['Hulk', 'Tigra', 'Emergency', 'Tac Team'] }),
      ],
    })
      .endTurn()
      .endTurn()
      .changes({
        'first player': 1,
        Ultron: '',
        'The Crimson Cowl': 'threat 2',
        'side schemes': 'Invasive AI',
        'Invasive AI': 'threat 6',
        'Captain Marvel deck': 40,
        'Captain Marvel discard pile': 'Hawkeye, Tenacity, Vision',
        'Iron Man deck': 41,
        'Iron Man discard pile': 'Emergency, Hulk, Tigra',
        'encounter deck': 32,
        attachments: 'Vibranium Armor',
        'Vibranium Armor': 'on Ultron',
      })
      .asks('playerTurn', 1);
  });

  test('a deck that runs out is made anew, and no more cards are discarded', () => {
    revealing(['Invasive AI', 'Vibranium Armor'], {
      players: [alterEgo({ wholeDeck: ['Hawkeye', 'Vision'], discard: ['Tenacity'] })],
    })
      .endTurn()
      .shows({ 'your deck': 3, 'your discard pile': '', 'Vibranium Armor': 'on Ultron' })
      .asks('playerTurn');
  });

  test('one more encounter card is dealt for its icon', () => {
    revealing(['Vibranium Armor', 'Concussion Blasters'], {
      players: [alterEgo()],
      sideSchemes: ['Invasive AI'],
    })
      .endTurn()
      .shows({ attachments: 'Concussion Blasters, Vibranium Armor', 'Invasive AI': 'threat 3' })
      .asks('playerTurn');
  });
});

describe("Ultron's Imperative", () => {
  test('the first player gets two drones, whoever reveals it; it begins with 2 threat for each player', () => {
    revealing(['Vibranium Armor', "Ultron's Imperative"], { players: [hero(), otherAlterEgo()] })
      .endTurn()
      .endTurn()
      .changes({
        'first player': 1,
        Ultron: '',
        'The Crimson Cowl': 'threat 2',
        'side schemes': "Ultron's Imperative",
        "Ultron's Imperative": 'threat 4',
        'Captain Marvel engaged': 'Drone, Drone',
        'Captain Marvel deck': 38,
        'under cards': 2,
        box: '',
        'encounter deck': 32,
        attachments: 'Vibranium Armor',
        'Vibranium Armor': 'on Ultron',
      })
      .asks('playerTurn', 1);
  });

  test('with three players it begins with 6 threat', () => {
    const third = {
      hero: 'black-panther',
      hand: ['Strength', 'Energy', 'Genius', 'Vibranium', 'Vibranium', 'Helicarrier'],
    };
    revealing(['Advance', "Ultron's Imperative", 'Vibranium Armor', 'Concussion Blasters'], {
      players: [hero(), otherAlterEgo(), third],
    })
      .endTurn()
      .endTurn()
      .endTurn()
      .shows({
        "Ultron's Imperative": 'threat 6',
        'Captain Marvel engaged': 'Drone, Drone',
        'Iron Man engaged': '',
        'Black Panther engaged': '',
      })
      .asks('playerTurn', 1);
  });

  test('one more encounter card is dealt for its icon', () => {
    revealing(['Vibranium Armor', 'Concussion Blasters'], {
      players: [alterEgo()],
      sideSchemes: ["Ultron's Imperative"],
    })
      .endTurn()
      .shows({ attachments: 'Concussion Blasters, Vibranium Armor', 'your engaged': '' })
      .asks('playerTurn');
  });
});
