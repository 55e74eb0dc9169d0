import { describe, expect, test } from 'vitest';
import { printedAs } from '../../../src/cards/designs.ts';
import { play } from '../../table/play.ts';

/** As many cards as a hero may hold, so that nothing is drawn between two turns. */
const hand = ['Energy', 'Energy', 'Energy', 'Energy', 'Energy'];
const four = 'Energy, Energy, Energy, Energy';
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Energy'] } as const;
/** The villain does nothing in the first activation of the phase. */
const idle = { status: ['stunned', 'confused'] } as const;

describe('Radioactive Man', () => {
  test('costs the player he attacks a random card from hand', () => {
    play({
      players: [{ ...marvel, engaged: ['Radioactive Man'] }],
      villain: idle,
      wholeEncounterDeck: ['Charge', 'Advance'],
    })
      .endTurn()
      .asks('whoDefends', 0)
      .pass()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: 'confused 1',
        'Captain Marvel': 'damage 1',
        'your hand': four,
        'your discard pile': 'Energy',
        attachments: 'Charge',
        Charge: 'on Rhino',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
  });

  test('costs a card although the defense took all the damage, or an ally defended', () => {
    const radioactive = { ...marvel, engaged: ['Radioactive Man'], area: ['Maria Hill'] } as const;
    play({ players: [radioactive], villain: idle, encounterDeck: ['Charge'] })
      .endTurn()
      .choose('defend Captain Marvel')
      .shows({ 'Captain Marvel': 'exhausted', 'your hand': four })
      .asks('playerTurn', 0);
    play({ players: [radioactive], villain: idle, encounterDeck: ['Charge'] })
      .endTurn()
      .choose('defend Maria Hill')
      .shows({ 'Maria Hill': 'damage 1, exhausted', 'your hand': four })
      .asks('playerTurn', 0);
  });

  test('costs the player a card who has defended for another', () => {
    play({
      players: [
        { ...marvel, exhausted: true, engaged: ['Radioactive Man'] },
        { hero: 'iron-man', hand: ['Genius', 'Genius'], area: ['War Machine'] },
      ],
      phase: 'villain',
      villain: idle,
      encounterDeck: ['Charge', 'Charge'],
    })
      .asks('whoDefends', 1)
      .choose('defend War Machine')
      .shows({
        'War Machine': 'damage 1, exhausted',
        'Captain Marvel hand': hand.join(', '),
        'Iron Man hand': 'Genius',
      })
      .asks('playerTurn', 1);
  });

  test('costs nothing when he schemes or his attack is canceled', () => {
    play({
      players: [{ ...carol, engaged: ['Radioactive Man'] }],
      villain: idle,
      encounterDeck: ['Charge'],
    })
      .endTurn()
      .shows({ 'The Break-In!': 'threat 2', 'your hand': `${four}, Energy, Energy` })
      .asks('playerTurn', 0);
    play({
      players: [{ ...marvel, engaged: [{ card: 'Radioactive Man', status: ['stunned'] }] }],
      villain: idle,
      encounterDeck: ['Charge'],
    })
      .endTurn()
      .shows({ 'Radioactive Man': '', 'Captain Marvel': '', 'your hand': `${four}, Energy` })
      .asks('playerTurn', 0);
  });

  test('as a boost card costs a random card', () => {
    play({ players: [carol], wholeEncounterDeck: ['Radioactive Man', 'Charge', 'Advance'] })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 2',
        'your hand': `${four}, Energy`,
        'your discard pile': 'Energy',
        attachments: 'Charge',
        Charge: 'on Rhino',
        'encounter deck': 1,
        'encounter discard pile': 'Radioactive Man',
      })
      .asks('playerTurn', 0);
  });

  test('has seven hit points', () => {
    play({
      players: [
        { ...marvel, area: ['Maria Hill'], engaged: [{ card: 'Radioactive Man', damage: 4 }] },
      ],
    })
      .choose('attack Captain Marvel')
      .choose('Radioactive Man')
      .changes({ 'Captain Marvel': 'exhausted', 'Radioactive Man': 'damage 6' })
      .choose('attack Maria Hill')
      .choose('Radioactive Man')
      .shows({ 'your engaged': '', 'encounter discard pile': 'Radioactive Man' })
      .asks('playerTurn', 0);
  });
});

