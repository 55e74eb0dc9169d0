import { describe, expect, test } from 'vitest';
import { EXPERT_SET, setCards } from '../../../src/scenarios/scenario.ts';
import { POOL } from '../../../src/shelf/offers.ts';
import { play } from '../../table/play.ts';

/** As many cards as a hero may hold, so that nothing is drawn between two turns. */
const hand = ['Energy', 'Energy', 'Genius', 'Genius', 'Strength'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Strength'] } as const;
const stunned = { status: ['stunned'] } as const;
const confused = { status: ['confused'] } as const;

describe('the expert set', () => {
  test('has each of its three cards once § expert-set', () => {
    expect(setCards(EXPERT_SET, POOL)).toEqual([
      { code: '01191', count: 1 },
      { code: '01192', count: 1 },
      { code: '01193', count: 1 },
    ]);
  });
});

describe('Exhaustion', () => {
  test('exhausts the hero and surges', () => {
    play({
      players: [{ ...marvel, area: ['Maria Hill'] }],
      villain: stunned,
      wholeEncounterDeck: ['Exhaustion', 'Charge', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        'Captain Marvel': 'exhausted',
        attachments: 'Charge',
        Charge: 'on Rhino',
        'encounter deck': 1,
        'encounter discard pile': 'Exhaustion',
      })
      .asks('playerTurn', 0);
  });

  test('exhausts an alter-ego too, and no other player', () => {
    play({
      players: [carol, { hero: 'iron-man' }],
      phase: 'villain',
      encounterDeck: ['Advance', 'Advance', 'Exhaustion', 'Charge', 'Charge'],
    })
      .shows({ 'Carol Danvers': 'exhausted', 'Tony Stark': '' })
      .asks('playerTurn', 1);
  });

  test('surges just once for somebody who is exhausted already', () => {
    play({
      players: [{ ...carol, exhausted: true }],
      phase: 'villain',
      villain: confused,
      wholeEncounterDeck: ['Exhaustion', 'Charge', 'Advance'],
    })
      .shows({ 'Carol Danvers': 'exhausted', attachments: 'Charge', 'encounter deck': 1 })
      .asks('playerTurn', 0);
  });

  test('surges although what it does when revealed is canceled § cancel', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          hand: ['Enhanced Spider-Sense', 'Energy', 'Energy', 'Energy', 'Energy'],
        },
      ],
      villain: stunned,
      wholeEncounterDeck: ['Exhaustion', 'Charge', 'Advance'],
    })
      .endTurn()
      .choose('play Enhanced Spider-Sense')
      .pay('Energy')
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        'your hand': 'Energy, Energy, Energy',
        'your discard pile': 'Energy, Enhanced Spider-Sense',
        attachments: 'Charge',
        Charge: 'on Rhino',
        'encounter deck': 1,
        'encounter discard pile': 'Exhaustion',
      })
      .asks('playerTurn', 0);
  });

  test('has two boost icons', () => {
    play({ players: [marvel], encounterDeck: ['Exhaustion', 'Charge'] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 4' })
      .asks('playerTurn', 0);
  });
});

describe('Masterplan', () => {
  test('places 4 threat on each side scheme, and none on the main scheme', () => {
    play({
      players: [carol],
      villain: confused,
      sideSchemes: [
        { card: 'Crowd Control', threat: 1 },
        { card: "Breakin' & Takin'", threat: 2 },
      ],
      wholeEncounterDeck: ['Masterplan', 'Charge', 'Bomb Scare', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        'Crowd Control': 'threat 5',
        "Breakin' & Takin'": 'threat 6',
        attachments: 'Charge',
        Charge: 'on Rhino',
        'encounter deck': 2,
        'encounter discard pile': 'Masterplan',
      })
      .asks('playerTurn', 0);
  });

  test('without a side scheme discards cards until there is one, and reveals it', () => {
    play({
      players: [carol],
      villain: confused,
      wholeEncounterDeck: ['Masterplan', 'Charge', 'Sandman', 'Bomb Scare', 'Crowd Control'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        'side schemes': 'Bomb Scare',
        'Bomb Scare': 'threat 3',
        'encounter deck': 1,
        'encounter discard pile': 'Charge, Masterplan, Sandman',
      })
      .asks('playerTurn', 0);
  });

  test('finds none if the deck runs out before', () => {
    play({
      players: [carol],
      villain: confused,
      wholeEncounterDeck: ['Masterplan', 'Charge', 'Advance'],
      encounterDiscard: ['Bomb Scare', 'Assault'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'acceleration 1, threat 1',
        Rhino: '',
        'encounter deck': 4,
        'encounter discard pile': 'Masterplan',
      })
      .asks('playerTurn', 0);
  });

  test('has two boost icons', () => {
    play({ players: [marvel], encounterDeck: ['Masterplan', 'Charge'] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 4' })
      .asks('playerTurn', 0);
  });
});

describe('Under Fire', () => {
  test('reveals the top card of the encounter deck, and then surges', () => {
    play({
      players: [carol],
      villain: confused,
      wholeEncounterDeck: ['Under Fire', 'Charge', 'Hydra Mercenary', 'Sandman'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        attachments: 'Charge',
        Charge: 'on Rhino',
        'your engaged': 'Hydra Mercenary',
        'encounter deck': 1,
        'encounter discard pile': 'Under Fire',
      })
      .asks('playerTurn', 0);
  });

  test('resolves the first card, with its own surge, before it surges itself', () => {
    play({
      players: [marvel],
      villain: stunned,
      wholeEncounterDeck: ['Under Fire', 'Exhaustion', 'Charge', 'Assault', 'Advance', 'Sandman'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        'Captain Marvel': 'damage 5, exhausted',
        'encounter deck': 1,
        'encounter discard pile': 'Advance, Assault, Charge, Exhaustion, Under Fire',
      })
      .asks('playerTurn', 0);
  });

  test('reveals the cards to the one who revealed it', () => {
    play({
      players: [carol, { hero: 'iron-man' }],
      phase: 'villain',
      encounterDeck: [
        ...['Advance', 'Advance', 'Charge', 'Under Fire'],
        ...['Hydra Mercenary', 'Sandman'],
      ],
    })
      .shows({ 'Captain Marvel engaged': '', 'Iron Man engaged': 'Hydra Mercenary, Sandman' })
      .asks('playerTurn', 1);
  });

  test('has three boost icons', () => {
    play({ players: [marvel], encounterDeck: ['Under Fire', 'Charge'] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 5' })
      .asks('playerTurn', 0);
  });
});
