import { describe, test } from 'vitest';
import { againstUltron, alterEgo, hero, other } from './against-ultron.ts';

describe('Ultron, stage I', () => {
  test('after he attacks you, you may have 1 threat on the main scheme', () => {
    againstUltron({ players: [hero()], encounterDeck: ['Advance', 'Upgraded Drones'] })
      .endTurn()
      .asks('whoDefends')
      .pass()
      .asks('chooseOne', 0)
      .offers('option 1', 'option 2')
      .shows({ 'Captain Marvel': 'damage 2', 'The Crimson Cowl': 'threat 1' })
      .look()
      .choose('option 1')
      .changes({
        'The Crimson Cowl': 'threat 2',
        'encounter deck': 31,
        attachments: 'Upgraded Drones',
        'Upgraded Drones': 'on Ultron Drones',
      })
      .asks('playerTurn');
  });

  test('or the top card of your deck enters play face down, engaged with you', () => {
    againstUltron({ players: [hero()], encounterDeck: ['Advance', 'Vibranium Armor'] })
      .endTurn()
      .pass()
      .look()
      .choose('option 2')
      .shows({
        'The Crimson Cowl': 'threat 1',
        'your engaged': 'Drone',
        'under cards': 1,
        'your deck': 39,
      })
      // The drone is there in time to attack in the same villain phase.
      .asks('whoDefends')
      .pass()
      .shows({ 'Captain Marvel': 'damage 3' })
      .asks('playerTurn');
  });

  test('an attack that dealt no damage was an attack', () => {
    againstUltron({
      players: [hero({ area: ["Captain Marvel's Helmet"] })],
      encounterDeck: ['Advance', 'Vibranium Armor'],
    })
      .endTurn()
      .choose('defend Captain Marvel')
      .asks('chooseOne', 0)
      .shows({ 'Captain Marvel': 'exhausted' });
  });

  test('you were attacked even if your ally defended § you, attack-enemy-activation', () => {
    againstUltron({
      players: [hero({ area: ['Vision'] })],
      encounterDeck: ['Advance', 'Vibranium Armor'],
    })
      .endTurn()
      .choose('defend Vision')
      .asks('chooseOne', 0)
      .shows({ Vision: 'damage 2, exhausted', 'Captain Marvel': '' });
  });

  test('if another player defends, they are the one who chooses', () => {
    againstUltron({
      players: [hero(), other()],
      encounterDeck: ['Advance', 'Advance', 'Vibranium Armor', 'Concussion Blasters'],
    })
      .endTurn()
      .endTurn()
      .asks('whoDefends', 0)
      .pass()
      .asks('whoDefends', 1)
      .choose('defend Iron Man')
      .asks('chooseOne', 1)
      .look()
      .choose('option 2')
      .shows({ 'Iron Man engaged': 'Drone', 'Captain Marvel engaged': '' })
      .asks('whoDefends', 0);
  });

  test('with an empty deck and discard pile only the threat is left', () => {
    againstUltron({
      players: [hero({ wholeDeck: [] })],
      encounterDeck: ['Advance', 'Vibranium Armor'],
    })
      .endTurn()
      .pass()
      .shows({ 'The Crimson Cowl': 'threat 2', 'your engaged': '' })
      .asks('playerTurn');
  });

  test('nothing comes after he schemes', () => {
    againstUltron({ players: [alterEgo()], encounterDeck: ['Advance', 'Vibranium Armor'] })
      .endTurn()
      .shows({ 'The Crimson Cowl': 'threat 2', 'your engaged': '', 'Carol Danvers': '' })
      .asks('playerTurn');
  });

  test('nothing comes after an attack that a stun has canceled', () => {
    againstUltron({
      players: [hero()],
      villain: { status: ['stunned'] },
      encounterDeck: ['Vibranium Armor'],
    })
      .endTurn()
      .changes({
        Ultron: '',
        'The Crimson Cowl': 'threat 1',
        'encounter deck': 31,
        attachments: 'Vibranium Armor',
        'Vibranium Armor': 'on Ultron',
      })
      .asks('playerTurn');
  });

  test("nothing comes after a minion's attack", () => {
    againstUltron({
      players: [hero({ engaged: ['Hydra Mercenary'] })],
      villain: { status: ['stunned'] },
      encounterDeck: ['Vibranium Armor'],
    })
      .endTurn()
      .asks('whoDefends')
      .pass()
      .shows({ 'Captain Marvel': 'damage 1', 'your engaged': 'Hydra Mercenary' })
      .asks('playerTurn');
  });

  test('has 17 hit points for each player, and is followed by stage II', () => {
    againstUltron({
      players: [hero()],
      villain: { damage: 15, attached: ['Program Transmitter'], status: ['stunned'] },
    })
      .choose('attack Captain Marvel')
      .changes({
        'Captain Marvel': 'exhausted',
        Ultron: 'stunned 1',
        'villain deck': '',
        'removed from the game': 'Ultron',
      })
      .asks('playerTurn');
    againstUltron({ players: [hero(), other(), { hero: 'she-hulk' }], villain: { damage: 48 } })
      .choose('attack Captain Marvel')
      .shows({ Ultron: 'damage 50', 'villain deck': 'Ultron' })
      .asks('playerTurn');
  });
});