describe('Whirlwind', () => {
  test('also attacks every other hero, each of whom may defend, but no alter-ego', () => {
    play({
      players: [
        { ...marvel, engaged: ['Whirlwind'] },
        { hero: 'iron-man' },
        { hero: 'she-hulk', form: 'hero' },
      ],
      phase: 'villain',
      villain: idle,
      encounterDeck: ['Advance', 'Charge', 'Hydra Mercenary', 'Hydra Mercenary'],
    })
      .asks('whoDefends', 0)
      .pass()
      .asks('whoDefends', 2)
      .pass()
      // Both attacks have their defender before either deals damage (FAQ, Whirlwind).
      .changes({})
      .asks('whoDefends', 2)
      .pass()
      .asks('whoDefends', 0)
      .choose('defend Captain Marvel')
      .shows({ 'Captain Marvel': 'damage 3, exhausted', 'She-Hulk': '', 'Tony Stark': '' })
      .passAll()
      .shows({ 'She-Hulk': 'damage 2', 'Tony Stark': '' })
      .asks('playerTurn', 1);
  });

  test('attacks at the same time: boost cards, defenders, their icons, damage, each for all § attack-enemy-activation', () => {
    const table = play({
      players: [
        { ...marvel, exhausted: true, engaged: ['Whirlwind'] },
        { hero: 'she-hulk', form: 'hero', exhausted: true },
      ],
      phase: 'villain',
      villain: { status: ['stunned'] },
      gains: { Whirlwind: { villainous: 1 } },
      encounterDeck: ['Hydra Bomber', 'Advance', 'Charge', 'Charge', 'Charge'],
    });
    const steps = ['enemyAttacks', 'boostGiven', 'boostTurned', 'attackStrikes'];
    const told = table.log.map(({ line }) => line.say).filter((say) => steps.includes(say));
    expect(told.slice(0, 8)).toEqual(steps.flatMap((step) => [step, step]));
    const struck = table.log.filter(({ line }) => line.say === 'attackStrikes').slice(0, 2);
    // Each attack has a boost card of its own.
    const icons = [
      printedAs(table.state, table.card('Hydra Bomber')).boost ?? 0,
      printedAs(table.state, table.card('Advance')).boost ?? 0,
    ];
    expect(struck.map(({ line }) => line.count)).toEqual(icons.map((boost) => 2 + boost));
  });

  test('attacks only his own player if there is no other hero', () => {
    play({
      players: [{ ...marvel, engaged: ['Whirlwind'] }, { hero: 'iron-man' }],
      phase: 'villain',
      villain: idle,
      encounterDeck: ['Charge', 'Charge'],
    })
      .asks('whoDefends', 0)
      .pass()
      .shows({ 'Captain Marvel': 'damage 2', 'Tony Stark': '' })
      .asks('playerTurn', 1);
  });

  test('schemes only once', () => {
    play({
      players: [
        { ...carol, engaged: ['Whirlwind'] },
        { hero: 'she-hulk', form: 'hero', exhausted: true },
      ],
      phase: 'villain',
      villain: idle,
      encounterDeck: ['Charge', 'Charge'],
    })
      .shows({ 'The Break-In!': 'threat 3', 'She-Hulk': 'exhausted' })
      .asks('playerTurn', 1);
  });

  test('attacks nobody if he is stunned', () => {
    play({
      players: [
        { ...marvel, exhausted: true, engaged: [{ card: 'Whirlwind', status: ['stunned'] }] },
        { hero: 'iron-man' },
      ],
      phase: 'villain',
      villain: idle,
      encounterDeck: ['Charge', 'Charge'],
    })
      .shows({ Whirlwind: '', 'Captain Marvel': 'exhausted' })
      .asks('playerTurn', 1);
  });

  test('as a boost card deals 1 damage to each hero', () => {
    play({
      players: [
        { ...carol, area: ['Maria Hill'] },
        { hero: 'she-hulk', form: 'hero', exhausted: true, status: ['tough'] },
      ],
      phase: 'villain',
      villain: { status: ['stunned'] },
      encounterDeck: ['Whirlwind', 'Charge', 'Charge'],
    })
      .shows({ 'Carol Danvers': '', 'Maria Hill': '', 'She-Hulk': 'exhausted' })
      .asks('playerTurn', 1);
  });

  test('has six hit points', () => {
    play({ players: [{ ...marvel, engaged: [{ card: 'Whirlwind', damage: 3 }] }] })
      .choose('attack Captain Marvel')
      .choose('Whirlwind')
      .changes({ 'Captain Marvel': 'exhausted', Whirlwind: 'damage 5' })
      .asks('playerTurn', 0);
    play({ players: [{ ...marvel, engaged: [{ card: 'Whirlwind', damage: 4 }] }] })
      .choose('attack Captain Marvel')
      .choose('Whirlwind')
      .shows({ 'your engaged': '' })
      .asks('playerTurn', 0);
  });

  test('as a boost card deals its damage besides that of the attack', () => {
    play({ players: [marvel], wholeEncounterDeck: ['Whirlwind', 'Charge', 'Advance'] })
      .endTurn()
      .pass()
      .changes({
        'The Break-In!': 'threat 1',
        'Captain Marvel': 'damage 3',
        attachments: 'Charge',
        Charge: 'on Rhino',
        'encounter deck': 1,
        'encounter discard pile': 'Whirlwind',
      })
      .asks('playerTurn', 0);
  });

  test('is struck back by every hero with retaliate whom he attacks', () => {
    play({
      players: [
        { ...marvel, exhausted: true, engaged: ['Whirlwind'] },
        { hero: 'black-panther', form: 'hero', exhausted: true },
      ],
      phase: 'villain',
      villain: idle,
      encounterDeck: ['Advance', 'Charge', 'Charge'],
    })
      .shows({
        'Captain Marvel': 'damage 2, exhausted',
        'Black Panther': 'damage 4, exhausted',
        Whirlwind: 'damage 1',
      })
      .asks('playerTurn', 1);
  });

  test('has struck every hero before anybody strikes back § retaliate-x', () => {
    play({
      players: [
        {
          hero: 'black-panther',
          form: 'hero',
          exhausted: true,
          engaged: [{ card: 'Whirlwind', damage: 5 }],
        },
        { ...marvel, exhausted: true, status: ['tough'] },
      ],
      phase: 'villain',
      villain: idle,
      encounterDeck: ['Advance', 'Charge', 'Charge'],
    })
      .shows({
        'Black Panther': 'damage 2, exhausted',
        'Black Panther engaged': '',
        'Captain Marvel': 'damage 2, exhausted',
        'encounter discard pile': 'Advance, Whirlwind',
      })
      .asks('playerTurn', 1);
  });
});
