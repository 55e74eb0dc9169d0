import { expect, test } from 'vitest';
import { chapter } from '../table/chapter.ts';
import {
  dying,
  handFor,
  hurt,
  laid,
  means,
  pointsOf,
  printed,
  strengthOf,
} from '../table/facts.ts';

chapter('Red heroes', (lay) => {
  test('Captain Marvel (a): attacking she deals one damage to an enemy at her site', () => {
    const { table, heroes } = lay({
      phase: 'attack',
      heroes: { board: { 'manhattan 1': 'captain-marvel-a' } },
      villains: {
        board: { 'manhattan 0': 'kang-b', 'manhattan 1': 'thanos-b', 'sanctum 0': 'ultron-b' },
      },
    });
    heroes.expectChoices('kang-b', 'thanos-b').cannotChoose('ultron-b').chooses('kang-b');
    table.expectChangesOfTurn('heroes', {
      'villains manhattan 1': hurt('thanos-b', strengthOf('captain-marvel-a')),
      'villains manhattan 0': 'kang-b with 1',
    });
  });

  test('Captain Marvel (a): with no enemy at her site nothing happens § effects', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { 'sanctum 0': 'captain-marvel-a' } },
      villains: { board: { 'manhattan 2': 'kang-b', tower: 'ultron-b' } },
    });
    table.expectChangesOfTurn('heroes', { marker: 1 });
  });

  test('Captain Marvel (b): coming she deals one damage to every enemy', () => {
    const { table, heroes } = lay({
      heroes: { hand: handFor('captain-marvel-b'), board: { tower: 'wasp-a' } },
      villains: { board: { 'manhattan 0': 'kang-b', 'sanctum 1': dying('leader-a') } },
    });
    heroes.laysDown('captain-marvel-b', 'sanctum 0');
    table.expectChanges({
      ...laid('captain-marvel-b', 'sanctum 0'),
      'villains manhattan 0': 'kang-b with 1',
      'villains sanctum 1': '',
      'villains discard': 'leader-a',
    });
  });

  test('Iron Man (a): your locations cost one free symbol less', () => {
    const { table, heroes } = lay({
      heroes: {
        board: { tower: 'iron-man-a' },
        hand: ['oscorp-tower', 'captain-marvel-a', 'wasp-a', 'hulk-a'],
      },
    });
    const { cost } = printed('oscorp-tower');
    expect(cost.filter((symbol) => symbol === '*').length).toBeGreaterThan(1);
    heroes.chooses('play oscorp-tower').isAsked('pay', 0, cost.length - 1);
    heroes.cannotPay('captain-marvel-a').chooses('captain-marvel-a', 'hulk-a');
    table.expectChanges({
      points: pointsOf('oscorp-tower'),
      locations: 1,
      'heroes hand': 'wasp-a',
      'heroes discard': 'captain-marvel-a, hulk-a',
    });
  });

  test('Iron Man (a): colours, characters and the locations of the enemy are as dear as before § cost', () => {
    const { heroes } = lay({
      heroes: {
        board: { tower: 'iron-man-a' },
        hand: ['street-corner', 'wasp-a', 'spider-man-a', 'thor-a'],
        noSpare: true,
        artefacts: ['casket-of-ancient-winters'],
      },
    });
    heroes.cannotPlay('street-corner', 'cannotPay', 'paying');
    heroes.chooses('play thor-a').isAsked('pay', 0, printed('thor-a').cost.length);
    heroes.chooses('wasp-a', 'spider-man-a').chooses('manhattan 0');
    const other = lay({
      active: 'villains',
      heroes: { board: { tower: 'iron-man-a' } },
      villains: { hand: handFor('central-park', 'villains') },
    });
    other.villains.chooses('play central-park').isAsked('pay', 0, 2);
    other.villains.chooses(...means('central-park', 'villains'));
  });

  test('Iron Man (b): attacking with nobody opposite he takes a location', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { 'sanctum 0': 'iron-man-b' }, deck: ['hulk-a', 'thor-a'] },
      locations: ['daily-bugle'],
    });
    table.expectChanges({
      marker: 1,
      locations: -1,
      'heroes hand': 'daily-bugle, hulk-a, thor-a',
      'heroes deck': -2,
    });
  });

  test('Iron Man (b): a defender who stands keeps him from it', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { 'sanctum 0': 'iron-man-b' } },
      villains: { board: { 'sanctum 0': 'thanos-b' } },
    });
    table.expectChangesOfTurn('heroes', {
      'villains sanctum 0': hurt('thanos-b', strengthOf('iron-man-b')),
    });
  });

  test('Scarlet Witch (a): coming she moves the artefact marker two steps', () => {
    const { table, heroes } = lay({ heroes: { hand: handFor('scarlet-witch-a') } });
    heroes.laysDown('scarlet-witch-a', 'manhattan 0');
    table.expectChanges({ ...laid('scarlet-witch-a', 'manhattan 0'), marker: 2 });
  });

  test('Scarlet Witch (b): whenever your side moves the marker she may deal one damage', () => {
    const { table, heroes } = lay({
      phase: 'attack',
      heroes: { board: { 'manhattan 0': 'scarlet-witch-b', 'sanctum 0': 'thor-a' } },
      villains: { board: { 'manhattan 0': 'kang-b', tower: 'thanos-b' } },
    });
    heroes.expectChoices('use scarlet-witch-b', 'pass').uses('scarlet-witch-b');
    heroes.expectChoices('kang-b', 'thanos-b').cannotChoose('thor-a').chooses('thanos-b');
    table.expectChangesOfTurn('heroes', {
      marker: 1,
      'villains manhattan 0': hurt('kang-b', strengthOf('scarlet-witch-b')),
      'villains tower': 'thanos-b with 1',
    });
  });

  test('Scarlet Witch (b): she may let it be, and does not answer the steps of the enemy', () => {
    const { table, heroes } = lay({
      phase: 'attack',
      heroes: { board: { 'manhattan 0': 'scarlet-witch-b', 'sanctum 0': 'thor-a' } },
      villains: { board: { 'manhattan 0': 'kang-b', tower: 'thanos-b' } },
    });
    heroes.passes();
    table.expectChangesOfTurn('heroes', {
      marker: 1,
      'villains manhattan 0': hurt('kang-b', strengthOf('scarlet-witch-b')),
    });
    const other = lay({
      active: 'villains',
      phase: 'attack',
      heroes: { board: { 'manhattan 0': 'scarlet-witch-b' } },
      villains: { board: { 'sanctum 0': 'taskmaster-a' } },
    });
    other.table.expectChangesOfTurn('villains', { marker: -1 });
  });
});