describe('Ultron, stage II', () => {
  test('when he attacks you, a drone comes first, and every drone engaged with you strengthens him', () => {
    againstUltron({
      players: [hero()],
      villain: { stage: 'II' },
      encounterDeck: ['Advance', 'Vibranium Armor'],
    })
      .endTurn()
      .asks('whoDefends')
      .shows({ 'your engaged': 'Drone', 'your deck': 39 })
      .pass()
      .shows({ 'Captain Marvel': 'damage 3' })
      // The new drone attacks for 1.
      .pass()
      .shows({ 'Captain Marvel': 'damage 4' })
      .asks('playerTurn');
  });

  test('drones that are no facedown cards count, other minions and drones of others do not', () => {
    againstUltron({
      players: [
        hero({ engaged: ['Advanced Ultron Drone', 'Hydra Mercenary'] }),
        other({ drones: ['Energy', 'Genius'] }),
      ],
      villain: { stage: 'II' },
      encounterDeck: ['Advance'],
    })
      .endTurn()
      .endTurn()
      .pass()
      .pass()
      .shows({ 'Captain Marvel': 'damage 4', 'Iron Man': '' })
      .asks('whichMinion', 0);
  });

  test('if another player defends, the drones of the one he attacked still count', () => {
    againstUltron({
      players: [hero({ drones: ['Energy', 'Genius'] }), other()],
      villain: { stage: 'II' },
      encounterDeck: ['Advance'],
    })
      .endTurn()
      .endTurn()
      .pass()
      .choose('defend Iron Man')
      .shows({
        // 2 + 3 drones - 1 DEF.
        'Iron Man': 'damage 4, exhausted',
        'Captain Marvel engaged': 'Drone, Drone, Drone',
        'Iron Man engaged': '',
      })
      .asks('whichMinion', 0);
  });

  test('what he got is gone after the attack', () => {
    const game = againstUltron({
      players: [hero()],
      villain: { stage: 'II' },
      encounterDeck: ['Advance', 'Assault', 'Advance'],
    })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 3' })
      .pass()
      .shows({ 'Captain Marvel': 'damage 4' });
    // The second attack brings a second drone: 2 and 2, not 2 and 1 and 2.
    game.asks('whoDefends').shows({ 'your engaged': 'Drone, Drone' });
    game.pass().shows({ 'Captain Marvel': 'damage 8' }).asks('playerTurn');
  });

  test('no drone comes when he schemes, or when a stun cancels his attack', () => {
    againstUltron({
      players: [alterEgo()],
      villain: { stage: 'II' },
      scheme: 'Countdown to Oblivion',
      encounterDeck: ['Advance', 'Vibranium Armor'],
    })
      .endTurn()
      .shows({ 'Countdown to Oblivion': 'threat 3', 'your engaged': '' })
      .asks('playerTurn');
    againstUltron({
      players: [hero()],
      villain: { stage: 'II', status: ['stunned'] },
      encounterDeck: ['Vibranium Armor'],
    })
      .endTurn()
      .shows({ Ultron: '', 'your engaged': '', 'Captain Marvel': '' })
      .asks('playerTurn');
  });
});
