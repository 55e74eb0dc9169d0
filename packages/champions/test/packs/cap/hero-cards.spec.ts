import { describe, test } from 'vitest';
import { enemyAttacks, villain, whenRevealed } from '../../../src/vocabulary/builders.ts';
import type { PlayerDescription } from '../../table/description.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';

await loadPack('cap');

const SHIELD = "Captain America's Shield";
const HELMET = "Captain America's Helmet";
const cap = (player: Partial<PlayerDescription> = {}): PlayerDescription => ({
  hero: 'captain-america',
  form: 'hero',
  ...player,
});
const three = ['Energy', 'Genius', 'Strength'];

test('Agent 13 removes 2 threat from a scheme as she enters play', () => {
  play({
    players: [cap({ hand: ['Agent 13', ...three] })],
    threat: 3,
    sideSchemes: [{ card: 'Bomb Scare', threat: 3 }],
  })
    .choose('play Agent 13')
    .pay('Energy', 'Genius')
    .choose('use Agent 13')
    .offers('The Break-In!', 'Bomb Scare')
    .choose('Bomb Scare')
    .shows({ 'Bomb Scare': 'threat 1', 'The Break-In!': 'threat 3' });
});

describe('Fearless Determination', () => {
  test('gives 1 THW for the phase, and a card', () => {
    play({
      players: [cap({ hand: ['Fearless Determination'], deck: ['Energy'] })],
      threat: 5,
    })
      .choose('play Fearless Determination')
      .shows({ 'your hand': 'Energy' })
      .choose('thwart Captain America')
      .shows({ 'The Break-In!': 'threat 2' });
  });

  test('is for the hero', () => {
    play({
      players: [cap({ form: 'alterEgo', hand: ['Fearless Determination'] })],
    }).lacks('play Fearless Determination');
  });
});

describe('Heroic Strike', () => {
  const strike = (...hand: readonly string[]) =>
    play({ players: [cap({ hand: ['Heroic Strike', ...hand] })] }).choose('play Heroic Strike');

  test('deals 6 damage, and stuns if a physical resource paid for it', () => {
    strike('Energy', 'Strength').shows({ Rhino: 'damage 6, stunned 1' });
    strike('Energy', 'Genius').shows({ Rhino: 'damage 6' });
  });
});

describe('Shield Block', () => {
  const attacked = (area: readonly string[], more: Partial<PlayerDescription> = {}) =>
    play({
      players: [cap({ hand: ['Shield Block'], area, ...more })],
      phase: 'villain',
      encounterDeck: ['Advance', 'Advance'],
    }).pass();

  test('prevents all of the damage for exhausting the shield', () => {
    attacked([SHIELD]).choose('play Shield Block').passAll().shows({
      'Captain America': '',
      // It was an attack still, and the shield retaliates.
      Rhino: 'damage 1',
      'your discard pile': 'Shield Block',
    });
  });

  test('needs the shield in play', () => {
    attacked([]).asks('playerTurn').shows({ 'Captain America': 'damage 2' });
  });
});

describe('Shield Toss', () => {
  const toss = (hand: readonly string[], area: readonly string[] = [SHIELD]) =>
    play({
      players: [cap({ hand: ['Shield Toss', ...hand], area, engaged: ['Shocker', 'Sandman'] })],
    });

  test('hits as many enemies as cards are discarded, and the shield comes back', () => {
    toss([...three])
      .choose('play Shield Toss')
      .choose('Energy', 'Genius')
      .offers('Rhino', 'Shocker', 'Sandman')
      .choose('Rhino', 'Sandman')
      .changes({
        Rhino: 'damage 4',
        'your engaged': 'Shocker',
        'encounter discard pile': 'Sandman',
        'your play area': 'Captain America',
        'your hand': `${SHIELD}, Strength`,
        'your discard pile': 'Energy, Genius, Shield Toss',
      })
      .asks('playerTurn', 0);
  });

  test('cannot be used without the shield, nor without a card to discard', () => {
    toss([...three], []).lacks('play Shield Toss');
    toss([]).lacks('play Shield Toss');
  });

  test('does not discard the shield itself: it is still in play', () => {
    toss(['Energy'])
      .choose('play Shield Toss')
      .offers('Rhino', 'Shocker', 'Sandman')
      .choose('Shocker')
      .shows({ 'your hand': SHIELD });
  });
});

