import { cardOf, zoneOf } from '@grimrule/kernel';
import { expect, test } from 'vitest';
import { HAND, HEROES, on, VILLAINS } from '../../src/board.ts';
import { chapter } from '../table/chapter.ts';

chapter('Phase III: drawing', (lay) => {
  test('after the attacks two cards are drawn, and the turn passes § draw-phase, turn', () => {
    const { table, villains } = lay({
      phase: 'draw',
      heroes: { deck: ['hulk-a', 'thor-a', 'wasp-a'], hand: ['ant-man-a'] },
    });
    table.expectChanges({ 'heroes hand': 'ant-man-a, hulk-a, thor-a', 'heroes deck': -2 });
    villains.isAsked('playPhase');
    expect(table.state.vars.active).toBe(VILLAINS);
  });

  test('only the drawing side sees what it drew § hand', () => {
    const { table } = lay({ phase: 'draw', heroes: { deck: ['hulk-a', 'thor-a'] } });
    for (const card of zoneOf(table.state, on(HAND, HEROES))) {
      expect(cardOf(table.state, card).seen).toBe(1 << HEROES);
    }
  });

  test('there is no limit to a hand § draw-phase, hand', () => {
    const hand = [
      ...['hulk-a', 'hulk-b', 'thor-a', 'thor-b', 'wasp-a', 'wasp-b', 'ant-man-a', 'ant-man-b'],
      ...['iron-man-a', 'iron-man-b', 'spider-man-a', 'spider-man-b', 'black-widow-a'],
    ];
    const { table } = lay({
      phase: 'draw',
      heroes: { hand, deck: ['captain-marvel-a', 'captain-marvel-b'] },
    });
    table.expectChanges({
      'heroes hand': [...hand, 'captain-marvel-a', 'captain-marvel-b'].sort().join(', '),
      'heroes deck': -2,
    });
  });

  test('the sides take turns: after the heroes the villains, and then the heroes again § turn', () => {
    const { table, heroes, villains } = lay({});
    heroes.ends();
    table.expectChangesOfTurn('heroes', {});
    villains.ends();
    heroes.isAsked('playPhase');
    table.expectChangesOfTurn('villains', {});
  });

  test('the discard pile is not shuffled into the deck § deck', () => {
    const { table } = lay({
      phase: 'draw',
      heroes: { wholeDeck: ['hulk-a', 'thor-a', 'wasp-a'], discard: ['ant-man-a', 'ant-man-b'] },
    });
    table.expectChanges({ 'heroes hand': 'hulk-a, thor-a', 'heroes deck': -2 });
  });
});
