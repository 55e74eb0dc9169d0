import { cardOf, zoneOf } from '@grimrule/kernel';
import { expect, test } from 'vitest';
import { DISCARD, HAND, HEROES, on } from '../../src/board.ts';
import { chapter } from '../table/chapter.ts';
import { AGENT, dying, handFor, hurt, laid, MEDIC, strengthOf } from '../table/facts.ts';

chapter('Red villains', (lay) => {
  test('Red Skull (a): your side characters are one stronger, main characters are not', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: {
        board: {
          'manhattan 0': 'hydra-trooper',
          'manhattan 1': 'taskmaster-a',
          'sanctum 0': 'red-skull-a',
        },
      },
      heroes: {
        board: { 'manhattan 0': 'hulk-b', 'manhattan 1': 'thor-b', 'sanctum 0': 'iron-man-b' },
      },
    });
    table.expectChangesOfTurn('villains', {
      'heroes manhattan 0': hurt('hulk-b', strengthOf('hydra-trooper') + 1),
      'heroes manhattan 1': hurt('thor-b', strengthOf('taskmaster-a')),
      'heroes sanctum 0': hurt('iron-man-b', strengthOf('red-skull-a')),
    });
  });

  test('Red Skull (a): a scientist without strength attacks beside him; agents of the heroes gain nothing', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { 'manhattan 0': 'hydra-scientist', tower: 'red-skull-a' } },
      heroes: { board: { 'manhattan 0': 'hulk-b', tower: 'thor-b' } },
    });
    table.expectChangesOfTurn('villains', {
      'heroes manhattan 0': 'hulk-b with 1',
      'heroes tower': hurt('thor-b', strengthOf('red-skull-a')),
    });
    const theirs = lay({
      phase: 'attack',
      villains: { board: { tower: 'red-skull-a' } },
      heroes: { board: { tower: AGENT } },
    });
    theirs.table.expectChangesOfTurn('heroes', {
      'villains tower': hurt('red-skull-a', strengthOf(AGENT)),
    });
  });

  test('Red Skull (b): when you play a side character you may deal one damage to an enemy', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { board: { tower: 'red-skull-b' }, hand: ['hydra-bomber', 'hydra-scientist'] },
      heroes: { board: { tower: 'hulk-b', 'manhattan 0': 'thor-b' } },
    });
    villains.plays('hydra-bomber').at('manhattan', 0);
    villains.expectChoices('use red-skull-b', 'pass').uses('red-skull-b');
    villains.expectChoices('hulk-b', 'thor-b').cannotChoose('hydra-bomber').chooses('thor-b');
    table.expectChanges({
      'villains hand': 'hydra-scientist',
      'villains manhattan 0': 'hydra-bomber',
      'heroes manhattan 0': 'thor-b with 1',
    });
  });

  test('Red Skull (b): not for main characters, not for the enemy, and only if you like', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { board: { tower: 'red-skull-b' }, hand: [...handFor('ultron-a'), 'hydra-bomber'] },
      heroes: { board: { tower: 'hulk-b' } },
    });
    villains.laysDown('ultron-a', 'manhattan 1').isAsked('playPhase');
    villains.plays('hydra-bomber').at('manhattan', 0).passes();
    table.expectChanges({
      ...laid('ultron-a', 'manhattan 1'),
      'villains manhattan 0': 'hydra-bomber',
    });
    const theirs = lay({
      villains: { board: { tower: 'red-skull-b' } },
      heroes: { hand: [MEDIC] },
    });
    theirs.heroes.plays(MEDIC).at('tower').isAsked('playPhase');
    theirs.table.expectChanges({ 'heroes hand': '', 'heroes tower': MEDIC });
  });

  test('Ultron (a): with four of your cards on the board he is two stronger', () => {
    const board = { 'manhattan 0': 'ultron-a', 'sanctum 0': 'hydra-scientist' } as const;
    const others = { 'manhattan 1': 'leader-a', tower: 'hydra-scientist' } as const;
    const heroes = { board: { 'manhattan 0': 'hulk-b', 'manhattan 1': 'thor-b' } } as const;
    const four = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { ...board, ...others } },
      heroes,
    });
    four.table.expectChangesOfTurn('villains', {
      'heroes manhattan 0': hurt('hulk-b', strengthOf('ultron-a') + 2),
      'heroes manhattan 1': hurt('thor-b', strengthOf('leader-a')),
    });
    const two = lay({ active: 'villains', phase: 'attack', villains: { board }, heroes });
    two.table.expectChangesOfTurn('villains', {
      'heroes manhattan 0': hurt('hulk-b', strengthOf('ultron-a')),
    });
  });

  test('Ultron (b): coming he deals two damage to every enemy at his site', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { hand: handFor('ultron-b'), board: { 'manhattan 2': 'leader-a' } },
      heroes: {
        board: { 'manhattan 0': 'hulk-b', 'manhattan 2': dying('thor-b'), 'sanctum 0': 'wasp-b' },
      },
    });
    villains.laysDown('ultron-b', 'manhattan 1');
    table.expectChanges({
      ...laid('ultron-b', 'manhattan 1'),
      'heroes manhattan 0': 'hulk-b with 2',
      'heroes manhattan 2': '',
      'heroes discard': 'thor-b',
    });
  });

  test('Baron Mordo (a): coming he looks at the hand of the enemy, and one of its cards goes by lot', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { hand: handFor('baron-mordo-a') },
      heroes: { hand: ['thor-a', 'hulk-a', 'wasp-a'] },
    });
    villains.laysDown('baron-mordo-a', 'tower').isAsked('playPhase');
    const { state } = table;
    const hand = zoneOf(state, on(HAND, HEROES));
    expect(hand).toHaveLength(3);
    expect(zoneOf(state, on(DISCARD, HEROES))).toHaveLength(1);
    expect(hand.every((card) => cardOf(state, card).seen === 3)).toBe(true);
    expect(table.picture).toMatchObject(laid('baron-mordo-a', 'tower'));
  });

  test('Baron Mordo (a): an empty hand loses nothing', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { hand: handFor('baron-mordo-a') },
      heroes: { noSpare: true },
    });
    villains.laysDown('baron-mordo-a', 'tower');
    table.expectChanges(laid('baron-mordo-a', 'tower'));
  });

  test('Baron Mordo (b): attacking with nobody opposite he makes the enemy discard a card of their choice', () => {
    const { table, heroes } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { 'manhattan 0': 'baron-mordo-b' } },
      heroes: { hand: ['thor-a', 'hulk-a'] },
    });
    heroes.isAsked('chooseDiscards').expectChoices('thor-a', 'hulk-a', 'spare').chooses('hulk-a');
    table.expectChangesOfTurn('villains', {
      points: -1,
      'heroes hand': 'thor-a',
      'heroes discard': 'hulk-a',
    });
  });

  test('Baron Mordo (b): a defender who stands protects the hand', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { 'manhattan 0': 'baron-mordo-b' } },
      heroes: { hand: ['thor-a'], board: { 'manhattan 0': 'hulk-b' } },
    });
    table.expectChangesOfTurn('villains', {
      'heroes manhattan 0': hurt('hulk-b', strengthOf('baron-mordo-b')),
    });
  });
});
