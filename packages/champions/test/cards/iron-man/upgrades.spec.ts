import { describe, test } from 'vitest';
import type { Laid } from '../../table/description.ts';
import { play } from '../../table/play.ts';

/** Iron Man with these upgrades. */
const wearing = (area: readonly Laid[], more = {}) => ({
  hero: 'iron-man',
  form: 'hero' as const,
  area,
  ...more,
});

describe('Arc Reactor', () => {
  test('exhausts to ready an exhausted Iron Man', () => {
    play({ players: [wearing(['Arc Reactor', 'Mark V Helmet'], { exhausted: true })] })
      .choose('use Arc Reactor')
      .changes({ 'Iron Man': '', 'Arc Reactor': 'exhausted' })
      .lacks('use Arc Reactor')
      .asks('playerTurn', 0);
  });

  test('is of no use while Iron Man is ready', () => {
    play({ players: [wearing(['Arc Reactor'])] })
      .lacks('use Arc Reactor')
      .asks('playerTurn', 0);
  });

  test('does not work while it is exhausted itself, nor in alter-ego form', () => {
    play({
      players: [wearing([{ card: 'Arc Reactor', exhausted: true }], { exhausted: true })],
    })
      .lacks('use Arc Reactor')
      .asks('playerTurn', 0);
    play({ players: [wearing(['Arc Reactor'], { exhausted: true, form: 'alterEgo' })] })
      .lacks('use Arc Reactor')
      .asks('playerTurn', 0);
  });

  test('is of no use to an exhausted ally', () => {
    play({
      players: [wearing(['Arc Reactor', { card: 'War Machine', exhausted: true }])],
    })
      .lacks('use Arc Reactor')
      .asks('playerTurn', 0);
  });
});

describe('Mark V Armor', () => {
  test('gives six hit points', () => {
    play({
      players: [wearing(['Mark V Armor'], { damage: 13 })],
      encounterDeck: ['Advance', 'Hydra Mercenary'],
    })
      .endTurn()
      .choose('defend Iron Man')
      .shows({ 'Iron Man': 'damage 14, exhausted' })
      .asks('playerTurn', 0);
  });

  test('does not save who has taken fifteen damage', () => {
    play({
      players: [wearing(['Mark V Armor'], { damage: 13 })],
      encounterDeck: ['Advance', 'Hydra Mercenary'],
    })
      .endTurn()
      .pass()
      .isOver('villain', 'allEliminated');
  });

  test('takes its hit points along when it leaves play § hit-points, gets', () => {
    const losing = (damage: number) =>
      play({
        players: [wearing(['Mark V Armor'], { damage, form: 'alterEgo' })],
        villain: { status: ['confused'] },
        encounterDeck: ['Electric Whip Attack'],
        phase: 'villain',
      });
    losing(8).shows({ 'Tony Stark': 'damage 8', 'your discard pile': 'Mark V Armor' });
    losing(9).isOver('villain', 'allEliminated');
  });

  test('gives nothing to allies', () => {
    play({ players: [wearing(['Mark V Armor', { card: 'War Machine', damage: 2 }])] })
      .choose('use War Machine')
      .changes({
        'War Machine': '',
        'your play area': 'Iron Man, Mark V Armor',
        'your discard pile': 'War Machine',
        Rhino: 'damage 1',
      })
      .asks('playerTurn', 0);
  });

  test('is unique and costs three', () => {
    play({
      players: [wearing(['Mark V Armor'], { hand: ['Mark V Armor', 'Energy', 'Genius'] })],
    })
      .lacks('play Mark V Armor')
      .asks('playerTurn', 0);
    play({ players: [wearing([], { hand: ['Mark V Armor', 'Energy'] })] })
      .lacks('play Mark V Armor')
      .asks('playerTurn', 0);
  });
});

