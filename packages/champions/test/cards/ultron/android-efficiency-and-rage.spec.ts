import { describe, test } from 'vitest';
import {
  againstUltron,
  alterEgo,
  hero,
  other,
  otherAlterEgo,
  paymentWith,
  revealing,
} from './against-ultron.ts';

describe('Android Efficiency', () => {
  test('each player gets a drone, in either form', () => {
    revealing(['01144a', 'Vibranium Armor'], { players: [hero(), otherAlterEgo()] })
      .endTurn()
      .endTurn()
      .changes({
        'first player': 1,
        Ultron: '',
        'The Crimson Cowl': 'threat 2',
        'Captain Marvel engaged': 'Drone',
        'Captain Marvel deck': 39,
        'Iron Man engaged': 'Drone',
        'Iron Man deck': 39,
        'under cards': 2,
        box: '',
        'encounter deck': 32,
        'encounter discard pile': 'Android Efficiency',
        attachments: 'Vibranium Armor',
        'Vibranium Armor': 'on Ultron',
      })
      .asks('playerTurn', 1);
  });

  test.each([
    ['01144a', 'Hawkeye', 'Energy'],
    ['01144b', 'Maria Hill', 'Genius'],
    ['01144c', 'Vision', 'Strength'],
  ])('as a boost card %s asks for a resource that %s and %s give', (code, paid, alike) => {
    const hand = ['Energy', 'Genius', 'Hawkeye', 'Maria Hill', 'Strength', 'Vision'];
    const game = againstUltron({
      players: [alterEgo({ hand })],
      encounterDeck: [code, 'Vibranium Armor'],
    })
      .endTurn()
      .asks('chooseOne', 0)
      .offers('option 1', 'option 2')
      .choose('option 1');
    for (const card of hand.filter((each) => each !== paid && each !== alike)) {
      game.refuses(paymentWith(game, card), 'doesNotPay');
    }
    game
      .pay(paid)
      .shows({
        'your hand': hand.filter((card) => card !== paid).join(', '),
        'your discard pile': paid,
        'your engaged': '',
        'The Crimson Cowl': 'threat 2',
      })
      .asks('playerTurn');
  });

  test('or for a drone, and has no boost icon', () => {
    againstUltron({
      players: [alterEgo()],
      scheme: 'Countdown to Oblivion',
      encounterDeck: ['01144a', 'Vibranium Armor'],
    })
      .endTurn()
      .choose('option 2')
      .shows({
        'your hand': 'Energy, Genius, Helicarrier, Photonic Blast, Photonic Blast, Strength',
        'your engaged': 'Drone',
        // 1 in step one, 1 from the villain and 1 from the new drone.
        'Countdown to Oblivion': 'threat 3',
      })
      .asks('playerTurn');
  });

  test('whoever cannot pay gets the drone', () => {
    againstUltron({
      players: [alterEgo({ hand: ['Genius', 'Genius', 'Genius', 'Genius', 'Genius', 'Genius'] })],
      scheme: 'Countdown to Oblivion',
      encounterDeck: ['01144a', 'Vibranium Armor'],
    })
      .endTurn()
      .shows({
        'your engaged': 'Drone',
        'encounter discard pile': 'Android Efficiency',
        'Countdown to Oblivion': 'threat 3',
      })
      .asks('playerTurn');
  });

  test('if another player defends, the boost card asks them', () => {
    againstUltron({ players: [hero(), other()], encounterDeck: ['01144c'] })
      .endTurn()
      .endTurn()
      .pass()
      .choose('defend Iron Man')
      .asks('chooseOne', 1)
      .choose('option 2')
      .shows({ 'Iron Man engaged': 'Drone', 'Captain Marvel engaged': '' })
      .asks('chooseOne', 1);
  });
});

describe('Rage of Ultron', () => {
  test('an alter-ego sees him scheme and discards a card for each threat placed', () => {
    revealing(['Rage of Ultron', 'Repair Sequence'], {
      players: [alterEgo({ wholeDeck: ['Hawkeye', 'Vision', 'Tenacity', 'Energy'] })],
      villain: { status: ['confused'] },
      scheme: 'Countdown to Oblivion',
    })
      .endTurn()
      .shows({
        // 1 in step one, 1 from scheming and 1 for the boost icon.
        'Countdown to Oblivion': 'threat 3',
        'your deck': 2,
        'your discard pile': 'Hawkeye, Vision',
        'encounter discard pile': 'Rage of Ultron, Repair Sequence',
      })
      .asks('playerTurn');
  });

  test('a hero is attacked and discards a card for each damage dealt', () => {
    revealing(['Rage of Ultron', 'Advance'], {
      players: [hero({ wholeDeck: ['Hawkeye', 'Vision', 'Tenacity', 'Energy'] })],
    })
      .endTurn()
      .asks('whoDefends')
      .pass()
      .asks('chooseOne')
      .choose('option 1')
      .shows({
        'Captain Marvel': 'damage 2',
        'your deck': 2,
        'your discard pile': 'Hawkeye, Vision',
        Ultron: 'confused 1',
      })
      .asks('playerTurn');
  });

  test('DEF lowers what is dealt', () => {
    revealing(['Rage of Ultron', 'Advance'], {
      players: [hero({ wholeDeck: ['Hawkeye', 'Vision', 'Tenacity', 'Energy'] })],
    })
      .endTurn()
      .choose('defend Captain Marvel')
      .choose('option 1')
      .shows({
        'Captain Marvel': 'damage 1, exhausted',
        'your discard pile': 'Hawkeye',
        'your deck': 3,
      })
      .asks('playerTurn');
  });

  test('damage that a tough card prevents was dealt', () => {
    revealing(['Rage of Ultron', 'Advance'], {
      players: [
        hero({ status: ['tough'], wholeDeck: ['Hawkeye', 'Vision', 'Tenacity', 'Energy'] }),
      ],
    })
      .endTurn()
      .pass()
      .choose('option 1')
      .shows({ 'Captain Marvel': '', 'your discard pile': 'Hawkeye, Vision' })
      .asks('playerTurn');
  });

  test('damage from the boost card is not dealt by the attack', () => {
    revealing(['Rage of Ultron', 'Concussive Blast'], {
      players: [hero({ wholeDeck: ['Hawkeye', 'Vision', 'Tenacity', 'Energy'] })],
    })
      .endTurn()
      .pass()
      .choose('option 1')
      .shows({ 'Captain Marvel': 'damage 3', 'your discard pile': 'Hawkeye, Vision' })
      .asks('playerTurn');
  });

  test('cards are discarded from the deck of the one who revealed it, whoever defends', () => {
    revealing(['Rage of Ultron', 'Vibranium Armor', 'Advance'], {
      players: [
        hero({ area: ['Vision'], wholeDeck: ['Hawkeye', 'Vision', 'Tenacity', 'Energy'] }),
        otherAlterEgo({ area: ['Hulk'] }),
      ],
    })
      .endTurn()
      .endTurn()
      .pass()
      .choose('defend Hulk')
      .asks('chooseOne', 1)
      .choose('option 1')
      .shows({
        Hulk: 'damage 2, exhausted',
        'Captain Marvel discard pile': 'Hawkeye, Vision',
        'Iron Man discard pile': '',
      })
      .asks('playerTurn', 1);
  });
});
