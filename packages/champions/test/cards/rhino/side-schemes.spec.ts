import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

/** As many cards as a hero may hold, so that nothing is drawn between two turns. */
const hand = ['Energy', 'Energy', 'Genius', 'Genius', 'Strength'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Strength'] } as const;
const confused = { status: ['confused'] } as const;
const three = [carol, { hero: 'spider-man' }, { hero: 'iron-man' }] as const;

describe("Breakin' & Takin'", () => {
  test('enters play with 2 threat and one more for a single player', () => {
    play({
      players: [carol],
      villain: confused,
      wholeEncounterDeck: ["Breakin' & Takin'", 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        'side schemes': "Breakin' & Takin'",
        "Breakin' & Takin'": 'threat 3',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
  });

  test('enters play with 5 threat against three players', () => {
    play({
      players: three,
      phase: 'villain',
      encounterDeck: ['Advance', 'Advance', 'Advance', "Breakin' & Takin'", 'Charge', 'Charge'],
    })
      .shows({ "Breakin' & Takin'": 'threat 5', 'The Break-In!': 'threat 6' })
      .asks('playerTurn', 1);
  });

  test('has one more encounter card dealt while it is in play', () => {
    play({
      players: [carol],
      villain: confused,
      sideSchemes: ["Breakin' & Takin'"],
      wholeEncounterDeck: ['Charge', 'Hydra Mercenary', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        attachments: 'Charge',
        Charge: 'on Rhino',
        'your engaged': 'Hydra Mercenary',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
  });

  test('has one more card dealt to the whole group, to the first player', () => {
    play({
      players: three,
      phase: 'villain',
      villain: confused,
      sideSchemes: ["Breakin' & Takin'"],
      wholeEncounterDeck: [
        ...['Advance', 'Advance', 'Charge', 'Hydra Mercenary', 'Sandman'],
        ...['Hydra Mercenary', 'Advance'],
      ],
    })
      .shows({
        'Captain Marvel engaged': 'Hydra Mercenary',
        'Spider-Man engaged': 'Hydra Mercenary',
        'Iron Man engaged': 'Sandman',
        'encounter deck': 1,
      })
      .asks('playerTurn', 1);
  });

  test('is discarded when its last threat is removed, and deals no more cards', () => {
    play({
      players: [marvel],
      sideSchemes: [{ card: "Breakin' & Takin'", threat: 2 }],
      wholeEncounterDeck: ['Advance', 'Charge', 'Advance', 'Advance'],
    })
      .choose('thwart Captain Marvel')
      .changes({
        'Captain Marvel': 'exhausted',
        'side schemes': '',
        "Breakin' & Takin'": '',
        'encounter discard pile': "Breakin' & Takin'",
      })
      .endTurn()
      .pass()
      .shows({ 'encounter deck': 2, attachments: 'Charge' })
      .asks('playerTurn', 0);
  });

  test('has two boost icons', () => {
    play({ players: [marvel], encounterDeck: ["Breakin' & Takin'", 'Charge'] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 4', 'side schemes': '' })
      .asks('playerTurn', 0);
  });
});

describe('Crowd Control', () => {
  test('enters play with 2 threat for every player', () => {
    play({ players: [carol], villain: confused, wholeEncounterDeck: ['Crowd Control', 'Advance'] })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        'side schemes': 'Crowd Control',
        'Crowd Control': 'threat 2',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
    play({
      players: three,
      phase: 'villain',
      encounterDeck: ['Advance', 'Advance', 'Advance', 'Crowd Control', 'Charge', 'Charge'],
    })
      .shows({ 'Crowd Control': 'threat 6' })
      .asks('playerTurn', 1);
  });

  test('keeps players from removing threat from the main scheme', () => {
    play({
      players: [marvel],
      threat: 3,
      sideSchemes: ['Crowd Control', { card: 'Bomb Scare', threat: 1 }],
    })
      .choose('thwart Captain Marvel')
      .asks('chooseTarget', 0)
      .offers('Crowd Control', 'Bomb Scare')
      .lacks('The Break-In!')
      .choose('Crowd Control')
      .changes({
        'Captain Marvel': 'exhausted',
        'side schemes': 'Bomb Scare',
        'Crowd Control': '',
        'encounter discard pile': 'Crowd Control',
      })
      .asks('playerTurn', 0);
  });

  test('lets the main scheme be thwarted again once it is gone', () => {
    play({
      players: [{ ...marvel, area: ['Maria Hill'] }],
      threat: 3,
      sideSchemes: [{ card: 'Crowd Control', threat: 2 }],
    })
      .choose('thwart Maria Hill')
      .choose('thwart Captain Marvel')
      .changes({
        'Captain Marvel': 'exhausted',
        'Maria Hill': 'damage 1, exhausted',
        'The Break-In!': 'threat 1',
        'side schemes': '',
        'Crowd Control': '',
        'encounter discard pile': 'Crowd Control',
      })
      .asks('playerTurn', 0);
  });

  test('does not keep threat off the main scheme', () => {
    play({
      players: [carol],
      sideSchemes: ['Crowd Control'],
      wholeEncounterDeck: ['Advance', 'Charge', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 2',
        attachments: 'Charge',
        Charge: 'on Rhino',
        'encounter deck': 1,
        'encounter discard pile': 'Advance',
      })
      .asks('playerTurn', 0);
  });

  test('has two boost icons', () => {
    play({ players: [marvel], encounterDeck: ['Crowd Control', 'Charge'] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 4', 'side schemes': '' })
      .asks('playerTurn', 0);
  });
});
