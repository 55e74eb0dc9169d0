import { describe, test } from 'vitest';
import { play } from '../../../table/play.ts';

describe('Daredevil', () => {
  const withDaredevil = {
    hero: 'she-hulk',
    area: ['Daredevil'],
    engaged: ['Hydra Mercenary'],
  } as const;

  test('deals 1 damage to an enemy after he thwarted, before his consequential damage', () => {
    play({ players: [withDaredevil], threat: 5 })
      .choose('thwart Daredevil')
      .asks('useAbility', 0)
      .changes({ Daredevil: 'exhausted', 'The Break-In!': 'threat 3' })
      .choose('use Daredevil')
      .offers('Rhino', 'Hydra Mercenary')
      .lacks('Jennifer Walters', 'Daredevil')
      .choose('Hydra Mercenary')
      .changes({ Daredevil: 'damage 1, exhausted', 'Hydra Mercenary': 'damage 1' })
      .asks('playerTurn', 0);
  });

  test('makes no attack with it: a guard does not protect the villain, nobody retaliates', () => {
    play({
      players: [withDaredevil],
      villain: { attached: ['Concussion Blasters'] },
      threat: 5,
    })
      .choose('thwart Daredevil')
      .choose('use Daredevil')
      .choose('Rhino')
      .changes({
        Daredevil: 'damage 1, exhausted',
        Rhino: 'damage 1',
        'The Break-In!': 'threat 3',
      })
      .asks('playerTurn', 0);
  });

  test('strikes even if the consequential damage defeats him afterwards', () => {
    play({
      players: [{ ...withDaredevil, area: [{ card: 'Daredevil', damage: 2 }] }],
      threat: 5,
    })
      .choose('thwart Daredevil')
      .choose('use Daredevil')
      .choose('Rhino')
      .changes({
        Daredevil: '',
        Rhino: 'damage 1',
        'The Break-In!': 'threat 3',
        'your play area': 'Jennifer Walters',
        'your discard pile': 'Daredevil',
      })
      .asks('playerTurn', 0);
  });

  test('may be content with the thwart', () => {
    play({ players: [withDaredevil], threat: 5 })
      .choose('thwart Daredevil')
      .pass()
      .changes({ Daredevil: 'damage 1, exhausted', 'The Break-In!': 'threat 3' })
      .asks('playerTurn', 0);
  });

  test('strikes after he cleared a side scheme', () => {
    play({
      players: [withDaredevil],
      threat: 5,
      sideSchemes: [{ card: 'Bomb Scare', threat: 2 }],
    })
      .choose('thwart Daredevil')
      .choose('Bomb Scare')
      .choose('use Daredevil')
      .choose('Rhino')
      .changes({
        Daredevil: 'damage 1, exhausted',
        Rhino: 'damage 1',
        'Bomb Scare': '',
        'side schemes': '',
        'encounter discard pile': 'Bomb Scare',
      })
      .asks('playerTurn', 0);
  });

  test('does not strike after an attack, nor after another character’s thwart', () => {
    play({ players: [{ ...withDaredevil, form: 'hero', engaged: [] }], threat: 5 })
      .choose('thwart She-Hulk')
      .changes({ 'She-Hulk': 'exhausted', 'The Break-In!': 'threat 4' })
      .choose('attack Daredevil')
      .changes({ Daredevil: 'damage 1, exhausted', Rhino: 'damage 2' })
      .asks('playerTurn', 0);
  });

  test('did not thwart if he was confused', () => {
    play({
      players: [{ ...withDaredevil, area: [{ card: 'Daredevil', status: ['confused'] }] }],
      threat: 5,
    })
      .choose('thwart Daredevil')
      .changes({ Daredevil: 'exhausted' })
      .asks('playerTurn', 0);
  });

  test('finds no target in an enemy that cannot take damage', () => {
    play({
      players: [{ ...withDaredevil, engaged: ['Madame Hydra'] }],
      threat: 5,
      sideSchemes: [{ card: 'Legions of Hydra', threat: 3 }],
    })
      .choose('thwart Daredevil')
      .choose('The Break-In!')
      .choose('use Daredevil')
      .changes({
        Daredevil: 'damage 1, exhausted',
        Rhino: 'damage 1',
        'The Break-In!': 'threat 3',
      })
      .asks('playerTurn', 0);
  });
});

describe('Jessica Jones', () => {
  const withJessica = { hero: 'she-hulk', form: 'hero', area: ['Jessica Jones'] } as const;

  test('thwarts for 1 while there is no side scheme', () => {
    play({ players: [withJessica], threat: 6 })
      .choose('thwart Jessica Jones')
      .changes({ 'Jessica Jones': 'damage 1, exhausted', 'The Break-In!': 'threat 5' })
      .asks('playerTurn', 0);
  });

  test('thwarts for 1 more for each side scheme in play', () => {
    play({
      players: [withJessica],
      threat: 6,
      sideSchemes: [
        { card: 'Bomb Scare', threat: 3 },
        { card: 'Highway Robbery', threat: 3 },
      ],
    })
      .choose('thwart Jessica Jones')
      .choose('The Break-In!')
      .changes({ 'Jessica Jones': 'damage 1, exhausted', 'The Break-In!': 'threat 3' })
      .asks('playerTurn', 0);
  });

  test('counts the side scheme that she thwarts', () => {
    play({
      players: [withJessica],
      threat: 6,
      sideSchemes: [{ card: 'Bomb Scare', threat: 3 }],
    })
      .choose('thwart Jessica Jones')
      .choose('Bomb Scare')
      .changes({ 'Jessica Jones': 'damage 1, exhausted', 'Bomb Scare': 'threat 1' })
      .asks('playerTurn', 0);
  });

  test('loses the bonus when a side scheme leaves play', () => {
    play({
      players: [withJessica],
      threat: 6,
      sideSchemes: [{ card: 'Bomb Scare', threat: 1 }],
    })
      .choose('thwart She-Hulk')
      .choose('Bomb Scare')
      .look()
      .choose('thwart Jessica Jones')
      .changes({ 'Jessica Jones': 'damage 1, exhausted', 'The Break-In!': 'threat 5' })
      .asks('playerTurn', 0);
  });

  test('lends the bonus to nobody else and not to her attacks', () => {
    play({
      players: [withJessica],
      threat: 6,
      sideSchemes: [{ card: 'Bomb Scare', threat: 3 }],
    })
      .choose('thwart She-Hulk')
      .choose('The Break-In!')
      .changes({ 'She-Hulk': 'exhausted', 'The Break-In!': 'threat 5' })
      .choose('attack Jessica Jones')
      .changes({ 'Jessica Jones': 'damage 1, exhausted', Rhino: 'damage 2' })
      .asks('playerTurn', 0);
  });
});
