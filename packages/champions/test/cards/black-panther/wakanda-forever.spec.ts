import { describe, test } from 'vitest';
import type { Description, Laid, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';

/** Black Panther with this gear, who has just played Wakanda Forever! */
const forever = (
  area: readonly Laid[],
  more: Partial<PlayerDescription> = {},
  table: Partial<Description> = {},
) =>
  play({
    players: [
      {
        hero: 'black-panther',
        form: 'hero',
        hand: ['Wakanda Forever!', 'Energy', 'Genius'],
        area,
        ...more,
      },
    ],
    ...table,
  })
    .choose('play Wakanda Forever!')
    .pay('Genius');

const PLAYED = { 'your hand': 'Energy', 'your discard pile': 'Genius, Wakanda Forever!' };

describe('Wakanda Forever!', () => {
  test('is needed for what the upgrades do: by themselves they cannot be used § special', () => {
    play({
      players: [
        {
          hero: 'black-panther',
          form: 'hero',
          hand: ['Energy', 'Genius'],
          area: ['Panther Claws', 'Tactical Genius', 'Energy Daggers', 'Vibranium Suit'],
          damage: 3,
        },
      ],
      threat: 3,
    })
      .lacks('use Panther Claws', 'use Tactical Genius', 'use Energy Daggers', 'use Vibranium Suit')
      .asks('playerTurn', 0);
  });

  test('resolves every Black Panther upgrade, in the order its player likes § special', () => {
    forever(['Panther Claws', 'Tactical Genius', 'Tenacity'], {}, { threat: 3 })
      .asks('chooseNext', 0)
      .offers('Panther Claws', 'Tactical Genius')
      .lacks('Tenacity')
      .choose('Tactical Genius')
      .changes({ ...PLAYED, 'The Break-In!': 'threat 2', Rhino: 'damage 4' })
      .asks('playerTurn', 0);
  });

  test('makes the last step the strong one, whichever that is', () => {
    forever(['Panther Claws', 'Tactical Genius'], {}, { threat: 3 })
      .choose('Panther Claws')
      .changes({ ...PLAYED, 'The Break-In!': 'threat 1', Rhino: 'damage 2' })
      .asks('playerTurn', 0);
  });

  test('goes through all four steps', () => {
    forever(
      ['Energy Daggers', 'Panther Claws', 'Tactical Genius', 'Vibranium Suit'],
      { damage: 5 },
      { threat: 3 },
    )
      .choose('Panther Claws')
      .choose('Vibranium Suit')
      .choose('Tactical Genius')
      .changes({
        ...PLAYED,
        Rhino: 'damage 5',
        'Black Panther': 'damage 4',
        'The Break-In!': 'threat 2',
      })
      .asks('playerTurn', 0);
  });

  test('treats a single upgrade as the last step, and exhausts nothing', () => {
    forever(['Panther Claws'])
      .changes({ ...PLAYED, Rhino: 'damage 4' })
      .asks('playerTurn', 0);
  });

  test('uses exhausted upgrades as well', () => {
    forever([{ card: 'Panther Claws', exhausted: true }])
      .changes({ ...PLAYED, Rhino: 'damage 4' })
      .asks('playerTurn', 0);
  });

  test('looks anew at what may be attacked in each step', () => {
    forever(['Panther Claws', 'Vibranium Suit'], {
      damage: 5,
      engaged: [{ card: 'Hydra Mercenary', damage: 1 }],
    })
      .choose('Panther Claws')
      .changes({
        ...PLAYED,
        'Hydra Mercenary': '',
        'your engaged': '',
        'encounter discard pile': 'Hydra Mercenary',
        'Black Panther': 'damage 3',
        Rhino: 'damage 2',
      })
      .asks('playerTurn', 0);
  });

  test('counts a step that can do nothing', () => {
    forever(['Panther Claws', 'Tactical Genius'])
      .choose('Panther Claws')
      .changes({ ...PLAYED, Rhino: 'damage 2' })
      .asks('playerTurn', 0);
  });

  test('can be played with each of its printings', () => {
    for (const code of ['01043a', '01043b', '01043c', '01043d']) {
      play({
        players: [
          {
            hero: 'black-panther',
            form: 'hero',
            hand: [code, 'Energy'],
            area: ['Panther Claws'],
          },
        ],
      })
        .choose('play Wakanda Forever!')
        .changes({
          Rhino: 'damage 4',
          'your hand': '',
          'your discard pile': 'Energy, Wakanda Forever!',
        })
        .asks('playerTurn', 0);
    }
  });

  test('is not played without a Black Panther upgrade, in alter-ego form, or unpaid', () => {
    const hand = ['Wakanda Forever!', 'Energy'];
    for (const player of [
      { hand, area: ['Tenacity', 'Shuri'] },
      { hand, area: ['Panther Claws'], form: 'alterEgo' as const },
      { hand: ['Wakanda Forever!'], area: ['Panther Claws'] },
    ]) {
      play({ players: [{ hero: 'black-panther', form: 'hero', ...player }] })
        .lacks('play Wakanda Forever!')
        .asks('playerTurn', 0);
    }
  });

  test('does not use the upgrades of another player', () => {
    play({
      players: [
        { hero: 'black-panther', form: 'hero', hand: ['Wakanda Forever!', 'Energy'] },
        { hero: 'captain-marvel', form: 'hero', area: ['Panther Claws'] },
      ],
    })
      .lacks('play Wakanda Forever!')
      .asks('playerTurn', 0);
  });
});

describe('Energy Daggers', () => {
  const fray = (area: readonly Laid[]) =>
    play({
      players: [
        {
          hero: 'black-panther',
          form: 'hero',
          hand: ['Wakanda Forever!', 'Energy'],
          area,
          engaged: ['Tiger Shark'],
        },
        { hero: 'captain-marvel', form: 'hero', engaged: ['Hydra Soldier', 'Melter'] },
      ],
      threat: 1,
    }).choose('play Wakanda Forever!');

  test('deal two to the villain and to each enemy of a chosen player as the last step', () => {
    fray(['Energy Daggers'])
      .asks('chooseCard', 0)
      .offers('Black Panther', 'Captain Marvel')
      .choose('Captain Marvel')
      .changes({
        Rhino: 'damage 2',
        'Hydra Soldier': 'damage 2',
        Melter: 'damage 2',
        'Black Panther hand': '',
        'Black Panther discard pile': 'Energy, Wakanda Forever!',
      })
      .asks('playerTurn', 0);
  });

  test('deal one before the last step', () => {
    fray(['Energy Daggers', 'Tactical Genius'])
      .choose('Energy Daggers')
      .choose('Black Panther')
      .shows({ Rhino: 'damage 1', 'Tiger Shark': 'damage 1', Melter: '', 'The Break-In!': '' })
      .asks('playerTurn', 0);
  });

  test('are no attack: neither guard nor stun stop them, and nobody strikes back', () => {
    forever(['Energy Daggers'], {
      status: ['stunned'],
      engaged: [{ card: 'Hydra Soldier', damage: 1 }, 'Whiplash'],
    })
      .changes({
        ...PLAYED,
        Rhino: 'damage 2',
        'Hydra Soldier': 'damage 3',
        Whiplash: 'damage 2',
      })
      .asks('playerTurn', 0);
  });

  test('leave out a villain that cannot take damage, even if they defeat what protects him', () => {
    forever(
      ['Energy Daggers'],
      { drones: ['Strength'] },
      { scenario: 'ultron', villain: { stage: 'III' }, environments: ['Ultron Drones'] },
    )
      .shows({ Ultron: '', 'your engaged': '' })
      .asks('playerTurn', 0);
  });

  test('strike everybody by himself, so that each tough card is lost', () => {
    forever(
      ['Energy Daggers'],
      { engaged: [{ card: 'Tiger Shark', status: ['tough'] }] },
      { villain: { status: ['tough'] } },
    )
      .changes({ ...PLAYED, Rhino: '', 'Tiger Shark': '' })
      .asks('playerTurn', 0);
  });
});

describe('Panther Claws', () => {
  test('attack: they cannot pass a guard, and provoke retaliation', () => {
    forever(['Panther Claws'], { engaged: [{ card: 'Hydra Soldier', status: ['tough'] }] })
      .changes({ ...PLAYED, 'Hydra Soldier': '' })
      .asks('playerTurn', 0);
    forever(['Panther Claws', 'Tactical Genius'], { engaged: ['Whiplash'] })
      .choose('Panther Claws')
      .offers('Rhino', 'Whiplash')
      .choose('Whiplash')
      .changes({ ...PLAYED, Whiplash: 'damage 2', 'Black Panther': 'damage 1' })
      .asks('playerTurn', 0);
  });

  test('only take the stun off a stunned hero; the next attack goes through', () => {
    forever(['Panther Claws', 'Vibranium Suit'], { status: ['stunned'], damage: 3 })
      .choose('Panther Claws')
      .changes({ ...PLAYED, Rhino: 'damage 2', 'Black Panther': 'damage 1' })
      .asks('playerTurn', 0);
  });
});

describe('Tactical Genius', () => {
  test('removes threat from a scheme of choice: two as the last step', () => {
    forever(['Tactical Genius'], {}, { threat: 3, sideSchemes: ["Breakin' & Takin'"] })
      .offers('The Break-In!', "Breakin' & Takin'")
      .choose('The Break-In!')
      .changes({ ...PLAYED, 'The Break-In!': 'threat 1' })
      .asks('playerTurn', 0);
  });

  test('cannot touch the main scheme under a crisis', () => {
    forever(
      ['Tactical Genius'],
      {},
      { threat: 3, sideSchemes: [{ card: 'Crowd Control', threat: 3 }] },
    )
      .changes({ ...PLAYED, 'Crowd Control': 'threat 1' })
      .asks('playerTurn', 0);
  });

  test('is a thwart: confusion cancels it and comes off, the rest of the sequence goes on', () => {
    forever(['Tactical Genius', 'Panther Claws'], { status: ['confused'] }, { threat: 3 })
      .choose('Tactical Genius')
      .changes({ ...PLAYED, 'Black Panther': '', Rhino: 'damage 4' })
      .asks('playerTurn', 0);
  });
});

describe('Vibranium Suit', () => {
  test('moves two damage from the hero to an enemy as the last step', () => {
    forever(['Vibranium Suit'], { damage: 5, engaged: ['Tiger Shark'] })
      .offers('Rhino', 'Tiger Shark')
      .choose('Tiger Shark')
      .changes({ ...PLAYED, 'Black Panther': 'damage 3', 'Tiger Shark': 'damage 2' })
      .asks('playerTurn', 0);
  });

  test('moves one before the last step', () => {
    forever(['Vibranium Suit', 'Tactical Genius'], { damage: 5 })
      .choose('Vibranium Suit')
      .changes({ ...PLAYED, 'Black Panther': 'damage 4', Rhino: 'damage 1' })
      .asks('playerTurn', 0);
  });

  test('moves no more than there is, and nothing from an unhurt hero', () => {
    forever(['Vibranium Suit'], { damage: 1 })
      .changes({ ...PLAYED, 'Black Panther': '', Rhino: 'damage 1' })
      .asks('playerTurn', 0);
    forever(['Vibranium Suit']).changes(PLAYED).asks('playerTurn', 0);
  });

  test('heals the hero even if a tough card saves the enemy', () => {
    forever(['Vibranium Suit'], { damage: 5 }, { villain: { status: ['tough'] } })
      .changes({ ...PLAYED, 'Black Panther': 'damage 3', Rhino: '' })
      .asks('playerTurn', 0);
  });

  test('is an attack: it cannot pass a guard, and provokes retaliation', () => {
    forever(['Vibranium Suit'], { damage: 5, engaged: ['Hydra Soldier'] })
      .changes({ ...PLAYED, 'Black Panther': 'damage 3', 'Hydra Soldier': 'damage 2' })
      .asks('playerTurn', 0);
    forever(['Vibranium Suit'], { damage: 5, engaged: ['Whiplash'] })
      .choose('Whiplash')
      .changes({ ...PLAYED, 'Black Panther': 'damage 4', Whiplash: 'damage 2' })
      .asks('playerTurn', 0);
  });

  test('only takes the stun off a stunned hero', () => {
    forever(['Vibranium Suit'], { damage: 5, status: ['stunned'] })
      .changes({ ...PLAYED, 'Black Panther': 'damage 5' })
      .asks('playerTurn', 0);
  });
});
