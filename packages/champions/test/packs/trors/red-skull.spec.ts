import { describe, expect, test } from 'vitest';
import { ENCOUNTER_DECK, SCENARIO_DECK, SET_ASIDE, SIDE_SCHEMES } from '../../../src/board.ts';
import { newGame } from '../../rules/new-game.ts';
import { loadPack } from '../../table/pack.ts';
import { begin, play } from '../../table/play.ts';

await loadPack('trors');

const fight = { scenario: 'red-skull' } as const;
const SCHEME = 'The Rise of Red Skull';
const hand = ['Energy', 'Energy', 'Genius', 'Genius', 'Strength'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Strength'] } as const;
/** Cards that do nothing here, neither revealed nor as boost cards. */
const quiet: readonly string[] = Array.from({ length: 8 }, () => '01105');

describe('setup', () => {
  const game = newGame({ heroes: ['she-hulk'], scenario: 'red-skull' });

  test('makes a deck of all side schemes but The Red House', () => {
    expect(game.in(SIDE_SCHEMES)).toEqual(['The Red House']);
    expect(game.in(SCENARIO_DECK)).toEqual([
      'Censor the Past',
      'Hydra Patrol',
      'Hydra Reinforcements',
      'Mass Chaos',
      'Prison Camps',
      'The Sleeper Awakened',
    ]);
  });

  test('sets The Sleeper aside', () => {
    expect(game.in(SET_ASIDE)).toContain('The Sleeper');
    expect(game.in(ENCOUNTER_DECK)).not.toContain('The Sleeper');
  });
});

describe(SCHEME, () => {
  test('brings the next side scheme after step one', () => {
    play({
      ...fight,
      players: [carol],
      scenarioDeck: ['Censor the Past', 'Prison Camps'],
      villain: { status: ['confused'] },
      wholeEncounterDeck: quiet,
      phase: 'villain',
    }).shows({ 'side schemes': 'Censor the Past', 'scenario deck': 'Prison Camps' });
  });
});

describe('Red Skull', () => {
  test('has 1 more ATK for each side scheme', () => {
    play({
      ...fight,
      players: [marvel],
      sideSchemes: ['Prison Camps', 'Censor the Past'],
      scenarioDeck: ['Hydra Reinforcements'],
      wholeEncounterDeck: quiet,
      phase: 'villain',
    })
      .pass()
      .shows({ 'Captain Marvel': 'damage 3' });
  });

  test('takes no damage while The Red House is in play', () => {
    play({ ...fight, players: [marvel], sideSchemes: [{ card: 'The Red House', threat: 3 }] })
      .lacks('attack Captain Marvel')
      .asks('playerTurn', 0);
  });
});

describe('The Red House', () => {
  const thwarted = () =>
    play({
      ...fight,
      players: [{ ...carol, area: ['Tigra'] }],
      sideSchemes: [{ card: 'The Red House', threat: 5 }],
    }).choose('thwart Tigra');

  test('lets a thwarting character use ATK', () => {
    thwarted().choose('use The Red House').shows({ 'The Red House': 'threat 3' });
  });

  test('does not force it', () => {
    thwarted().pass().shows({ 'The Red House': 'threat 4' });
  });

  test('counts for one thwart alone', () => {
    play({
      ...fight,
      players: [{ ...marvel, area: ['Tigra'] }],
      sideSchemes: [{ card: 'The Red House', threat: 9 }],
    })
      .choose('thwart Tigra')
      .choose('use The Red House')
      .shows({ 'The Red House': 'threat 7' })
      .choose('thwart Captain Marvel')
      .pass()
      .shows({ 'The Red House': 'threat 5' });
  });
});

describe('The Sleeper Awakened', () => {
  const awake = () =>
    play({
      ...fight,
      players: [{ ...marvel, area: ['Tigra'] }],
      scenarioDeck: ['The Sleeper Awakened', 'Prison Camps', 'Censor the Past'],
      setAside: ['The Sleeper'],
      villain: { status: ['stunned'] },
      wholeEncounterDeck: quiet,
      phase: 'villain',
    });

  test('brings The Sleeper and stays as long as it does, though it has no threat', () => {
    awake()
      .passAll()
      .shows({ 'your engaged': 'The Sleeper', 'side schemes': 'The Sleeper Awakened' })
      .passAll();
  });

  test('leaves the game with The Sleeper', () => {
    play({
      ...fight,
      players: [{ ...marvel, engaged: [{ card: 'The Sleeper', damage: 4 }] }],
      sideSchemes: [{ card: 'The Sleeper Awakened', threat: 2 }],
    })
      .choose('attack Captain Marvel')
      .shows({ 'your engaged': '', 'side schemes': '' });
  });
});

test('Mass Chaos stays for its When Revealed effect, and gets threat by it', () => {
  play({
    ...fight,
    players: [{ ...carol, deck: ['Energy', 'Genius', 'Energy', 'Energy', 'Strength'] }],
    scenarioDeck: ['Mass Chaos', 'Prison Camps'],
    villain: { status: ['confused'] },
    wholeEncounterDeck: quiet,
    phase: 'villain',
  }).shows({ 'side schemes': 'Mass Chaos', 'Mass Chaos': 'threat 3' });
});

test('a defeated side scheme of the deck goes back to a pile of its own', () => {
  const table = begin({ heroes: ['captain-marvel'], scenario: 'red-skull' });
  const { vars } = table.state;
  expect(vars.scenarioDeck).toHaveLength(6);
  table.asks('mulligan', 0);
});

describe('Master Strategist', () => {
  const activated = (attached: readonly string[]) =>
    play({
      ...fight,
      players: [carol],
      scenarioDeck: ['Prison Camps', 'Censor the Past'],
      villain: { attached },
      wholeEncounterDeck: ['01101', '01101', ...quiet],
      phase: 'villain',
    });

  test('gives a boost card for each side scheme, and is discarded', () => {
    activated(['Master Strategist']).shows({ attachments: '' });
  });

  test('works once per activation, whatever copies there are', () => {
    activated(['Master Strategist', 'Master Strategist'])
      .choose('use Master Strategist')
      .shows({ attachments: 'Master Strategist' });
  });
});

test('Twisted Reality deals the first player a card when its side scheme is defeated', () => {
  play({
    ...fight,
    players: [{ ...carol, area: ['Tigra'] }],
    sideSchemes: [{ card: 'Prison Camps', threat: 1, attached: ['Twisted Reality'] }],
    encounterDeck: quiet,
  })
    .choose('thwart Tigra')
    .choose('Hawkeye')
    .shows({ 'your dealt': '"I\'m Tough"' });
});

test('Bitter Rival exhausts a character for each side scheme', () => {
  play({
    ...fight,
    players: [{ ...carol, dealt: ['Bitter Rival'], area: ['Tigra', 'Hulk'] }],
    scenarioDeck: ['Prison Camps'],
    sideSchemes: [{ card: 'Censor the Past', threat: 3 }],
    villain: { status: ['confused'] },
    wholeEncounterDeck: quiet,
    phase: 'villain',
  })
    .choose('Tigra')
    .choose('Hulk')
    .shows({ Tigra: 'exhausted', Hulk: 'exhausted', 'Carol Danvers': '' });
});

test('Hydra Reinforcements lets its defeater discard a minion that is no Elite', () => {
  play({
    ...fight,
    players: [{ ...carol, area: ['Tigra'], engaged: ['The Sleeper', 'Hydra Exo-Soldier'] }],
    sideSchemes: [{ card: 'Hydra Reinforcements', threat: 1 }],
  })
    .choose('thwart Tigra')
    .shows({ 'your engaged': 'The Sleeper' });
});
