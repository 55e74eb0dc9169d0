import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

/** As many cards as a hero may hold, so that nothing is drawn between two turns. */
const hand = ['Energy', 'Energy', 'Genius', 'Genius', 'Strength'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Strength'] } as const;
const klaw = { scenario: 'klaw' } as const;
const SCHEME = 'Underground Distribution';
const stunned = { status: ['stunned'] } as const;
const confused = { status: ['confused'] } as const;

describe("Klaw's Vengeance", () => {
  const VENGEANCE = "Klaw's Vengeance";

  test('costs an alter-ego a random card from hand', () => {
    const same = ['Energy', 'Energy', 'Energy', 'Energy', 'Energy', 'Energy'];
    play({
      ...klaw,
      players: [{ hero: 'captain-marvel', hand: same }],
      villain: confused,
      wholeEncounterDeck: [VENGEANCE, 'Advance'],
    })
      .endTurn()
      .changes({
        [SCHEME]: 'threat 1',
        Klaw: '',
        'your hand': 'Energy, Energy, Energy, Energy, Energy',
        'your discard pile': 'Energy',
        'encounter deck': 1,
        'encounter discard pile': VENGEANCE,
      })
      .asks('playerTurn', 0);
  });

  test('does nothing to an alter-ego with an empty hand', () => {
    play({
      ...klaw,
      players: [{ hero: 'captain-marvel' }],
      phase: 'villain',
      villain: confused,
      wholeEncounterDeck: [VENGEANCE, 'Advance'],
    })
      .shows({ [SCHEME]: 'threat 1', 'your hand': '', 'encounter deck': 1 })
      .asks('playerTurn', 0);
  });

  test('makes Klaw attack a hero, and an attack that deals damage adds a threat', () => {
    play({
      ...klaw,
      players: [marvel],
      villain: stunned,
      wholeEncounterDeck: [VENGEANCE, 'Armored Guard', 'Sound Manipulation', 'Advance'],
    })
      .endTurn()
      .asks('whoDefends', 0)
      .pass()
      .changes({
        [SCHEME]: 'threat 2',
        Klaw: '',
        'Captain Marvel': 'damage 3',
        'encounter deck': 1,
        'encounter discard pile': `Armored Guard, ${VENGEANCE}, Sound Manipulation`,
      })
      .asks('playerTurn', 0);
  });

  test('adds no threat if the attack deals no damage', () => {
    play({
      ...klaw,
      players: [marvel],
      villain: stunned,
      wholeEncounterDeck: [VENGEANCE, 'Armored Guard', 'Advance', 'Advance'],
    })
      .endTurn()
      .choose('defend Captain Marvel')
      .changes({
        [SCHEME]: 'threat 1',
        Klaw: '',
        'Captain Marvel': 'exhausted',
        'encounter deck': 1,
        'encounter discard pile': `Advance, Armored Guard, ${VENGEANCE}`,
      })
      .asks('playerTurn', 0);
  });

  test('adds the threat for damage to a defending ally, and for damage that is prevented', () => {
    const encounterDeck = [VENGEANCE, 'Armored Guard', 'Advance'];
    play({
      ...klaw,
      players: [{ ...marvel, area: ['Maria Hill'] }],
      villain: stunned,
      encounterDeck,
    })
      .endTurn()
      .choose('defend Maria Hill')
      .shows({ [SCHEME]: 'threat 2', 'Maria Hill': 'damage 1, exhausted' })
      .asks('playerTurn', 0);
    play({
      ...klaw,
      players: [{ ...marvel, status: ['tough'] }],
      villain: stunned,
      encounterDeck,
    })
      .endTurn()
      .pass()
      .shows({ [SCHEME]: 'threat 2', 'Captain Marvel': '' })
      .asks('playerTurn', 0);
  });

  test.each([
    ['Whirlwind', 'damage 1'],
    ['Tiger Shark', ''],
    ['Melter', ''],
    ['Radioactive Man', ''],
  ])('adds no threat for what %s does as a boost card', (boost, marks) => {
    play({
      ...klaw,
      players: [{ ...marvel, area: ['Maria Hill'] }],
      villain: stunned,
      encounterDeck: [VENGEANCE, boost, 'Advance'],
    })
      .endTurn()
      .pass()
      .shows({ [SCHEME]: 'threat 1', 'Captain Marvel': marks })
      .asks('playerTurn', 0);
  });

  test('has a boost icon', () => {
    play({ ...klaw, players: [carol], encounterDeck: [VENGEANCE, 'Solid-Sound Body'] })
      .endTurn()
      .shows({ [SCHEME]: 'threat 4' })
      .asks('playerTurn', 0);
  });

  test('comes to nothing if Klaw is stunned when it is revealed', () => {
    play({
      ...klaw,
      players: [marvel],
      villain: { attached: ['Webbed Up'] },
      wholeEncounterDeck: [VENGEANCE, 'Advance'],
    })
      .endTurn()
      .changes({
        [SCHEME]: 'threat 1',
        'your play area': 'Captain Marvel',
        'Webbed Up': '',
        'your discard pile': 'Webbed Up',
        'encounter deck': 1,
        'encounter discard pile': VENGEANCE,
      })
      .asks('playerTurn', 0);
  });
});

describe('Sound Manipulation', () => {
  test('against an alter-ego heals 4 damage from Klaw', () => {
    play({
      ...klaw,
      players: [{ ...carol, damage: 3 }],
      villain: { ...confused, damage: 7 },
      wholeEncounterDeck: ['Sound Manipulation', 'Advance'],
    })
      .endTurn()
      .changes({
        [SCHEME]: 'threat 1',
        Klaw: 'damage 3',
        'encounter deck': 1,
        'encounter discard pile': 'Sound Manipulation',
      })
      .asks('playerTurn', 0);
  });

  test('against an alter-ego surges only if nothing was healed', () => {
    const wholeEncounterDeck = ['Sound Manipulation', 'Solid-Sound Body', 'Advance'];
    const healthy = { ...klaw, players: [carol], wholeEncounterDeck };
    play({ ...healthy, villain: confused })
      .endTurn()
      .changes({
        [SCHEME]: 'threat 1',
        Klaw: '',
        attachments: 'Solid-Sound Body',
        'Solid-Sound Body': 'on Klaw',
        'encounter deck': 1,
        'encounter discard pile': 'Sound Manipulation',
      })
      .asks('playerTurn', 0);
    play({ ...healthy, villain: { ...confused, damage: 1 } })
      .endTurn()
      .changes({
        [SCHEME]: 'threat 1',
        Klaw: '',
        'encounter deck': 2,
        'encounter discard pile': 'Sound Manipulation',
      })
      .asks('playerTurn', 0);
  });

  test('against a hero deals 2 damage to him and heals 2 from Klaw, without surge', () => {
    play({
      ...klaw,
      players: [{ ...marvel, area: ['Maria Hill'] }],
      villain: { ...stunned, damage: 7 },
      wholeEncounterDeck: ['Sound Manipulation', 'Advance'],
    })
      .endTurn()
      .changes({
        [SCHEME]: 'threat 1',
        Klaw: 'damage 5',
        'Captain Marvel': 'damage 2',
        'encounter deck': 1,
        'encounter discard pile': 'Sound Manipulation',
      })
      .asks('playerTurn', 0);
  });

  test('heals Klaw although a tough card saves the hero, and hurts although he is unhurt', () => {
    const encounterDeck = ['Sound Manipulation', 'Solid-Sound Body'];
    play({
      ...klaw,
      players: [{ ...marvel, status: ['tough'] }],
      villain: { ...stunned, damage: 7 },
      encounterDeck,
    })
      .endTurn()
      .shows({ Klaw: 'damage 5', 'Captain Marvel': '' })
      .asks('playerTurn', 0);
    play({ ...klaw, players: [marvel], villain: stunned, encounterDeck })
      .endTurn()
      .shows({ Klaw: '', 'Captain Marvel': 'damage 2', attachments: '' })
      .asks('playerTurn', 0);
  });

  test('has two boost icons', () => {
    play({ ...klaw, players: [carol], encounterDeck: ['Sound Manipulation', 'Solid-Sound Body'] })
      .endTurn()
      .shows({ [SCHEME]: 'threat 5' })
      .asks('playerTurn', 0);
  });
});
