import { describe, test } from 'vitest';
import { againstUltron, hero, other } from './against-ultron.ts';

describe('Ultron, stage III', () => {
  test('each drone of any kind gets 1 ATK', () => {
    againstUltron({
      players: [
        hero({ engaged: ['Advanced Ultron Drone', 'Hydra Mercenary'], drones: ['Energy'] }),
      ],
      villain: { stage: 'III', status: ['stunned'] },
      encounterDeck: ['Vibranium Armor'],
    })
      .endTurn()
      .choose('activate Advanced Ultron Drone')
      .pass()
      .shows({ 'Captain Marvel': 'damage 2' })
      .choose('activate Drone')
      .pass()
      .shows({ 'Captain Marvel': 'damage 4' })
      .pass()
      .shows({ 'Captain Marvel': 'damage 5' })
      .asks('playerTurn');
  });

  test('each drone of any kind gets 1 hit point', () => {
    againstUltron({
      players: [
        hero({
          engaged: [{ card: 'Advanced Ultron Drone', damage: 2 }],
          drones: ['Energy'],
          area: ['Maria Hill'],
        }),
      ],
      villain: { stage: 'III' },
    })
      .choose('attack Maria Hill')
      .choose('Drone')
      .changes({ 'Maria Hill': 'damage 1, exhausted', Drone: 'damage 1' })
      .choose('attack Captain Marvel')
      .choose('Advanced Ultron Drone')
      .changes({ 'Captain Marvel': 'exhausted', 'Advanced Ultron Drone': 'damage 4' })
      .asks('playerTurn');
  });

  test('he cannot take damage while a drone is in play, whoever is engaged with it', () => {
    againstUltron({
      players: [
        hero({ hand: ['Haymaker', 'Strength', 'Energy'], engaged: ['Shocker'] }),
        other({ drones: ['Energy'] }),
      ],
      villain: { stage: 'III' },
    })
      .choose('attack Captain Marvel')
      .offers('Drone', 'Shocker')
      .lacks('Ultron')
      .choose('Shocker')
      .choose('play Haymaker')
      .pay('Strength')
      .offers('Drone', 'Shocker')
      .lacks('Ultron')
      .choose('Drone')
      .shows({ Ultron: '', Shocker: 'damage 2', 'Iron Man engaged': '' })
      .asks('playerTurn');
  });

  test('damage to all enemies at once passes him by, even if it defeats the last drone', () => {
    againstUltron({
      players: [
        {
          hero: 'she-hulk',
          form: 'hero',
          hand: ['Ground Stomp'],
          area: ['Web-Shooter', 'Web-Shooter'],
          engaged: ['Shocker', { card: 'Advanced Ultron Drone', damage: 4 }],
          wholeDeck: [],
        },
      ],
      villain: { stage: 'III', status: ['tough'] },
    })
      .choose('play Ground Stomp')
      .shows({ Ultron: 'tough 1', Shocker: 'damage 1', 'your engaged': 'Shocker' })
      .asks('playerTurn');
  });

  test('without a drone he takes damage', () => {
    againstUltron({ players: [hero({ engaged: ['Shocker'] })], villain: { stage: 'III' } })
      .choose('attack Captain Marvel')
      .choose('Ultron')
      .changes({ 'Captain Marvel': 'exhausted', Ultron: 'damage 2' })
      .asks('playerTurn');
  });

  test('when revealed, his imperative is found in the encounter deck and revealed', () => {
    againstUltron({
      players: [hero(), other()],
      mode: 'expert',
      firstPlayer: 1,
      villain: { damage: 43, attached: ['Program Transmitter'] },
      wholeEncounterDeck: ['Advance', "Ultron's Imperative", 'Assault'],
    })
      .choose('attack Iron Man')
      .shows({
        'Iron Man': 'exhausted',
        Ultron: '',
        'villain deck': '',
        'encounter deck': 2,
        'side schemes': "Ultron's Imperative",
        "Ultron's Imperative": 'threat 4',
        'Iron Man engaged': 'Drone, Drone',
        'Iron Man deck': 38,
        'under cards': 2,
        box: '',
      })
      .asks('playerTurn', 1);
  });

  test('his imperative is found in the encounter discard pile too', () => {
    againstUltron({
      players: [hero()],
      mode: 'expert',
      villain: { damage: 20 },
      wholeEncounterDeck: ['Advance'],
      encounterDiscard: ['Assault', "Ultron's Imperative"],
    })
      .choose('attack Captain Marvel')
      .shows({
        'encounter discard pile': 'Assault',
        'encounter deck': 1,
        "Ultron's Imperative": 'threat 2',
        'your engaged': 'Drone, Drone',
      })
      .asks('playerTurn');
  });

  test('an imperative that is in play already is left as it is', () => {
    againstUltron({
      players: [hero()],
      mode: 'expert',
      villain: { damage: 20 },
      wholeEncounterDeck: ['Advance'],
      sideSchemes: ["Ultron's Imperative"],
    })
      .choose('attack Captain Marvel')
      .shows({ 'side schemes': "Ultron's Imperative", 'your engaged': '', Ultron: '' })
      .asks('playerTurn');
  });

  test('defeated, the players win', () => {
    againstUltron({ players: [hero()], mode: 'expert', villain: { stage: 'III', damage: 25 } })
      .choose('attack Captain Marvel')
      .isOver('heroes', 'villainDefeated');
  });
});
