import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

/** As many cards as a hero may hold, so that nothing is drawn between two turns. */
const hand = ['Energy', 'Energy', 'Genius', 'Genius', 'Strength'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Strength'] } as const;

describe('Hard to Keep Down', () => {
  test('heals 4 damage from Rhino', () => {
    play({
      players: [{ ...carol, damage: 3, area: [{ card: 'Maria Hill', damage: 1 }] }],
      villain: { damage: 6 },
      wholeEncounterDeck: ['Advance', 'Hard to Keep Down', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 2',
        Rhino: 'damage 2',
        'encounter deck': 1,
        'encounter discard pile': 'Advance, Hard to Keep Down',
      })
      .asks('playerTurn', 0);
  });

  test('does not surge if it heals less than 4', () => {
    play({
      players: [carol],
      villain: { damage: 1 },
      wholeEncounterDeck: ['Advance', 'Hard to Keep Down', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 2',
        Rhino: '',
        'encounter deck': 1,
        'encounter discard pile': 'Advance, Hard to Keep Down',
      })
      .asks('playerTurn', 0);
  });

  test('surges if there is nothing to heal', () => {
    play({
      players: [carol],
      wholeEncounterDeck: ['Advance', 'Hard to Keep Down', 'Charge', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 2',
        attachments: 'Charge',
        Charge: 'on Rhino',
        'encounter deck': 1,
        'encounter discard pile': 'Advance, Hard to Keep Down',
      })
      .asks('playerTurn', 0);
  });

  test('does not heal what lies on the Armored Rhino Suit', () => {
    play({
      players: [carol],
      villain: { attached: [{ card: 'Armored Rhino Suit', damage: 3 }] },
      wholeEncounterDeck: ['Advance', 'Hard to Keep Down', 'Hydra Mercenary', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 2',
        'your engaged': 'Hydra Mercenary',
        'encounter deck': 1,
        'encounter discard pile': 'Advance, Hard to Keep Down',
      })
      .asks('playerTurn', 0);
  });

  test('has no boost icon', () => {
    play({ players: [marvel], encounterDeck: ['Hard to Keep Down', 'Charge'] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 2' })
      .asks('playerTurn', 0);
  });
});

describe('"I\'m Tough"', () => {
  test('gives Rhino a tough card', () => {
    play({
      players: [carol],
      villain: { damage: 6 },
      wholeEncounterDeck: ['Advance', '"I\'m Tough"', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 2',
        Rhino: 'damage 6, tough 1',
        'encounter deck': 1,
        'encounter discard pile': '"I\'m Tough", Advance',
      })
      .asks('playerTurn', 0);
  });

  test('surges if Rhino is tough already', () => {
    play({
      players: [carol],
      villain: { status: ['tough'] },
      wholeEncounterDeck: ['Advance', '"I\'m Tough"', 'Charge', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 2',
        attachments: 'Charge',
        Charge: 'on Rhino',
        'encounter deck': 1,
        'encounter discard pile': '"I\'m Tough", Advance',
      })
      .asks('playerTurn', 0);
  });

  test('does not care about tough cards of others', () => {
    play({
      players: [{ ...carol, status: ['tough'], engaged: [{ card: 'Sandman', status: ['tough'] }] }],
      villain: { status: ['stunned'] },
      encounterDeck: ['Advance', '"I\'m Tough"'],
    })
      .endTurn()
      .shows({ Rhino: 'stunned 1, tough 1', Sandman: 'tough 1', attachments: '' })
      .asks('playerTurn', 0);
  });

  test('has no boost icon', () => {
    play({ players: [marvel], encounterDeck: ['"I\'m Tough"', 'Charge'] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 2', Rhino: '' })
      .asks('playerTurn', 0);
  });
});

describe('Stampede', () => {
  /** Rhino does not attack before the card is revealed. */
  const dazed = { status: ['stunned'] } as const;

  test('surges against an alter-ego', () => {
    play({
      players: [carol],
      wholeEncounterDeck: ['Advance', 'Stampede', 'Charge', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 2',
        attachments: 'Charge',
        Charge: 'on Rhino',
        'encounter deck': 1,
        'encounter discard pile': 'Advance, Stampede',
      })
      .asks('playerTurn', 0);
  });

  test('makes Rhino attack the hero with a boost card, who is stunned if he is damaged', () => {
    play({
      players: [{ ...marvel, area: ['Maria Hill'] }],
      villain: dazed,
      wholeEncounterDeck: ['Stampede', 'Hydra Mercenary', 'Advance'],
    })
      .endTurn()
      .asks('whoDefends', 0)
      .pass()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        'Captain Marvel': 'damage 3, stunned 1',
        'encounter deck': 1,
        'encounter discard pile': 'Hydra Mercenary, Stampede',
      })
      .asks('playerTurn', 0);
  });

  test('stuns a defending ally that survives, and not its hero', () => {
    play({
      players: [{ ...marvel, area: ['Vision'] }],
      villain: dazed,
      wholeEncounterDeck: ['Stampede', 'Advance', 'Advance'],
    })
      .endTurn()
      .choose('defend Vision')
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        Vision: 'damage 2, stunned 1, exhausted',
        'encounter deck': 1,
        'encounter discard pile': 'Advance, Stampede',
      })
      .asks('playerTurn', 0);
  });

  test('stuns nobody if the defense takes all the damage', () => {
    play({
      players: [{ hero: 'she-hulk', form: 'hero', hand: hand.slice(1) }],
      villain: dazed,
      wholeEncounterDeck: ['Stampede', 'Advance', 'Advance'],
    })
      .endTurn()
      .choose('defend She-Hulk')
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        'She-Hulk': 'exhausted',
        'encounter deck': 1,
        'encounter discard pile': 'Advance, Stampede',
      })
      .asks('playerTurn', 0);
  });

  test('stuns nobody whom a tough card saves', () => {
    play({
      players: [{ ...marvel, status: ['tough'] }],
      villain: dazed,
      wholeEncounterDeck: ['Stampede', 'Advance', 'Advance'],
    })
      .endTurn()
      .pass()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        'Captain Marvel': '',
        'encounter deck': 1,
        'encounter discard pile': 'Advance, Stampede',
      })
      .asks('playerTurn', 0);
  });

  test('with a Charge stuns the identity that takes the excess damage', () => {
    play({
      players: [{ ...marvel, area: ['Maria Hill'] }],
      villain: { ...dazed, attached: ['Charge'] },
      encounterDeck: ['Stampede', 'Advance'],
    })
      .endTurn()
      .choose('defend Maria Hill')
      .shows({
        'Captain Marvel': 'damage 3, stunned 1',
        'your discard pile': 'Maria Hill',
        attachments: '',
      })
      .asks('playerTurn', 0);
  });

  test('comes to nothing if Rhino is stunned when it is revealed', () => {
    play({
      players: [marvel],
      villain: { attached: ['Webbed Up'] },
      wholeEncounterDeck: ['Stampede', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        'your play area': 'Captain Marvel',
        'Webbed Up': '',
        'your discard pile': 'Webbed Up',
        'encounter deck': 1,
        'encounter discard pile': 'Stampede',
      })
      .asks('playerTurn', 0);
  });

  test('hits only the player who reveals it', () => {
    play({
      players: [{ ...marvel, exhausted: true, dealt: ['Stampede'] }, { hero: 'iron-man' }],
      phase: 'villain',
      villain: dazed,
      encounterDeck: ['Advance', 'Charge', 'Hydra Mercenary', 'Advance'],
    })
      .shows({ 'Captain Marvel': 'damage 2, stunned 1, exhausted', 'Tony Stark': '' })
      .asks('playerTurn', 1);
  });

  test('has a boost icon', () => {
    play({ players: [marvel], encounterDeck: ['Stampede', 'Charge'] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 3' })
      .asks('playerTurn', 0);
  });

  test('stuns nobody for the damage of a boost card', () => {
    play({
      players: [{ hero: 'she-hulk', form: 'hero', hand: hand.slice(1) }],
      villain: dazed,
      encounterDeck: ['Stampede', 'Whirlwind'],
    })
      .endTurn()
      .choose('defend She-Hulk')
      .shows({ 'She-Hulk': 'damage 1, exhausted' })
      .asks('playerTurn', 0);
  });
});
