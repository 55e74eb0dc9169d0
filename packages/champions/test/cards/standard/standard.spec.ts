import { describe, expect, test } from 'vitest';
import { STANDARD_SET, setCards } from '../../../src/scenarios/scenario.ts';
import { POOL } from '../../../src/shelf/offers.ts';
import { play } from '../../table/play.ts';

/** As many cards as a hero may hold, so that nothing is drawn between two turns. */
const hand = ['Energy', 'Energy', 'Genius', 'Genius', 'Strength'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Strength'] } as const;
const stunned = { status: ['stunned'] } as const;
const confused = { status: ['confused'] } as const;

describe('the standard set', () => {
  test('has Advance and Assault twice and the others once § standard-set', () => {
    expect(setCards(STANDARD_SET, POOL)).toEqual([
      { code: '01186', count: 2 },
      { code: '01187', count: 2 },
      { code: '01188', count: 1 },
      { code: '01189', count: 1 },
      { code: '01190', count: 1 },
    ]);
  });
});

describe('Advance', () => {
  test('makes the villain scheme with a boost card, although the player is a hero', () => {
    play({
      players: [marvel],
      villain: stunned,
      wholeEncounterDeck: ['Advance', 'Hydra Mercenary', 'Sandman'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 3',
        Rhino: '',
        'encounter deck': 1,
        'encounter discard pile': 'Advance, Hydra Mercenary',
      })
      .asks('playerTurn', 0);
  });

  test('makes the villain scheme once more against an alter-ego', () => {
    play({
      players: [carol],
      wholeEncounterDeck: ['Assault', 'Advance', 'Charge', 'Sandman'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 5',
        'encounter deck': 1,
        'encounter discard pile': 'Advance, Assault, Charge',
      })
      .asks('playerTurn', 0);
  });

  test('comes to nothing if the villain is confused', () => {
    play({
      players: [marvel],
      villain: { status: ['stunned', 'confused'] },
      wholeEncounterDeck: ['Advance', 'Hydra Mercenary', 'Sandman'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        'encounter deck': 2,
        'encounter discard pile': 'Advance',
      })
      .asks('playerTurn', 0);
  });

  test('does not let minions scheme', () => {
    play({
      players: [
        { ...marvel, exhausted: true, engaged: [{ card: 'Sandman', status: ['stunned'] }] },
      ],
      phase: 'villain',
      villain: stunned,
      encounterDeck: ['Advance', 'Assault'],
    })
      .shows({ 'The Break-In!': 'threat 2', Sandman: '' })
      .asks('playerTurn', 0);
  });
});

describe('Assault', () => {
  test('surges against an alter-ego', () => {
    play({
      players: [carol],
      villain: confused,
      wholeEncounterDeck: ['Assault', 'Charge', 'Sandman'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        attachments: 'Charge',
        Charge: 'on Rhino',
        'encounter deck': 1,
        'encounter discard pile': 'Assault',
      })
      .asks('playerTurn', 0);
  });

  test('makes the villain attack a hero, who may defend', () => {
    play({
      players: [marvel],
      villain: stunned,
      wholeEncounterDeck: ['Assault', 'Hydra Mercenary', 'Sandman'],
    })
      .endTurn()
      .asks('whoDefends', 0)
      .choose('defend Captain Marvel')
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        'Captain Marvel': 'damage 2, exhausted',
        'encounter deck': 1,
        'encounter discard pile': 'Assault, Hydra Mercenary',
      })
      .asks('playerTurn', 0);
  });

  test('attacks the one who reveals it', () => {
    play({
      players: [
        { hero: 'she-hulk', form: 'hero', exhausted: true },
        { ...marvel, exhausted: true, dealt: ['Assault'] },
      ],
      phase: 'villain',
      villain: stunned,
      encounterDeck: ['Advance', 'Charge', 'Hydra Mercenary', 'Sandman'],
    })
      .shows({ 'She-Hulk': 'exhausted', 'Captain Marvel': 'damage 9, exhausted' })
      .asks('playerTurn', 1);
  });

  test('comes to nothing if the villain is stunned', () => {
    play({
      players: [marvel],
      villain: { attached: ['Webbed Up'] },
      wholeEncounterDeck: ['Assault', 'Hydra Mercenary'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        'your play area': 'Captain Marvel',
        'Webbed Up': '',
        'your discard pile': 'Webbed Up',
        'encounter deck': 1,
        'encounter discard pile': 'Assault',
      })
      .asks('playerTurn', 0);
  });
});

describe('Caught Off Guard', () => {
  const revealed = (area: readonly string[]) =>
    play({
      players: [
        { ...carol, area },
        { hero: 'iron-man', area: ['Stark Tower', 'Mark V Helmet'] },
      ],
      firstPlayer: 1,
      phase: 'villain',
      villain: { status: ['confused'] },
      encounterDeck: ['Advance', 'Charge', 'Caught Off Guard', 'Hydra Mercenary'],
    });

  test('discards an upgrade or a support that the player chooses from their own', () => {
    revealed(['Helicarrier', 'Cosmic Flight', 'Maria Hill'])
      .asks('chooseCard', 0)
      .offers('Helicarrier', 'Cosmic Flight')
      .lacks('Maria Hill', 'Stark Tower', 'Mark V Helmet', 'Carol Danvers')
      .choose('Cosmic Flight')
      .changes({
        'first player': 0,
        revealed: '',
        'Captain Marvel play area': 'Carol Danvers, Helicarrier, Maria Hill',
        'Captain Marvel discard pile': 'Cosmic Flight',
        'encounter discard pile': 'Advance, Caught Off Guard',
      })
      .asks('playerTurn', 0);
  });

  test('takes the only one without asking, and does not surge', () => {
    revealed(['Helicarrier'])
      .shows({
        'Captain Marvel play area': 'Carol Danvers',
        'Captain Marvel discard pile': 'Helicarrier',
        'Captain Marvel engaged': '',
      })
      .asks('playerTurn', 0);
  });

  test('takes an upgrade that lies on an enemy too', () => {
    play({
      players: [carol],
      villain: { ...confused, attached: ['Webbed Up'] },
      wholeEncounterDeck: ['Caught Off Guard', 'Charge', 'Sandman'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        'your play area': 'Carol Danvers',
        'Webbed Up': '',
        'your discard pile': 'Webbed Up',
        'encounter deck': 2,
        'encounter discard pile': 'Caught Off Guard',
      })
      .asks('playerTurn', 0);
  });

  test('surges if the player controls neither, whatever others control', () => {
    revealed(['Maria Hill'])
      .shows({
        'Captain Marvel play area': 'Carol Danvers, Maria Hill',
        'Iron Man play area': 'Mark V Helmet, Stark Tower, Tony Stark',
        'Captain Marvel engaged': 'Hydra Mercenary',
      })
      .asks('playerTurn', 0);
  });

  test('has a boost icon', () => {
    play({ players: [marvel], encounterDeck: ['Caught Off Guard', 'Charge'] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 3' })
      .asks('playerTurn', 0);
  });
});
