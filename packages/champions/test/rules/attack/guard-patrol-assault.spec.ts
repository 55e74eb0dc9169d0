import { describe, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';

const turn = (player: PlayerDescription, rest: Partial<Description> = {}) =>
  play({ players: [player], threat: 4, ...rest });

describe('assault § assault', () => {
  const assault = (area: PlayerDescription['area'], threat = 5) =>
    turn(
      { hero: 'she-hulk', form: 'hero', area: area ?? [] },
      {
        sideSchemes: [{ card: 'Bomb Scare', threat }],
        gains: { 'Bomb Scare': { assault: 1 } },
      },
    );

  test('a basic thwart against such a scheme uses ATK', () => {
    assault([])
      .choose('thwart She-Hulk')
      .choose('Bomb Scare')
      .changes({ 'She-Hulk': 'exhausted', 'Bomb Scare': 'threat 2' });
  });

  test('against other schemes THW counts as always', () => {
    assault([])
      .choose('thwart She-Hulk')
      .choose('The Break-In!')
      .changes({ 'She-Hulk': 'exhausted', 'The Break-In!': 'threat 3' });
  });

  test('an ally takes the consequential damage under its ATK § consequential-damage', () => {
    assault(['Black Cat'])
      .choose('thwart Black Cat')
      .choose('Bomb Scare')
      .changes({ 'Black Cat': 'exhausted', 'Bomb Scare': 'threat 4' });
  });

  test('also if the scheme was defeated by it', () => {
    assault(['Black Cat'], 1)
      .choose('thwart Black Cat')
      .choose('Bomb Scare')
      .shows({ 'Black Cat': 'exhausted', 'side schemes': '' });
  });

  test('what raises ATK helps', () => {
    assault(['Combat Training'])
      .choose('thwart She-Hulk')
      .choose('Bomb Scare')
      .shows({ 'Bomb Scare': 'threat 1' });
  });

  test('it is a thwart: a confused hero cannot, a stunned one can § confuse-confused', () => {
    const thwarting = (status: 'stunned' | 'confused') =>
      turn(
        { hero: 'she-hulk', form: 'hero', status: [status] },
        {
          sideSchemes: [{ card: 'Bomb Scare', threat: 5 }],
          gains: { 'Bomb Scare': { assault: 1 } },
        },
      )
        .choose('thwart She-Hulk')
        .choose('Bomb Scare');
    thwarting('stunned').changes({
      'She-Hulk': 'stunned 1, exhausted',
      'Bomb Scare': 'threat 2',
    });
    thwarting('confused').changes({ 'She-Hulk': 'exhausted' });
  });

  test('a thwart with an event is not changed by it', () => {
    turn(
      { hero: 'she-hulk', form: 'hero', hand: ['For Justice!', 'Energy'] },
      { sideSchemes: [{ card: 'Bomb Scare', threat: 5 }], gains: { 'Bomb Scare': { assault: 1 } } },
    )
      .choose('play For Justice!')
      .choose('Bomb Scare')
      .shows({ 'Bomb Scare': 'threat 2' });
  });
});

describe('guard § guard', () => {
  test('the engaged player cannot attack the villain, neither himself nor with an ally', () => {
    turn({ hero: 'she-hulk', form: 'hero', engaged: ['Hydra Soldier'], area: ['Hellcat'] })
      .choose('attack She-Hulk')
      .changes({ 'She-Hulk': 'exhausted', 'Hydra Soldier': 'damage 3' })
      .choose('attack Hellcat')
      .shows({ Rhino: '', 'encounter discard pile': 'Hydra Soldier' });
  });

  test('an event that attacks cannot choose him either', () => {
    turn({
      hero: 'she-hulk',
      form: 'hero',
      engaged: ['Hydra Soldier'],
      hand: ['Haymaker', 'Energy'],
    })
      .choose('play Haymaker')
      .shows({ 'Hydra Soldier': 'damage 3', Rhino: '' });
  });

  test('what deals damage without an attack can', () => {
    turn({ hero: 'she-hulk', engaged: ['Hydra Mercenary'], area: ['Tac Team'] })
      .choose('use Tac Team')
      .offers('Rhino', 'Hydra Mercenary')
      .choose('Rhino')
      .shows({ Rhino: 'damage 2' });
  });

  test('other minions may be attacked past it', () => {
    turn({ hero: 'she-hulk', form: 'hero', engaged: ['Hydra Mercenary', 'Sandman'] })
      .choose('attack She-Hulk')
      .offers('Sandman', 'Hydra Mercenary')
      .lacks('Rhino');
  });

  test('a guard engaged with another player does not stop this one', () => {
    play({
      players: [
        { hero: 'she-hulk', form: 'hero' },
        { hero: 'spider-man', engaged: ['Hydra Mercenary'] },
      ],
    })
      .choose('attack She-Hulk')
      .offers('Rhino', 'Hydra Mercenary');
  });

  test('a villain that has guard himself may be attacked', () => {
    turn(
      { hero: 'she-hulk', form: 'hero', engaged: ['Hydra Mercenary'] },
      { gains: { Rhino: { guard: 1 } } },
    )
      .choose('attack She-Hulk')
      .offers('Rhino', 'Hydra Mercenary');
  });
});

describe('patrol § patrol', () => {
  const patrolled = (more: Partial<PlayerDescription>, rest: Partial<Description> = {}) =>
    turn(
      { hero: 'captain-marvel', form: 'hero', engaged: ['Shocker'], ...more },
      { gains: { Shocker: { patrol: 1 } }, ...rest },
    );

  test('the engaged player cannot thwart the main scheme', () => {
    patrolled({ area: ['Tigra'] })
      .cannot('thwart Captain Marvel', 'patrolled')
      .cannot('thwart Tigra', 'patrolled');
  });

  test('an event that thwarts cannot choose it', () => {
    patrolled({ hand: ['For Justice!', 'Energy'] }).cannot('play For Justice!', 'patrolled');
  });

  test('a thwart against every scheme leaves it out', () => {
    turn(
      {
        hero: 'iron-man',
        form: 'hero',
        engaged: ['Shocker'],
        area: ['Mark V Helmet', 'Rocket Boots'],
        hand: ['Genius'],
      },
      {
        gains: { Shocker: { patrol: 1 } },
        sideSchemes: [{ card: 'Bomb Scare', threat: 3 }],
      },
    )
      .choose('use Rocket Boots')
      .choose('use Mark V Helmet')
      .shows({ 'The Break-In!': 'threat 4', 'Bomb Scare': 'threat 2' });
  });

  test('he may thwart side schemes', () => {
    patrolled({}, { sideSchemes: [{ card: 'Bomb Scare', threat: 3 }] })
      .choose('thwart Captain Marvel')
      .changes({ 'Captain Marvel': 'exhausted', 'Bomb Scare': 'threat 1' });
  });

  test('what removes threat without a thwart is not stopped', () => {
    patrolled({ area: ['Surveillance Team'] })
      .choose('use Surveillance Team')
      .shows({ 'The Break-In!': 'threat 3' });
  });

  test('another player may thwart the main scheme', () => {
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero' },
        { hero: 'spider-man', engaged: ['Shocker'] },
      ],
      threat: 4,
      gains: { Shocker: { patrol: 1 } },
    })
      .choose('thwart Captain Marvel')
      .shows({ 'The Break-In!': 'threat 2' });
  });
});
