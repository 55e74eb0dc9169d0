import { describe, expect, test } from 'vitest';
import { ENCOUNTER_DECK } from '../../../src/board.ts';
import { play } from '../../table/play.ts';

const learned = { card: 'Denethor', resources: 3 };

describe('Daughter of the Nimrodel', () => {
  const table = (damage: number) =>
    play({
      players: [
        {
          heroes: ['Beravor', { card: 'Gimli', damage }],
          area: ['Daughter of the Nimrodel', { card: 'Faramir', damage: 1 }],
        },
        { heroes: [{ card: 'Aragorn', damage: 1 }] },
      ],
    });

  test('exhausts to heal up to two damage on one hero', () => {
    table(3)
      .choose('use Daughter of the Nimrodel')
      .offers('Gimli', 'Aragorn')
      .lacks('Faramir', 'Beravor')
      .choose('Gimli')
      .changes({ 'Daughter of the Nimrodel': 'exhausted', Gimli: 'damage 1' });
    table(0)
      .choose('use Daughter of the Nimrodel')
      .changes({ 'Daughter of the Nimrodel': 'exhausted', Aragorn: '' });
  });

  test('heals no allies', () => {
    play({
      players: [
        {
          heroes: ['Beravor'],
          area: ['Daughter of the Nimrodel', { card: 'Faramir', damage: 1 }],
        },
      ],
    }).cannot('use Daughter of the Nimrodel', 'noTarget');
  });
});

describe('Erebor Hammersmith', () => {
  const table = (more: object = {}) => ({
    players: [
      {
        heroes: [learned, 'Beravor'],
        hand: ['Erebor Hammersmith'],
        discard: ['Dwarven Axe', 'Citadel Plate', 'Gandalf'],
        ...more,
      },
      { heroes: ['Aragorn'], discard: ['Horn of Gondor', 'Feint'] },
      { heroes: ['Éowyn'], discard: ['Feint'] },
    ],
  });

  test('returns the topmost attachment of a discard pile to its owner’s hand', () => {
    play(table())
      .plays('Erebor Hammersmith')
      .choose('use Erebor Hammersmith')
      .offers('Denethor', 'Aragorn')
      .lacks('Éowyn')
      .choose('Denethor')
      .changes({
        Denethor: 'resource 1',
        'Denethor hand': 'Citadel Plate',
        'Denethor discard pile': 'Dwarven Axe, Gandalf',
        'Denethor play area': 'Beravor, Denethor, Erebor Hammersmith',
      });
    play(table())
      .plays('Erebor Hammersmith')
      .choose('use Erebor Hammersmith')
      .choose('Aragorn')
      .shows({ 'Aragorn hand': 'Horn of Gondor', 'Aragorn discard pile': 'Feint' });
  });

  test('has to be played for that § play-and-put-into-play', () => {
    play(
      table({
        heroes: ['Beravor', { card: 'Glóin', resources: 1 }],
        hand: ['Erebor Hammersmith', 'Sneak Attack'],
      }),
    )
      .plays('Sneak Attack')
      .asks('planning')
      .holds('Beravor play area', 'Erebor Hammersmith');
  });

  test('does nothing without attachments there', () => {
    play({
      players: [
        { heroes: [learned, 'Beravor'], hand: ['Erebor Hammersmith'], discard: ['Gandalf'] },
      ],
    })
      .plays('Erebor Hammersmith')
      .asks('planning');
  });
});

describe('Henamarth Riversong', () => {
  test('exhausts, and his player sees what lies on top of the encounter deck', () => {
    const table = play({
      players: [{ heroes: ['Beravor'], area: ['Henamarth Riversong'] }, { heroes: ['Aragorn'] }],
      wholeEncounterDeck: ['Hummerhorns', 'Old Forest Road'],
    })
      .choose('use Henamarth Riversong')
      .changes({ 'Henamarth Riversong': 'exhausted' });
    expect(table.knownIn(ENCOUNTER_DECK)).toEqual([0b01, 0]);
  });

  test('is there only once', () => {
    play({
      players: [
        {
          heroes: [learned, 'Beravor'],
          area: ['Henamarth Riversong'],
          hand: ['Henamarth Riversong'],
        },
      ],
    }).cannot('play Henamarth Riversong', 'matchInPlay');
  });
});

describe('Miner of the Iron Hills', () => {
  test('discards a Condition that is attached to something, whoever’s', () => {
    play({
      players: [
        {
          heroes: [
            { ...learned, attached: ['Caught in a Web'] },
            { card: 'Beravor', attached: ['Unexpected Courage', 'Dwarven Axe'] },
          ],
          hand: ['Miner of the Iron Hills'],
        },
      ],
      staging: [{ card: 'Old Forest Road', attached: ['Power in the Earth'] }],
    })
      .plays('Miner of the Iron Hills')
      .choose('use Miner of the Iron Hills')
      .offers('Caught in a Web', 'Unexpected Courage', 'Power in the Earth')
      .lacks('Dwarven Axe')
      .choose('Caught in a Web')
      .changes({
        Denethor: 'resource 1',
        'Caught in a Web': '',
        'your hand': '',
        'your play area':
          'Beravor, Denethor, Dwarven Axe, Miner of the Iron Hills, Power in the Earth, Unexpected Courage',
        'encounter attachments': '',
        'encounter discard pile': 'Caught in a Web',
      });
  });

  test('does nothing without one', () => {
    play({
      players: [
        {
          heroes: [learned, { card: 'Beravor', attached: ['Dwarven Axe'] }],
          hand: ['Miner of the Iron Hills'],
        },
      ],
    })
      .plays('Miner of the Iron Hills')
      .asks('planning');
  });
});

describe('Gléowine', () => {
  test('exhausts, and a player draws a card', () => {
    play({
      players: [
        { heroes: ['Beravor'], area: ['Gléowine'] },
        { heroes: ['Aragorn'], wholeDeck: ['Feint', 'Gandalf'] },
      ],
    })
      .choose('use Gléowine')
      .choose('Aragorn')
      .changes({ Gléowine: 'exhausted', 'Aragorn hand': 'Feint', 'Aragorn deck': 1 })
      .cannot('use Gléowine', 'costCannotBePaid');
  });

  test('can do nothing where nobody can draw', () => {
    play({
      players: [{ heroes: [learned], area: ['Gléowine', 'Henamarth Riversong'] }],
      location: 'Enchanted Stream',
    }).cannot('use Gléowine', 'noTarget');
  });
});

test('what an ally does on entering play it does not do when another one enters', () => {
  play({
    players: [
      {
        heroes: [learned, { card: 'Beravor', attached: ['Unexpected Courage'] }],
        hand: ['Gléowine'],
        discard: ['Dwarven Axe'],
        area: ['Erebor Hammersmith', 'Miner of the Iron Hills'],
      },
    ],
  })
    .plays('Gléowine')
    .asks('planning')
    .shows({ 'your discard pile': 'Dwarven Axe', 'Unexpected Courage': 'on Beravor' });
});
