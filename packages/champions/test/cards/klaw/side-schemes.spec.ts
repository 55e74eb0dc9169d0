import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

/** As many cards as a hero may hold, so that nothing is drawn between two turns. */
const hand = ['Energy', 'Energy', 'Genius', 'Genius', 'Strength'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Strength'] } as const;
const three = [carol, { hero: 'spider-man' }, { hero: 'iron-man' }] as const;
const klaw = { scenario: 'klaw' } as const;
const SCHEME = 'Underground Distribution';
const IMMORTAL = 'The "Immortal" Klaw';
const confused = { status: ['confused'] } as const;

describe.each([
  ['Defense Network', 3, 5, 2],
  ['Illegal Arms Factory', 4, 6, 2],
  [IMMORTAL, 3, 9, 0],
])('%s', (scheme, alone, withThree, icons) => {
  test('enters play with its threat', () => {
    play({ ...klaw, players: [carol], villain: confused, wholeEncounterDeck: [scheme, 'Advance'] })
      .endTurn()
      .changes({
        [SCHEME]: 'threat 1',
        Klaw: '',
        'side schemes': scheme,
        [scheme]: `threat ${alone}`,
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
  });

  test('enters play with more threat against three players', () => {
    play({
      ...klaw,
      players: three,
      phase: 'villain',
      encounterDeck: ['Advance', 'Advance', 'Advance', scheme, 'Armored Guard', 'Armored Guard'],
    })
      .shows({ 'side schemes': scheme, [scheme]: `threat ${withThree}` })
      .asks('playerTurn', 1);
  });

  test('has its boost icons', () => {
    play({ ...klaw, players: [carol], encounterDeck: [scheme, 'Solid-Sound Body'] })
      .endTurn()
      .shows({ [SCHEME]: `threat ${3 + icons}`, 'side schemes': '' })
      .asks('playerTurn', 0);
  });
});

describe('Defense Network', () => {
  test('keeps players from removing threat from the main scheme', () => {
    play({
      ...klaw,
      players: [{ ...marvel, area: ['Maria Hill'] }],
      threat: 3,
      sideSchemes: [{ card: 'Defense Network', threat: 3 }],
    })
      .choose('thwart Captain Marvel')
      .changes({ 'Captain Marvel': 'exhausted', 'Defense Network': 'threat 1' })
      .asks('playerTurn', 0);
  });

  test('lets the main scheme be thwarted once it is gone', () => {
    play({
      ...klaw,
      players: [{ ...marvel, area: ['Maria Hill'] }],
      threat: 3,
      sideSchemes: [{ card: 'Defense Network', threat: 2 }],
    })
      .choose('thwart Captain Marvel')
      .changes({
        'Captain Marvel': 'exhausted',
        'side schemes': '',
        'Defense Network': '',
        'encounter discard pile': 'Defense Network',
      })
      .choose('thwart Maria Hill')
      .changes({ 'Maria Hill': 'damage 1, exhausted', [SCHEME]: 'threat 1' })
      .asks('playerTurn', 0);
  });
});

describe('Illegal Arms Factory', () => {
  test('has one more encounter card dealt', () => {
    play({
      ...klaw,
      players: [carol],
      villain: confused,
      sideSchemes: ['Illegal Arms Factory'],
      wholeEncounterDeck: ['Solid-Sound Body', 'Sonic Converter', 'Advance'],
    })
      .endTurn()
      .changes({
        [SCHEME]: 'threat 1',
        Klaw: '',
        attachments: 'Solid-Sound Body, Sonic Converter',
        'Solid-Sound Body': 'on Klaw',
        'Sonic Converter': 'on Klaw',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
  });
});

describe('The "Immortal" Klaw', () => {
  test('adds a threat to the main scheme in step one', () => {
    play({ ...klaw, players: [marvel], phase: 'villain', sideSchemes: [IMMORTAL] })
      .shows({ [SCHEME]: 'threat 2' })
      .asks('whoDefends', 0);
  });

  test('gives Klaw ten hit points, however many play', () => {
    play({ ...klaw, players: [marvel], villain: { damage: 19 }, sideSchemes: [IMMORTAL] })
      .choose('attack Captain Marvel')
      .changes({ Klaw: 'damage 21', 'Captain Marvel': 'exhausted' })
      .asks('playerTurn', 0);
    const players = [marvel, { hero: 'spider-man' }, { hero: 'iron-man' }] as const;
    play({ ...klaw, players, villain: { damage: 43 }, sideSchemes: [IMMORTAL] })
      .choose('attack Captain Marvel')
      .changes({ Klaw: 'damage 45', 'Captain Marvel': 'exhausted' })
      .asks('playerTurn', 0);
    play({ ...klaw, players, villain: { damage: 44 }, sideSchemes: [IMMORTAL] })
      .choose('attack Captain Marvel')
      .shows({ Klaw: '', 'villain deck': '' })
      .asks('playerTurn', 0);
  });

  test('takes them back when it is defeated', () => {
    play({
      ...klaw,
      players: [marvel],
      villain: { damage: 11 },
      sideSchemes: [{ card: IMMORTAL, threat: 2 }],
    })
      .choose('thwart Captain Marvel')
      .changes({
        'Captain Marvel': 'exhausted',
        'side schemes': '',
        [IMMORTAL]: '',
        'encounter discard pile': IMMORTAL,
      })
      .asks('playerTurn', 0);
  });

  test('when it is defeated, leaves Klaw defeated who has taken as much as he then has', () => {
    play({
      ...klaw,
      players: [marvel],
      villain: { stage: 'II', damage: 18 },
      sideSchemes: [{ card: IMMORTAL, threat: 2 }],
    })
      .choose('thwart Captain Marvel')
      .isOver('heroes', 'villainDefeated');
  });

  test('gives no hit points to minions or heroes', () => {
    play({
      ...klaw,
      players: [{ ...marvel, engaged: ['Weapons Runner'] }],
      sideSchemes: [IMMORTAL],
    })
      .choose('attack Captain Marvel')
      .choose('Weapons Runner')
      .shows({ 'your engaged': '', 'encounter discard pile': 'Weapons Runner' })
      .asks('playerTurn', 0);
  });

  test('comes back from the discard pile with stage II if its end was the end of stage I', () => {
    play({
      ...klaw,
      players: [marvel],
      villain: { damage: 13 },
      sideSchemes: [{ card: IMMORTAL, threat: 2 }],
      wholeEncounterDeck: ['Advance', 'Assault'],
    })
      .choose('thwart Captain Marvel')
      .shows({
        Klaw: '',
        'villain deck': '',
        'side schemes': IMMORTAL,
        [IMMORTAL]: 'threat 3',
        'encounter discard pile': '',
      })
      .asks('playerTurn', 0);
  });
});
