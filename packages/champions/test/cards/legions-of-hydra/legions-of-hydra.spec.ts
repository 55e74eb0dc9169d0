import { describe, test } from 'vitest';
import type { PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';

type More = Omit<PlayerDescription, 'hero' | 'form'>;

/** With full hands, so that nobody draws when the turn ends. */
const hero = (more: More = {}): PlayerDescription => ({
  hero: 'captain-marvel',
  form: 'hero',
  hand: ['Energy', 'Genius', 'Strength', 'Photonic Blast', 'Photonic Blast'],
  ...more,
});
const alterEgo = (more: More = {}): PlayerDescription => ({
  hero: 'iron-man',
  hand: ['Strength', 'Energy', 'Genius', 'Uppercut', 'Uppercut', 'Helicarrier'],
  ...more,
});

/** The villain does nothing against one hero and one alter-ego. */
const IDLE = { status: ['stunned', 'confused'] } as const;

describe('Legions of Hydra', () => {
  test('finds Madame Hydra in the encounter deck, and gets 2 threat for each Hydra enemy in play', () => {
    play({
      players: [
        alterEgo(),
        hero({
          engaged: [
            { card: 'Hydra Soldier', status: ['stunned'] },
            { card: 'Shocker', status: ['stunned'] },
          ],
        }),
      ],
      villain: IDLE,
      wholeEncounterDeck: [
        'Legions of Hydra',
        'Vibranium Armor',
        'Advance',
        'Madame Hydra',
        'Assault',
      ],
    })
      .endTurn()
      .endTurn()
      .choose('activate Shocker')
      .changes({
        'first player': 1,
        Rhino: '',
        Shocker: '',
        'Hydra Soldier': '',
        'The Break-In!': 'threat 2',
        'side schemes': 'Legions of Hydra',
        // 3 to begin with, 2 for Madame Hydra and 2 for the soldier.
        'Legions of Hydra': 'threat 7',
        'Iron Man engaged': 'Madame Hydra',
        'encounter deck': 2,
        attachments: 'Vibranium Armor',
        'Vibranium Armor': 'on Rhino',
      })
      .asks('playerTurn', 1);
  });

  test('finds her in the encounter discard pile', () => {
    play({
      players: [hero()],
      villain: IDLE,
      wholeEncounterDeck: ['Legions of Hydra', 'Advance'],
      encounterDiscard: ['Madame Hydra', 'Assault'],
    })
      .endTurn()
      .shows({
        'your engaged': 'Madame Hydra',
        'encounter discard pile': 'Assault',
        'encounter deck': 1,
        'Legions of Hydra': 'threat 5',
      })
      .asks('playerTurn');
  });

  test('does not call her if she is in play', () => {
    play({
      players: [alterEgo(), hero({ engaged: [{ card: 'Madame Hydra', status: ['stunned'] }] })],
      villain: IDLE,
      wholeEncounterDeck: ['Legions of Hydra', 'Vibranium Armor', 'Advance', 'Assault'],
    })
      .endTurn()
      .endTurn()
      .shows({
        'Iron Man engaged': '',
        'Captain Marvel engaged': 'Madame Hydra',
        'Legions of Hydra': 'threat 5',
        'encounter deck': 2,
      })
      .asks('playerTurn', 1);
  });

  test('gets just its own threat if she cannot be found and there is no Hydra enemy', () => {
    play({
      players: [hero()],
      villain: IDLE,
      wholeEncounterDeck: ['Legions of Hydra', 'Advance'],
    })
      .endTurn()
      .shows({ 'your engaged': '', 'Legions of Hydra': 'threat 3' })
      .asks('playerTurn');
  });

  test('one more encounter card is dealt for its icon', () => {
    play({
      players: [hero()],
      villain: IDLE,
      sideSchemes: ['Legions of Hydra'],
      encounterDeck: ['Vibranium Armor', 'Concussion Blasters'],
    })
      .endTurn()
      .shows({ attachments: 'Concussion Blasters, Vibranium Armor' })
      .asks('playerTurn');
  });
});

describe('Madame Hydra', () => {
  test('cannot take damage while the side scheme is in play', () => {
    play({
      players: [hero({ engaged: ['Madame Hydra'] })],
      sideSchemes: ['Legions of Hydra'],
    })
      .choose('attack Captain Marvel')
      .changes({ 'Captain Marvel': 'exhausted', Rhino: 'damage 2' })
      .asks('playerTurn');
  });

  test('can take damage when it is gone', () => {
    play({
      players: [hero({ engaged: ['Madame Hydra'], area: ['Maria Hill'] })],
      sideSchemes: [{ card: 'Legions of Hydra', threat: 2 }, 'Under Attack'],
    })
      .choose('thwart Maria Hill')
      .choose('Legions of Hydra')
      .choose('attack Captain Marvel')
      .choose('Madame Hydra')
      .shows({ 'Madame Hydra': 'damage 2', 'side schemes': 'Under Attack' })
      .asks('playerTurn');
  });

  test('after she attacks, the side scheme gets 2 threat', () => {
    play({
      players: [hero({ engaged: ['Madame Hydra'] })],
      villain: IDLE,
      sideSchemes: ['Legions of Hydra', 'Under Attack'],
      encounterDeck: ['Vibranium Armor', 'Concussion Blasters'],
    })
      .endTurn()
      .asks('whoDefends')
      .pass()
      .shows({
        'Captain Marvel': 'damage 2',
        'Legions of Hydra': 'threat 5',
        'Under Attack': 'threat 3',
        'The Break-In!': 'threat 1',
      })
      .asks('playerTurn');
  });

  test('after she schemes too', () => {
    play({
      players: [alterEgo({ engaged: ['Madame Hydra'] })],
      villain: IDLE,
      sideSchemes: ['Legions of Hydra'],
      encounterDeck: ['Vibranium Armor', 'Concussion Blasters'],
    })
      .endTurn()
      .shows({ 'The Break-In!': 'threat 3', 'Legions of Hydra': 'threat 5' })
      .asks('playerTurn');
  });

  test('without the side scheme, or stunned, she adds nothing', () => {
    play({
      players: [alterEgo({ engaged: ['Madame Hydra'] })],
      villain: IDLE,
      sideSchemes: ['Under Attack'],
      encounterDeck: ['Vibranium Armor'],
    })
      .endTurn()
      .shows({ 'The Break-In!': 'threat 3', 'Under Attack': 'threat 3' })
      .asks('playerTurn');
    play({
      players: [hero({ engaged: [{ card: 'Madame Hydra', status: ['stunned'] }] })],
      villain: IDLE,
      sideSchemes: ['Legions of Hydra'],
      encounterDeck: ['Vibranium Armor', 'Concussion Blasters'],
    })
      .endTurn()
      .shows({ 'Legions of Hydra': 'threat 3', 'Madame Hydra': '', 'Captain Marvel': '' })
      .asks('playerTurn');
  });

  test('with both copies of the side scheme in play, one of them is chosen', () => {
    play({
      players: [alterEgo({ engaged: ['Madame Hydra'] })],
      villain: IDLE,
      sideSchemes: ['Legions of Hydra', { card: 'Legions of Hydra', threat: 6 }],
      encounterDeck: ['Vibranium Armor', 'Concussion Blasters', 'Upgraded Drones'],
    })
      .endTurn()
      .choose('Legions of Hydra')
      .shows({ 'Legions of Hydra': 'threat 5', 'Legions of Hydra #2': 'threat 6' });
  });

  test('is unique: a second one is discarded, and a card is dealt in its place', () => {
    play({
      players: [alterEgo({ engaged: [{ card: 'Madame Hydra', status: ['confused'] }] })],
      villain: IDLE,
      encounterDeck: ['Madame Hydra', 'Vibranium Armor'],
    })
      .endTurn()
      .shows({
        'your engaged': 'Madame Hydra',
        'encounter discard pile': 'Madame Hydra',
        'Vibranium Armor': 'on Rhino',
      })
      .asks('playerTurn');
  });
});

describe('Hydra Soldier', () => {
  test('guards the villain', () => {
    play({ players: [hero({ engaged: ['Hydra Soldier'] })] })
      .choose('attack Captain Marvel')
      .changes({ 'Captain Marvel': 'exhausted', 'Hydra Soldier': 'damage 2' })
      .asks('playerTurn');
  });

  test('attacks for 2 and schemes for 1', () => {
    play({
      players: [hero({ engaged: ['Hydra Soldier'] }), alterEgo({ engaged: ['Hydra Soldier'] })],
      villain: IDLE,
      encounterDeck: ['Vibranium Armor', 'Concussion Blasters'],
    })
      .endTurn()
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 2', 'The Break-In!': 'threat 3' })
      .asks('playerTurn', 1);
  });

  test('when it is defeated, the player it is engaged with is dealt an encounter card § when-defeated-abilities', () => {
    play({
      players: [hero(), alterEgo({ engaged: [{ card: 'Hydra Soldier', damage: 2 }] })],
      encounterDeck: ['Vibranium Armor'],
    })
      .choose('attack Captain Marvel')
      .choose('Hydra Soldier')
      .changes({
        'Captain Marvel': 'exhausted',
        'Hydra Soldier': '',
        'Iron Man engaged': '',
        'Iron Man dealt': 'Vibranium Armor',
        'encounter discard pile': 'Hydra Soldier',
        'encounter deck': 32,
      })
      .asks('playerTurn', 0);
  });

  test('no card is dealt while it lives', () => {
    play({ players: [hero({ engaged: [{ card: 'Hydra Soldier', damage: 1 }] })] })
      .choose('attack Captain Marvel')
      .changes({ 'Captain Marvel': 'exhausted', 'Hydra Soldier': 'damage 3' })
      .asks('playerTurn');
  });
});
