import { describe, expect, test } from 'vitest';
import { newGame } from '../rules/new-game.ts';
import { play } from '../table/play.ts';

describe('Jennifer Walters', () => {
  const revealing = (scheme: string) =>
    play({
      players: [{ hero: 'she-hulk', dealt: [scheme] }],
      villain: { status: ['confused'] },
      gains: { 'The Break-In!': { escalation: -1 } },
      encounterDeck: ['"I\'m Tough"'],
      phase: 'villain',
    });

  test('FAQ 6, Jennifer Walters: a side scheme enters play with its threat, which is not placed', () => {
    revealing('Usurp The Throne').shows({ 'Usurp The Throne': 'threat 3' }).asks('playerTurn', 0);
  });

  test('FAQ 6, Jennifer Walters: what its When Revealed places after that may be prevented', () => {
    revealing('Bomb Scare')
      .asks('useAbility', 0)
      .choose('use Jennifer Walters')
      .shows({ 'Bomb Scare': 'threat 2' });
  });

  test('FAQ 7, Jennifer Walters: does nothing about threat that is placed during setup', () => {
    const game = newGame({ heroes: ['she-hulk'], scenario: 'klaw' });
    expect(game.tokensOn('Defense Network')).toEqual({ threat: 3 });
    expect(game.asked).toBe('0: mulligan');
  });
});

test('FAQ 8, Legal Practice: all the threat is removed from a single scheme', () => {
  play({
    players: [{ hero: 'she-hulk', hand: ['Legal Practice', 'Energy', 'Genius', 'Strength'] }],
    threat: 5,
    sideSchemes: [{ card: 'Bomb Scare', threat: 2 }],
  })
    .choose('play Legal Practice')
    .choose('Energy', 'Genius', 'Strength')
    .choose('The Break-In!')
    .shows({ 'The Break-In!': 'threat 2', 'Bomb Scare': 'threat 2' })
    .asks('playerTurn', 0);
});

describe('Superhuman Strength', () => {
  const striking = (...[status, gains]: readonly [readonly 'stunned'[], Record<string, number>]) =>
    play({
      players: [{ hero: 'she-hulk', form: 'hero', area: ['Superhuman Strength'] }],
      villain: { status },
      gains: { Rhino: gains },
    }).choose('attack She-Hulk');

  test('FAQ 10, Superhuman Strength: stays in play if the enemy is stunned already', () => {
    striking(['stunned'], {})
      .shows({ Rhino: 'damage 5, stunned 1', 'your discard pile': '' })
      .shows({ 'your play area': 'She-Hulk, Superhuman Strength' })
      .asks('playerTurn', 0);
  });

  test('FAQ 10, Superhuman Strength: stays in play if the enemy is stalwart', () => {
    striking([], { stalwart: 1 })
      .shows({ Rhino: 'damage 5', 'your play area': 'She-Hulk, Superhuman Strength' })
      .asks('playerTurn', 0);
  });

  test('FAQ 10, Superhuman Strength: is discarded to stun any other enemy', () => {
    striking([], {})
      .shows({ Rhino: 'damage 5, stunned 1', 'your discard pile': 'Superhuman Strength' })
      .asks('playerTurn', 0);
  });
});
