import { test } from 'vitest';
import { chapter } from '../table/chapter.ts';
import { AGENT, dying, handFor, hurt, laid, strengthOf } from '../table/facts.ts';

chapter('Blue heroes', (lay) => {
  test('Captain America (a): attacks deal his neighbours one damage less, also across sites § adjacent, less-damage', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: {
        board: {
          'manhattan 0': 'kang-b',
          'manhattan 1': 'hela-b',
          'manhattan 2': 'zola-b',
          'sanctum 0': 'red-skull-b',
        },
      },
      heroes: {
        board: {
          'manhattan 0': 'thor-b',
          'manhattan 1': 'hulk-b',
          'manhattan 2': 'captain-america-a',
          'sanctum 0': 'iron-man-b',
        },
      },
    });
    table.expectChangesOfTurn('villains', {
      'heroes manhattan 0': hurt('thor-b', strengthOf('kang-b')),
      'heroes manhattan 1': hurt('hulk-b', strengthOf('hela-b') - 1),
      'heroes manhattan 2': hurt('captain-america-a', strengthOf('zola-b')),
      'heroes sanctum 0': hurt('iron-man-b', strengthOf('red-skull-b') - 1),
    });
  });

  test('Captain America (a): the enemies around him are not protected', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { 'manhattan 0': 'captain-america-a', 'manhattan 1': 'thor-a' } },
      villains: { board: { 'manhattan 0': 'ultron-b', 'manhattan 1': 'kang-b' } },
    });
    table.expectChangesOfTurn('heroes', {
      'villains manhattan 0': hurt('ultron-b', strengthOf('captain-america-a')),
      'villains manhattan 1': hurt('kang-b', strengthOf('thor-a')),
    });
  });

  test('Captain America (b): your other cards at his site are one stronger', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: {
        board: {
          'manhattan 0': 'captain-america-b',
          'manhattan 2': 'thor-a',
          'sanctum 0': 'hulk-a',
        },
      },
      villains: {
        board: { 'manhattan 0': 'thanos-b', 'manhattan 2': 'ultron-b', 'sanctum 0': 'kang-b' },
      },
    });
    table.expectChangesOfTurn('heroes', {
      'villains manhattan 0': hurt('thanos-b', strengthOf('captain-america-b')),
      'villains manhattan 2': hurt('ultron-b', strengthOf('thor-a') + 1),
      'villains sanctum 0': hurt('kang-b', strengthOf('hulk-a')),
    });
  });

  test('Captain America (b): enemies at his site gain nothing', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      heroes: { board: { 'manhattan 0': 'captain-america-b', 'manhattan 1': 'hulk-b' } },
      villains: { board: { 'manhattan 1': 'kang-b' } },
    });
    table.expectChangesOfTurn('villains', {
      'heroes manhattan 1': hurt('hulk-b', strengthOf('kang-b')),
    });
  });

  test('Spider-Man (a): coming he frees a civilian from any place', () => {
    const { table, heroes } = lay({
      heroes: { hand: handFor('spider-man-a') },
      civilians: [['red'], ['green'], ['yellow', 'blue']],
    });
    heroes.laysDown('spider-man-a', 'tower');
    heroes.expectChoices('red at 0', 'green at 1', 'yellow at 2', 'blue at 2').chooses('blue at 2');
    table.expectChanges({
      ...laid('spider-man-a', 'tower'),
      'civilians 2': 'yellow',
      freed: 'blue',
    });
  });

  test('Spider-Man (b): with each bonus he gains he frees a civilian besides', () => {
    const { table, heroes } = lay({
      phase: 'attack',
      heroes: { board: { 'sanctum 0': 'spider-man-b', 'sanctum 1': 'thor-a' } },
      civilians: [['red'], ['green'], ['yellow', 'blue']],
    });
    heroes.expectChoices('red at 0', 'green at 1', 'yellow at 2', 'blue at 2').chooses('red at 0');
    // Thor's bonus brings none.
    table.expectChangesOfTurn('heroes', { marker: 2, 'civilians 0': '', freed: 'red' });
  });

  test('Spider-Man (b): against a defender he frees nobody', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { 'sanctum 0': 'spider-man-b' } },
      villains: { board: { 'sanctum 0': 'thanos-b' } },
    });
    table.expectChangesOfTurn('heroes', {
      'villains sanctum 0': hurt('thanos-b', strengthOf('spider-man-b')),
    });
  });

  test('Black Panther (a): who attacks him takes one damage', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { 'manhattan 0': 'taskmaster-a', 'manhattan 1': 'kang-b' } },
      heroes: { board: { 'manhattan 0': 'black-panther-a', 'manhattan 1': 'hulk-b' } },
    });
    table.expectChangesOfTurn('villains', {
      'heroes manhattan 0': hurt('black-panther-a', strengthOf('taskmaster-a')),
      'heroes manhattan 1': hurt('hulk-b', strengthOf('kang-b')),
      'villains manhattan 0': 'taskmaster-a with 1',
    });
  });

  test('Black Panther (a): he strikes back even when the attack defeats him § defeated', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { 'manhattan 0': 'taskmaster-a' } },
      heroes: { board: { 'manhattan 0': dying('black-panther-a') } },
    });
    table.expectChangesOfTurn('villains', {
      'heroes manhattan 0': '',
      'heroes discard': 'black-panther-a',
      'villains manhattan 0': 'taskmaster-a with 1',
    });
  });

  test('Black Panther (a): damage from effects is no attack', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { artefacts: ['tactigon'], board: { 'manhattan 0': 'taskmaster-a' } },
      heroes: { board: { 'manhattan 0': 'black-panther-a' } },
    });
    villains.uses('tactigon').isAsked('playPhase');
    table.expectChanges({
      'villains artefacts': '',
      box: 1,
      'heroes manhattan 0': 'black-panther-a with 1',
    });
  });

  test('Black Panther (b): with five of your cards on the board a turn begins with a point', () => {
    const board = {
      'manhattan 0': 'black-panther-b',
      'manhattan 1': 'thor-a',
      'manhattan 2': 'hulk-a',
      'sanctum 0': AGENT,
    } as const;
    const { table } = lay({ heroes: { board: { ...board, tower: 'wasp-a' } } });
    table.expectChanges({ points: 1 });
    const four = lay({
      heroes: { board },
      villains: { board: { tower: 'kang-b', 'sanctum 0': 'leader-a' } },
    });
    four.table.expectChanges({});
    const theirs = lay({ active: 'villains', heroes: { board: { ...board, tower: 'wasp-a' } } });
    theirs.table.expectChanges({});
  });
});
