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

describe('The Doomsday Chair', () => {
  test('finds M.O.D.O.K. in the encounter deck and puts him into play engaged with you', () => {
    play({
      players: [hero(), alterEgo()],
      villain: IDLE,
      wholeEncounterDeck: [
        'Vibranium Armor',
        'The Doomsday Chair',
        'Advance',
        'M.O.D.O.K.',
        'Assault',
      ],
    })
      .endTurn()
      .endTurn()
      .changes({
        'first player': 1,
        Rhino: '',
        'The Break-In!': 'threat 2',
        'side schemes': 'The Doomsday Chair',
        'The Doomsday Chair': 'threat 8',
        'Iron Man engaged': 'M.O.D.O.K.',
        'encounter deck': 2,
        attachments: 'Vibranium Armor',
        'Vibranium Armor': 'on Rhino',
      })
      .asks('playerTurn', 1);
  });

  test('finds him in the encounter discard pile', () => {
    play({
      players: [hero()],
      villain: IDLE,
      wholeEncounterDeck: ['The Doomsday Chair', 'Advance'],
      encounterDiscard: ['M.O.D.O.K.', 'Assault'],
    })
      .endTurn()
      .shows({
        'your engaged': 'M.O.D.O.K.',
        'encounter discard pile': 'Assault',
        'The Doomsday Chair': 'threat 8',
      })
      .asks('playerTurn');
  });

  test('does not call him if he is in play, or cannot be found', () => {
    play({
      players: [alterEgo(), hero({ engaged: [{ card: 'M.O.D.O.K.', status: ['stunned'] }] })],
      villain: IDLE,
      wholeEncounterDeck: ['The Doomsday Chair', 'Vibranium Armor', 'Advance'],
    })
      .endTurn()
      .endTurn()
      .shows({
        'Iron Man engaged': '',
        'Captain Marvel engaged': 'M.O.D.O.K.',
        'The Doomsday Chair': 'threat 8',
      })
      .asks('playerTurn', 1);
    play({
      players: [hero()],
      villain: IDLE,
      wholeEncounterDeck: ['The Doomsday Chair', 'Advance'],
    })
      .endTurn()
      .shows({ 'your engaged': '', 'The Doomsday Chair': 'threat 8' })
      .asks('playerTurn');
  });

  test('accelerates the main scheme', () => {
    play({
      players: [hero()],
      villain: IDLE,
      sideSchemes: ['The Doomsday Chair'],
      encounterDeck: ['Vibranium Armor'],
    })
      .endTurn()
      .shows({ 'The Break-In!': 'threat 2', 'The Doomsday Chair': 'threat 8' })
      .asks('playerTurn');
  });
});

describe('M.O.D.O.K.', () => {
  test('hits back for 2 when he is attacked', () => {
    play({ players: [hero({ engaged: ['M.O.D.O.K.'] })] })
      .choose('attack Captain Marvel')
      .choose('M.O.D.O.K.')
      .changes({ 'Captain Marvel': 'damage 2, exhausted', 'M.O.D.O.K.': 'damage 2' })
      .asks('playerTurn');
  });

  test('does not hit back once he is defeated, nor for an attack on somebody else', () => {
    play({ players: [hero({ engaged: [{ card: 'M.O.D.O.K.', damage: 6 }] })] })
      .choose('attack Captain Marvel')
      .choose('M.O.D.O.K.')
      .changes({
        'Captain Marvel': 'exhausted',
        'M.O.D.O.K.': '',
        'your engaged': '',
        'encounter discard pile': 'M.O.D.O.K.',
      })
      .asks('playerTurn');
    play({ players: [hero({ engaged: ['M.O.D.O.K.'] })] })
      .choose('attack Captain Marvel')
      .choose('Rhino')
      .changes({ 'Captain Marvel': 'exhausted', Rhino: 'damage 2' })
      .asks('playerTurn');
  });

  test('attacks for 2 and schemes for 2', () => {
    play({
      players: [hero({ engaged: ['M.O.D.O.K.'] })],
      villain: IDLE,
      encounterDeck: ['Vibranium Armor'],
    })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 2' })
      .asks('playerTurn');
    play({
      players: [alterEgo({ engaged: ['M.O.D.O.K.'] })],
      villain: IDLE,
      encounterDeck: ['Vibranium Armor'],
    })
      .endTurn()
      .shows({ 'The Break-In!': 'threat 3' })
      .asks('playerTurn');
  });

  test('is unique: a second one is discarded, and a card is dealt in its place', () => {
    play({
      players: [alterEgo({ engaged: [{ card: 'M.O.D.O.K.', status: ['confused'] }] })],
      villain: IDLE,
      encounterDeck: ['M.O.D.O.K.', 'Vibranium Armor'],
    })
      .endTurn()
      .shows({
        'your engaged': 'M.O.D.O.K.',
        'encounter discard pile': 'M.O.D.O.K.',
        'Vibranium Armor': 'on Rhino',
      })
      .asks('playerTurn');
  });
});