test("Steve's Apartment draws a card and heals 1, for the alter-ego", () => {
  const home = (form: 'hero' | 'alterEgo') =>
    play({
      players: [cap({ form, damage: 3, area: ["Steve's Apartment"], deck: ['Energy'] })],
    });
  home('alterEgo').choose("use Steve's Apartment").shows({
    'Steve Rogers': 'damage 2',
    "Steve's Apartment": 'exhausted',
    'your hand': 'Energy',
  });
  home('hero').lacks("use Steve's Apartment");
});

describe("Captain America's Helmet", () => {
  const hit = (more: Partial<PlayerDescription>) =>
    play({
      players: [cap({ damage: 10, area: [HELMET], ...more })],
      phase: 'villain',
      encounterDeck: ['Advance', '"I\'m Tough"'],
    }).pass();

  test('leaves 1 hit point to the hero who would be defeated, and is discarded', () => {
    hit({})
      .choose(`use ${HELMET}`)
      .shows({
        'Captain America': 'damage 10',
        'your play area': 'Captain America',
        'your discard pile': HELMET,
      })
      .asks('playerTurn');
  });

  test('need not be used, and is not offered while he stands', () => {
    hit({}).pass().isOver('villain', 'allEliminated');
    hit({ damage: 3 }).asks('playerTurn').shows({ 'Captain America': 'damage 5' });
  });
});

describe("Captain America's Shield", () => {
  test('gives 1 DEF and retaliate 1 to the hero', () => {
    play({
      players: [cap({ area: [SHIELD] })],
      phase: 'villain',
      encounterDeck: ['Assault', 'Shocker'],
    })
      .choose('defend Captain America')
      .shows({ Rhino: 'damage 1', 'Captain America': 'damage 1, exhausted' })
      .asks('playerTurn');
  });

  test('gives the alter-ego nothing', () => {
    printedWith('Advance', { abilities: [whenRevealed(enemyAttacks(villain))] });
    play({
      players: [cap({ form: 'alterEgo', area: [SHIELD] })],
      villain: { status: ['confused'] },
      phase: 'villain',
      encounterDeck: ['Advance', 'Advance'],
    })
      .passAll()
      .shows({ Rhino: '', 'Steve Rogers': 'damage 2' });
  });
});

test('Super-Soldier Serum generates a physical resource', () => {
  play({ players: [cap({ area: ['Super-Soldier Serum'], hand: [HELMET] })] })
    .choose(`play ${HELMET}`)
    .shows({ 'Super-Soldier Serum': 'exhausted', 'your hand': '' });
});

describe('Man Out of Time', () => {
  const given = (more: Partial<PlayerDescription>) =>
    play({
      players: [cap({ hand: ['Energy', 'Genius', 'Strength', 'Agent 13', 'Falcon'], ...more })],
      villain: { status: ['stunned', 'confused'] },
      phase: 'villain',
      encounterDeck: ['Man Out of Time'],
    });

  test('takes half of the hand, rounded down', () => {
    given({})
      .choose('no')
      .choose('Energy', 'Genius')
      .shows({
        'your hand': 'Agent 13, Falcon, Strength',
        'encounter discard pile': 'Man Out of Time',
      })
      .asks('playerTurn');
  });

  test('leaves the game if Steve Rogers exhausts for it', () => {
    given({ form: 'alterEgo' })
      .choose('option 1')
      .shows({ 'Steve Rogers': 'exhausted', 'removed from the game': 'Man Out of Time' })
      .asks('playerTurn');
  });
});