describe('Mark V Helmet', () => {
  const schemes = { threat: 3, sideSchemes: [{ card: "Breakin' & Takin'", threat: 2 }] };

  test('exhausts to remove one threat from a scheme', () => {
    play({ players: [wearing(['Mark V Helmet'])], ...schemes })
      .choose('use Mark V Helmet')
      .offers('The Break-In!', "Breakin' & Takin'")
      .choose("Breakin' & Takin'")
      .changes({ "Breakin' & Takin'": 'threat 1', 'Mark V Helmet': 'exhausted' })
      .lacks('use Mark V Helmet')
      .asks('playerTurn', 0);
  });

  test('removes one from every scheme for one who flies', () => {
    play({
      players: [wearing(['Mark V Helmet', 'Rocket Boots'], { hand: ['Genius'] })],
      ...schemes,
    })
      .choose('use Rocket Boots')
      .look()
      .choose('use Mark V Helmet')
      .changes({
        "Breakin' & Takin'": 'threat 1',
        'The Break-In!': 'threat 2',
        'Mark V Helmet': 'exhausted',
      })
      .asks('playerTurn', 0);
  });

  test('leaves the main scheme alone under a crisis', () => {
    play({
      players: [wearing(['Mark V Helmet', 'Rocket Boots'], { hand: ['Genius'] })],
      threat: 3,
      sideSchemes: [{ card: 'Crowd Control', threat: 2 }],
    })
      .choose('use Rocket Boots')
      .look()
      .choose('use Mark V Helmet')
      .changes({ 'Crowd Control': 'threat 1', 'Mark V Helmet': 'exhausted' })
      .asks('playerTurn', 0);
  });

  test('defeats a side scheme whose last threat it removes', () => {
    play({
      players: [wearing(['Mark V Helmet'])],
      sideSchemes: [{ card: "Breakin' & Takin'", threat: 1 }],
    })
      .choose('use Mark V Helmet')
      .changes({
        "Breakin' & Takin'": '',
        'side schemes': '',
        'encounter discard pile': "Breakin' & Takin'",
        'Mark V Helmet': 'exhausted',
      })
      .asks('playerTurn', 0);
  });

  test('is of no use without threat, or in alter-ego form', () => {
    play({ players: [wearing(['Mark V Helmet'])] })
      .lacks('use Mark V Helmet')
      .asks('playerTurn', 0);
    play({ players: [wearing(['Mark V Helmet'], { form: 'alterEgo' })], threat: 3 })
      .lacks('use Mark V Helmet')
      .asks('playerTurn', 0);
  });

  test('is a thwart: confusion cancels it and comes off', () => {
    play({ players: [wearing(['Mark V Helmet'], { status: ['confused'] })], threat: 3 })
      .choose('use Mark V Helmet')
      .changes({ 'Iron Man': '', 'Mark V Helmet': 'exhausted' })
      .asks('playerTurn', 0);
  });
});

describe('Powered Gauntlets', () => {
  test('exhaust to deal one damage to an enemy', () => {
    play({ players: [wearing(['Powered Gauntlets'], { engaged: ['Tiger Shark'] })] })
      .choose('use Powered Gauntlets')
      .offers('Rhino', 'Tiger Shark')
      .choose('Tiger Shark')
      .changes({ 'Tiger Shark': 'damage 1', 'Powered Gauntlets': 'exhausted' })
      .lacks('use Powered Gauntlets')
      .asks('playerTurn', 0);
  });

  test('deal two for one who flies', () => {
    play({ players: [wearing(['Powered Gauntlets', 'Rocket Boots'], { hand: ['Genius'] })] })
      .choose('use Rocket Boots')
      .look()
      .choose('use Powered Gauntlets')
      .changes({ Rhino: 'damage 2', 'Powered Gauntlets': 'exhausted' })
      .asks('playerTurn', 0);
  });

  test('can be worn twice, and each pair works by itself', () => {
    play({ players: [wearing(['Powered Gauntlets', 'Powered Gauntlets'])] })
      .choose('use Powered Gauntlets')
      .choose('use Powered Gauntlets')
      .changes({
        Rhino: 'damage 2',
        'Powered Gauntlets': 'exhausted',
        'Powered Gauntlets #2': 'exhausted',
      })
      .asks('playerTurn', 0);
  });

  test('attack: they cannot pass a guard, and provoke retaliation', () => {
    play({ players: [wearing(['Powered Gauntlets'], { engaged: ['Hydra Mercenary'] })] })
      .choose('use Powered Gauntlets')
      .changes({ 'Hydra Mercenary': 'damage 1', 'Powered Gauntlets': 'exhausted' })
      .asks('playerTurn', 0);
    play({ players: [wearing(['Powered Gauntlets'], { engaged: ['Whiplash'] })] })
      .choose('use Powered Gauntlets')
      .choose('Whiplash')
      .changes({
        Whiplash: 'damage 1',
        'Iron Man': 'damage 1',
        'Powered Gauntlets': 'exhausted',
      })
      .asks('playerTurn', 0);
  });

  test('only take the stun off a stunned hero', () => {
    play({ players: [wearing(['Powered Gauntlets'], { status: ['stunned'] })] })
      .choose('use Powered Gauntlets')
      .changes({ 'Iron Man': '', 'Powered Gauntlets': 'exhausted' })
      .asks('playerTurn', 0);
  });

  test('rest in alter-ego form', () => {
    play({ players: [wearing(['Powered Gauntlets'], { form: 'alterEgo' })] })
      .lacks('use Powered Gauntlets')
      .asks('playerTurn', 0);
  });
});