describe('Biomechanical Upgrades', () => {
  const stunned = (card: string) => ({ card, status: ['stunned'] }) as const;

  test('is attached to the minion of the most printed hit points, and surges', () => {
    play({
      players: [
        alterEgo(),
        hero({
          engaged: [
            { card: 'M.O.D.O.K.', damage: 7, status: ['stunned'] },
            stunned('Hydra Mercenary'),
          ],
        }),
      ],
      villain: IDLE,
      encounterDeck: ['Biomechanical Upgrades', 'Vibranium Armor', 'Concussion Blasters'],
    })
      .endTurn()
      .endTurn()
      .choose('activate Hydra Mercenary')
      .shows({
        'Biomechanical Upgrades': 'on M.O.D.O.K.',
        attachments: 'Biomechanical Upgrades, Concussion Blasters, Vibranium Armor',
      })
      .asks('playerTurn', 1);
  });

  test('passes over a minion that has one', () => {
    play({
      players: [
        hero({
          engaged: [
            { ...stunned('M.O.D.O.K.'), attached: ['Biomechanical Upgrades'] },
            stunned('Hydra Mercenary'),
          ],
        }),
      ],
      villain: IDLE,
      encounterDeck: ['Biomechanical Upgrades', 'Vibranium Armor'],
    })
      .endTurn()
      .choose('activate M.O.D.O.K.')
      .shows({
        'Biomechanical Upgrades': 'on Hydra Mercenary',
        'Biomechanical Upgrades #2': 'on M.O.D.O.K.',
      })
      .asks('playerTurn');
  });

  test('of two minions with as many hit points you choose one', () => {
    play({
      players: [
        hero({ engaged: [stunned('Hydra Mercenary'), stunned('Shocker'), stunned('Yon-Rogg')] }),
      ],
      villain: IDLE,
      encounterDeck: ['Biomechanical Upgrades', 'Vibranium Armor'],
    })
      .endTurn()
      .choose('activate Shocker')
      .choose('activate Yon-Rogg')
      .shows({ 'Biomechanical Upgrades': 'on Yon-Rogg' })
      .asks('playerTurn');
    play({
      players: [hero({ engaged: [stunned('Hydra Mercenary'), stunned('Shocker')] })],
      villain: IDLE,
      encounterDeck: ['Biomechanical Upgrades', 'Vibranium Armor'],
    })
      .endTurn()
      .choose('activate Shocker')
      .offers('Hydra Mercenary', 'Shocker')
      .choose('Shocker')
      .shows({ 'Biomechanical Upgrades': 'on Shocker', 'Vibranium Armor': 'on Rhino' })
      .asks('playerTurn');
  });

  test('without a minion for it, it is discarded and surges all the same', () => {
    play({
      players: [hero()],
      villain: IDLE,
      encounterDeck: ['Biomechanical Upgrades', 'Vibranium Armor'],
    })
      .endTurn()
      .shows({
        'encounter discard pile': 'Biomechanical Upgrades',
        attachments: 'Vibranium Armor',
      })
      .asks('playerTurn');
  });

  test('its minion is healed instead of being defeated, and the card is discarded', () => {
    play({
      players: [
        hero({
          engaged: [
            { card: 'Hydra Soldier', damage: 3, attached: ['Biomechanical Upgrades'] },
            { card: 'Shocker', damage: 1 },
          ],
        }),
      ],
    })
      .choose('attack Captain Marvel')
      .choose('Hydra Soldier')
      .changes({
        'Captain Marvel': 'exhausted',
        'Hydra Soldier': '',
        'Biomechanical Upgrades': '',
        attachments: '',
        'encounter discard pile': 'Biomechanical Upgrades',
      })
      .asks('playerTurn');
  });

  test('a minion that lives keeps it, and others are defeated', () => {
    play({
      players: [
        hero({
          engaged: [
            { card: 'Hydra Mercenary', attached: ['Biomechanical Upgrades'] },
            { card: 'Shocker', damage: 1 },
          ],
          area: ['Maria Hill'],
        }),
      ],
    })
      .choose('attack Maria Hill')
      .choose('Hydra Mercenary')
      .changes({ 'Maria Hill': 'damage 1, exhausted', 'Hydra Mercenary': 'damage 1' })
      .choose('attack Captain Marvel')
      .choose('Shocker')
      .changes({
        'Captain Marvel': 'exhausted',
        Shocker: '',
        'your engaged': 'Hydra Mercenary',
        'encounter discard pile': 'Shocker',
      })
      .asks('playerTurn');
  });

  test('a minion that was healed is still there to hit back', () => {
    const attached = ['Biomechanical Upgrades'];
    play({ players: [hero({ engaged: [{ card: 'M.O.D.O.K.', damage: 7, attached }] })] })
      .choose('attack Captain Marvel')
      .choose('M.O.D.O.K.')
      .changes({
        'Captain Marvel': 'damage 2, exhausted',
        'M.O.D.O.K.': '',
        'Biomechanical Upgrades': '',
        attachments: '',
        'encounter discard pile': 'Biomechanical Upgrades',
      })
      .asks('playerTurn');
  });
});
