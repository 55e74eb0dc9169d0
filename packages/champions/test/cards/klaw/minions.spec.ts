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

describe('Armored Guard', () => {
  test('enters play tough', () => {
    play({
      ...klaw,
      players: [carol],
      villain: confused,
      wholeEncounterDeck: ['Armored Guard', 'Advance'],
    })
      .endTurn()
      .changes({
        [SCHEME]: 'threat 1',
        Klaw: '',
        'your engaged': 'Armored Guard',
        'Armored Guard': 'tough 1',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
  });

  test('guards the villain, and has three hit points under his tough card', () => {
    const guard = { card: 'Armored Guard', status: ['tough'] } as const;
    play({
      ...klaw,
      players: [{ ...marvel, area: ['Vision', 'Maria Hill', 'Hawkeye'], engaged: [guard] }],
    })
      .choose('attack Captain Marvel')
      .changes({ 'Captain Marvel': 'exhausted', 'Armored Guard': '' })
      .choose('attack Vision')
      .changes({ Vision: 'damage 1, exhausted', 'Armored Guard': 'damage 2' })
      .choose('attack Maria Hill')
      .changes({
        'Maria Hill': 'damage 1, exhausted',
        'Armored Guard': '',
        'your engaged': '',
        'encounter discard pile': 'Armored Guard',
      })
      .choose('attack Hawkeye')
      .changes({ Hawkeye: 'arrow 4, damage 1, exhausted', Klaw: 'damage 1' })
      .asks('playerTurn', 0);
  });

  test('does not guard the villain from another player', () => {
    play({
      ...klaw,
      players: [marvel, { hero: 'iron-man', engaged: ['Armored Guard'] }],
    })
      .choose('attack Captain Marvel')
      .offers('Armored Guard', 'Klaw')
      .choose('Klaw')
      .changes({ 'Captain Marvel': 'exhausted', Klaw: 'damage 2' })
      .asks('playerTurn', 0);
  });

  test('attacks with 1 and adds no threat when he schemes', () => {
    play({
      ...klaw,
      players: [{ ...marvel, engaged: ['Armored Guard'] }],
      villain: stunned,
      encounterDeck: ['Solid-Sound Body'],
    })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 1', [SCHEME]: 'threat 1' });
    play({
      ...klaw,
      players: [{ ...carol, engaged: ['Armored Guard'] }],
      villain: confused,
      encounterDeck: ['Solid-Sound Body'],
    })
      .endTurn()
      .shows({ 'Carol Danvers': '', [SCHEME]: 'threat 1' })
      .asks('playerTurn', 0);
  });

  test('has a boost icon', () => {
    play({
      ...klaw,
      players: [carol],
      encounterDeck: ['Armored Guard', 'Solid-Sound Body'],
    })
      .endTurn()
      .shows({ [SCHEME]: 'threat 4', 'your engaged': '' })
      .asks('playerTurn', 0);
  });
});

describe('Weapons Runner', () => {
  test('surges after he has entered play', () => {
    play({
      ...klaw,
      players: [carol],
      villain: confused,
      wholeEncounterDeck: ['Weapons Runner', 'Solid-Sound Body', 'Advance'],
    })
      .endTurn()
      .changes({
        [SCHEME]: 'threat 1',
        Klaw: '',
        'your engaged': 'Weapons Runner',
        attachments: 'Solid-Sound Body',
        'Solid-Sound Body': 'on Klaw',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
  });

  test('as a boost card enters play engaged with the attacked player, without surge § boost-boost-icon, engage', () => {
    play({
      ...klaw,
      players: [marvel],
      wholeEncounterDeck: ['Weapons Runner', 'Advance', 'Solid-Sound Body', 'Advance'],
    })
      .endTurn()
      .asks('whoDefends', 0)
      .pass()
      .asks('whoDefends', 0)
      .changes({
        [SCHEME]: 'threat 1',
        'your engaged': 'Weapons Runner',
        'encounter deck': 2,
        'encounter discard pile': 'Advance',
      })
      .pass()
      .changes({
        'Captain Marvel': 'damage 1',
        attachments: 'Solid-Sound Body',
        'Solid-Sound Body': 'on Klaw',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
  });

  test('as a boost card of a scheme enters play too, and schemes in the same phase', () => {
    play({
      ...klaw,
      players: [carol],
      wholeEncounterDeck: ['Weapons Runner', 'Solid-Sound Body', 'Advance'],
    })
      .endTurn()
      .changes({
        [SCHEME]: 'threat 4',
        'your engaged': 'Weapons Runner',
        attachments: 'Solid-Sound Body',
        'Solid-Sound Body': 'on Klaw',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
  });

  test('as a boost card engages the player who defends for another', () => {
    play({
      ...klaw,
      players: [
        { ...marvel, exhausted: true },
        { hero: 'she-hulk', form: 'hero' },
      ],
      phase: 'villain',
      encounterDeck: [
        ...['Weapons Runner', 'Advance', 'Advance', 'Advance'],
        ...['Solid-Sound Body', 'Sonic Converter'],
      ],
    })
      .asks('whoDefends', 1)
      .choose('defend She-Hulk')
      .shows({ 'Captain Marvel engaged': '', 'She-Hulk engaged': 'Weapons Runner' })
      .asks('playerTurn', 1);
  });

  test('attacks with 1, schemes with 1 and has two hit points', () => {
    play({
      ...klaw,
      players: [{ ...marvel, engaged: ['Weapons Runner'] }],
      villain: stunned,
      encounterDeck: ['Solid-Sound Body'],
    })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 1' })
      .choose('attack Captain Marvel')
      .choose('Weapons Runner')
      .shows({ 'your engaged': '', 'encounter discard pile': 'Weapons Runner' });
    play({
      ...klaw,
      players: [{ ...carol, engaged: ['Weapons Runner'] }],
      villain: confused,
      encounterDeck: ['Solid-Sound Body'],
    })
      .endTurn()
      .shows({ [SCHEME]: 'threat 2' })
      .asks('playerTurn', 0);
  });
});
