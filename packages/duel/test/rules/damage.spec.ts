import { cardOf, zoneOf } from '@grimrule/kernel';
import { expect, test } from 'vitest';
import { DISCARD, on, VILLAINS } from '../../src/board.ts';
import { chapter } from '../table/chapter.ts';
import { dying, handFor, hurt, laid, lifeOf, MEDIC, strengthOf } from '../table/facts.ts';

chapter('Damage and defeat', (lay) => {
  test('damage stays on a card from turn to turn § damage', () => {
    const { table, villains } = lay({
      phase: 'attack',
      heroes: { board: { tower: 'wasp-a' } },
      villains: { board: { tower: ['kang-b', 1] } },
    });
    villains.isAsked('playPhase');
    table.expectChangesOfTurn('heroes', {
      'villains tower': hurt('kang-b', 1 + strengthOf('wasp-a')),
    });
  });

  test('with as much damage as life a card is defeated and goes to its discard pile § damage, life, defeated, discard-pile', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { tower: 'wasp-a' } },
      villains: { board: { tower: dying('kang-b'), 'sanctum 1': dying('ultron-b') } },
    });
    table.expectChangesOfTurn('heroes', { 'villains tower': '', 'villains discard': 'kang-b' });
  });

  test('one less and it stays § life', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { tower: 'wasp-a' } },
      villains: { board: { tower: ['kang-b', lifeOf('kang-b') - 2] } },
    });
    table.expectChangesOfTurn('heroes', {
      'villains tower': hurt('kang-b', lifeOf('kang-b') - 1),
    });
  });

  test('damage beyond its life is lost § damage', () => {
    expect(strengthOf('hulk-a')).toBeGreaterThan(1);
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { 'manhattan 0': 'hulk-a' } },
      villains: { board: { 'manhattan 0': dying('hydra-infiltrator'), 'manhattan 1': 'kang-b' } },
    });
    table.expectChangesOfTurn('heroes', {
      'villains manhattan 0': '',
      'villains discard': 'hydra-infiltrator',
    });
  });

  test('a defeated card leaves its damage behind § defeated', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { tower: 'wasp-a' } },
      villains: { board: { tower: dying('kang-b') } },
    });
    const [fallen = -1] = zoneOf(table.state, on(DISCARD, VILLAINS));
    expect(cardOf(table.state, fallen).tokens).toEqual({});
  });

  test('damage from an effect defeats at any time, in the play phase too § damage, defeated', () => {
    const { table, heroes } = lay({
      heroes: { hand: handFor('captain-marvel-b') },
      villains: { board: { 'manhattan 0': dying('kang-b'), 'manhattan 1': 'thanos-b' } },
    });
    heroes.laysDown('captain-marvel-b', 'tower').isAsked('playPhase');
    table.expectChanges({
      ...laid('captain-marvel-b', 'tower'),
      'villains manhattan 0': '',
      'villains discard': 'kang-b',
      'villains manhattan 1': 'thanos-b with 1',
    });
  });

  test('cards that fall by the same blow fall together, before anything answers § damage, order-of-effects', () => {
    const { table, heroes } = lay({
      heroes: { hand: handFor('captain-marvel-b'), board: { 'manhattan 0': 'thor-b' } },
      villains: {
        board: { 'manhattan 0': dying('hela-a'), 'manhattan 1': dying('kang-b') },
      },
    });
    // Hela answers the defeat of others, but she has fallen with Kang.
    heroes.laysDown('captain-marvel-b', 'tower').isAsked('playPhase');
    table.expectChanges({
      ...laid('captain-marvel-b', 'tower'),
      'villains manhattan 0': '',
      'villains manhattan 1': '',
      'villains discard': 'hela-a, kang-b',
    });
  });

  test('a discard pile is open to both sides § discard-pile', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { tower: 'wasp-a' } },
      villains: { board: { tower: dying('kang-b') } },
    });
    const [fallen = -1] = zoneOf(table.state, on(DISCARD, VILLAINS));
    expect(cardOf(table.state, fallen).seen).toBe(3);
  });

  test('healing takes no more damage off than there is § healing', () => {
    const { table, heroes } = lay({
      heroes: { hand: [MEDIC], board: { 'manhattan 0': ['thor-b', 1] } },
    });
    heroes.plays(MEDIC).at('tower');
    table.expectChanges({
      'heroes hand': '',
      'heroes tower': MEDIC,
      'heroes manhattan 0': 'thor-b',
    });
  });

  test('a card that comes back from the discard pile is whole again § entering-play', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { board: { tower: 'kang-a' }, hand: ['kang-b'], discard: ['ultron-a'] },
    });
    villains.chooses('play kang-b').chooses('manhattan 0');
    table.expectChanges({
      'villains hand': '',
      'villains tower': 'kang-b',
      'villains manhattan 0': 'ultron-a',
      'villains discard': 'kang-a',
    });
  });

  test('what a defeated card did for others ends at once § permanent-effects', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: {
        board: {
          'manhattan 0': 'taskmaster-a',
          'manhattan 1': 'ultron-a',
        },
      },
      heroes: { board: { 'manhattan 0': dying('captain-america-a'), 'manhattan 1': 'thor-b' } },
    });
    // Captain America's shield would have kept the second blow from Thor.
    table.expectChangesOfTurn('villains', {
      'heroes manhattan 0': '',
      'heroes discard': 'captain-america-a',
      'heroes manhattan 1': hurt('thor-b', strengthOf('ultron-a')),
    });
  });

  test('what lets a card take less damage from attacks adds up § less-damage', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { 'manhattan 0': 'thanos-b' } },
      heroes: { board: { 'manhattan 0': 'ant-man-a', 'manhattan 1': 'captain-america-a' } },
    });
    expect(strengthOf('thanos-b')).toBeGreaterThan(2);
    table.expectChangesOfTurn('villains', {
      'heroes manhattan 0': hurt('ant-man-a', strengthOf('thanos-b') - 2),
    });
  });

  test('more damage can lie on the board than there are markers in the box § damage', () => {
    const board = {
      'manhattan 0': ['thanos-b', 4],
      'manhattan 1': ['ultron-b', 4],
      'manhattan 2': ['kang-b', 4],
      'sanctum 0': ['hela-b', 4],
      'sanctum 1': ['zola-b', 4],
    } as const;
    const { table, heroes } = lay({
      heroes: { artefacts: ['tactigon'] },
      villains: { board },
    });
    heroes.uses('tactigon');
    table.expectChanges({
      'heroes artefacts': '',
      box: 1,
      ...Object.fromEntries(
        Object.entries(board).map(([spot, [code]]) => [`villains ${spot}`, hurt(code, 5)]),
      ),
    });
  });
});
