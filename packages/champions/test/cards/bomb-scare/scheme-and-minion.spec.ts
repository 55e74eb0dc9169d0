import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

/** As many cards as a hero may hold, so that nothing is drawn between two turns. */
const hand = ['Energy', 'Energy', 'Genius', 'Genius', 'Strength'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Strength'] } as const;
const stunned = { status: ['stunned'] } as const;
const confused = { status: ['confused'] } as const;
const bombs = (threat: number) => [{ card: 'Bomb Scare', threat }] as const;

describe('Bomb Scare', () => {
  test('enters play with 2 threat and one more for every player', () => {
    play({ players: [carol], villain: confused, wholeEncounterDeck: ['Bomb Scare', 'Advance'] })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        'side schemes': 'Bomb Scare',
        'Bomb Scare': 'threat 3',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
    play({
      players: [carol, { hero: 'spider-man' }, { hero: 'iron-man' }],
      phase: 'villain',
      encounterDeck: ['Advance', 'Advance', 'Advance', 'Bomb Scare', 'Charge', 'Charge'],
    })
      .shows({ 'Bomb Scare': 'threat 5' })
      .asks('playerTurn', 1);
  });

  test('adds one threat to the main scheme in step one, however many play', () => {
    play({ players: [marvel], phase: 'villain', sideSchemes: ['Bomb Scare'] })
      .shows({ 'The Break-In!': 'threat 2' })
      .asks('whoDefends', 0);
    play({
      players: [marvel, { hero: 'spider-man' }, { hero: 'iron-man' }],
      phase: 'villain',
      sideSchemes: ['Bomb Scare'],
    })
      .shows({ 'The Break-In!': 'threat 4' })
      .asks('whoDefends', 0);
  });

  test('adds no more once it is defeated', () => {
    play({
      players: [marvel],
      sideSchemes: bombs(2),
      wholeEncounterDeck: ['Advance', 'Charge', 'Advance'],
    })
      .choose('thwart Captain Marvel')
      .changes({
        'Captain Marvel': 'exhausted',
        'side schemes': '',
        'Bomb Scare': '',
        'encounter discard pile': 'Bomb Scare',
      })
      .endTurn()
      .pass()
      .shows({ 'The Break-In!': 'threat 1' })
      .asks('playerTurn', 0);
  });

  test('does not keep the main scheme from being thwarted', () => {
    play({ players: [marvel], threat: 3, sideSchemes: bombs(3) })
      .choose('thwart Captain Marvel')
      .choose('The Break-In!')
      .changes({ 'Captain Marvel': 'exhausted', 'The Break-In!': 'threat 1' })
      .asks('playerTurn', 0);
  });

  test('has two boost icons', () => {
    play({ players: [marvel], encounterDeck: ['Bomb Scare', 'Charge'] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 4', 'side schemes': '' })
      .asks('playerTurn', 0);
  });
});

describe('Hydra Bomber', () => {
  const revealed = (player: Parameters<typeof play>[0]['players'][number]) =>
    play({
      players: [player],
      villain: { status: ['stunned', 'confused'] },
      sideSchemes: bombs(2),
      wholeEncounterDeck: ['Hydra Bomber', 'Advance'],
    }).endTurn();

  test('deals 2 damage to the player if they choose that', () => {
    revealed(marvel)
      .asks('chooseOne', 0)
      .offers('option 1', 'option 2')
      .choose('option 1')
      .changes({
        'The Break-In!': 'threat 2',
        Rhino: 'confused 1',
        'Captain Marvel': 'damage 2',
        'your engaged': 'Hydra Bomber',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
  });

  test('adds a threat to the main scheme if he chooses that', () => {
    revealed(marvel)
      .choose('option 2')
      .changes({
        'The Break-In!': 'threat 3',
        Rhino: 'confused 1',
        'your engaged': 'Hydra Bomber',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
  });

  test('gives an alter-ego the same choice', () => {
    revealed({ ...carol, area: ['Maria Hill'] })
      .offers('option 1', 'option 2')
      .choose('option 1')
      .changes({
        'The Break-In!': 'threat 2',
        Rhino: 'stunned 1',
        'Carol Danvers': 'damage 2',
        'your engaged': 'Hydra Bomber',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
  });

  test('can be taken with a tough card', () => {
    revealed({ ...marvel, status: ['tough'] })
      .choose('option 1')
      .changes({
        'The Break-In!': 'threat 2',
        Rhino: 'confused 1',
        'Captain Marvel': '',
        'your engaged': 'Hydra Bomber',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
  });

  test('asks the player who reveals him', () => {
    play({
      players: [{ hero: 'iron-man' }, { ...marvel, exhausted: true, dealt: ['Hydra Bomber'] }],
      phase: 'villain',
      villain: { status: ['stunned', 'confused'] },
      encounterDeck: ['Charge', 'Charge'],
    })
      .asks('chooseOne', 1)
      .choose('option 1')
      .changes({
        'Captain Marvel': 'damage 2, exhausted',
        'first player': 1,
        attachments: 'Charge, Charge',
        'Charge #2': 'on Rhino',
        'Captain Marvel dealt': '',
      })
      .asks('playerTurn', 1);
  });

  test('attacks with 1, schemes with 1 and has two hit points', () => {
    play({
      players: [{ ...marvel, engaged: ['Hydra Bomber'] }],
      villain: stunned,
      encounterDeck: ['Charge'],
    })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 1', 'The Break-In!': 'threat 1' })
      .choose('attack Captain Marvel')
      .choose('Hydra Bomber')
      .shows({ 'your engaged': '', 'encounter discard pile': 'Hydra Bomber' });
    play({
      players: [{ ...carol, engaged: ['Hydra Bomber'] }],
      villain: confused,
      encounterDeck: ['Charge'],
    })
      .endTurn()
      .shows({ 'Carol Danvers': '', 'The Break-In!': 'threat 2' })
      .asks('playerTurn', 0);
  });

  test('has a boost icon and offers no choice as a boost card', () => {
    play({ players: [marvel], encounterDeck: ['Hydra Bomber', 'Charge'] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 3', 'your engaged': '' })
      .asks('playerTurn', 0);
  });
});
