import { cardOf, zoneOf } from '@grimrule/kernel';
import { expect, test } from 'vitest';
import { HAND, on, VILLAINS } from '../../src/board.ts';
import { chapter } from '../table/chapter.ts';
import { AGENT, handFor, hurt, laid, strengthOf } from '../table/facts.ts';

chapter('Green heroes', (lay) => {
  test('Hulk (a): he only attacks', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { tower: ['hulk-a', 2] } },
      villains: { board: { tower: 'thanos-b', 'sanctum 1': 'kang-b' } },
    });
    table.expectChangesOfTurn('heroes', {
      'villains tower': hurt('thanos-b', strengthOf('hulk-a')),
    });
  });

  test('Hulk (b): each damage on him makes him one stronger, and nobody else § strength, permanent-effects', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { 'manhattan 0': ['hulk-b', 2], 'manhattan 1': ['thor-a', 1] } },
      villains: { board: { 'manhattan 0': 'thanos-b', 'manhattan 1': 'ultron-b' } },
    });
    table.expectChangesOfTurn('heroes', {
      'villains manhattan 0': hurt('thanos-b', strengthOf('hulk-b') + 2),
      'villains manhattan 1': hurt('ultron-b', strengthOf('thor-a')),
    });
  });

  test('Doctor Strange (a): attacking he heals one damage from a card of yours', () => {
    const { table, heroes } = lay({
      phase: 'attack',
      heroes: {
        board: { 'sanctum 0': ['doctor-strange-a', 1], tower: ['hulk-b', 3], 'manhattan 0': AGENT },
      },
      villains: {
        board: { 'sanctum 0': ['kang-b', 1], tower: 'thanos-b', 'manhattan 0': 'ultron-b' },
      },
    });
    heroes.expectChoices('doctor-strange-a', 'hulk-b').cannotChoose(AGENT).cannotChoose('kang-b');
    heroes.chooses('hulk-b');
    table.expectChangesOfTurn('heroes', {
      'heroes tower': 'hulk-b with 2',
      'villains manhattan 0': hurt('ultron-b', strengthOf(AGENT)),
      'villains sanctum 0': hurt('kang-b', 1 + strengthOf('doctor-strange-a')),
      'villains tower': hurt('thanos-b', strengthOf('hulk-b') + 2),
    });
  });

  test('Doctor Strange (b): attacking he moves the artefact marker one step, defended or not', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { tower: 'doctor-strange-b' } },
      villains: { board: { tower: 'thanos-b' } },
    });
    table.expectChangesOfTurn('heroes', {
      marker: 1,
      'villains tower': hurt('thanos-b', strengthOf('doctor-strange-b')),
    });
  });

  test('Doctor Strange (b): undefended in the sanctum that makes two steps', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { 'sanctum 0': 'doctor-strange-b' } },
    });
    table.expectChangesOfTurn('heroes', { marker: 2 });
  });

  test('Black Widow (a): coming she looks at the hand of the enemy and draws a card', () => {
    const { table, heroes } = lay({
      heroes: { hand: handFor('black-widow-a'), deck: ['thor-b', 'hulk-b'] },
      villains: { hand: ['kang-b', 'leader-a'] },
    });
    heroes.laysDown('black-widow-a', 'tower');
    table.expectChanges({
      ...laid('black-widow-a', 'tower'),
      'heroes hand': 'thor-b',
      'heroes deck': -1,
    });
    const seen = zoneOf(table.state, on(HAND, VILLAINS)).map((id) => cardOf(table.state, id).seen);
    expect(seen).toEqual([3, 3, 3]);
  });

  test('Black Widow (a): against an empty hand she still draws', () => {
    const { table, heroes } = lay({
      heroes: { hand: handFor('black-widow-a'), deck: ['thor-b'] },
      villains: { noSpare: true },
    });
    heroes.laysDown('black-widow-a', 'tower');
    table.expectChanges({
      ...laid('black-widow-a', 'tower'),
      'heroes hand': 'thor-b',
      'heroes deck': -1,
    });
  });

  test('Black Widow (b): attacking she deals one damage to an enemy who is hurt already', () => {
    const { table, heroes } = lay({
      phase: 'attack',
      heroes: { board: { 'manhattan 0': 'black-widow-b', tower: ['hulk-a', 1] } },
      villains: {
        board: { 'manhattan 0': 'thanos-b', 'sanctum 0': ['kang-b', 1], tower: 'ultron-b' },
      },
    });
    heroes.expectChoices('thanos-b', 'kang-b').cannotChoose('ultron-b').cannotChoose('hulk-a');
    heroes.chooses('kang-b');
    table.expectChangesOfTurn('heroes', {
      'villains manhattan 0': hurt('thanos-b', strengthOf('black-widow-b')),
      'villains sanctum 0': 'kang-b with 2',
      'villains tower': hurt('ultron-b', strengthOf('hulk-a')),
    });
  });
});
