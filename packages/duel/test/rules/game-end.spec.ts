import { expect, test } from 'vitest';
import { duel } from '../../src/game.ts';
import { chapter } from '../table/chapter.ts';
import { dying, handFor, means } from '../table/facts.ts';

chapter('The end of the game', (lay) => {
  test('the heroes win with seven points, at once § end-of-the-game, victory-points, heroes', () => {
    const { table } = lay({
      phase: 'attack',
      points: 6,
      civilians: [[], ['green', 'blue'], ['yellow']],
      heroes: { board: { 'manhattan 0': 'thor-a', tower: 'hulk-a' } },
      villains: { board: { tower: 'kang-b' } },
    });
    table.expectOver('heroes', 'heroPoints');
    table.expectChanges({ points: 1, over: 'heroes, heroPoints' });
  });

  test('six points are not enough § end-of-the-game', () => {
    const { table } = lay({
      phase: 'attack',
      points: 5,
      civilians: [[], ['green', 'blue'], ['yellow']],
      heroes: { board: { 'manhattan 0': 'thor-a' } },
    });
    table.expectChangesOfTurn('heroes', { points: 1 });
  });

  test('the villains win with nine points, at once § end-of-the-game, victory-points, villains', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      points: -8,
      villains: { board: { 'manhattan 0': 'taskmaster-a', 'manhattan 1': 'hydra-trooper' } },
    });
    table.expectOver('villains', 'villainPoints');
    table.expectChanges({ points: -1, over: 'villains, villainPoints' });
  });

  test('seven points are not enough for the villains, nor eight § end-of-the-game', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      points: -6,
      villains: { board: { 'manhattan 0': 'taskmaster-a', 'manhattan 1': 'hydra-trooper' } },
    });
    table.expectChangesOfTurn('villains', { points: -2 });
  });

  test('the marker does not move past the goal', () => {
    const { table, heroes } = lay({
      points: 5,
      heroes: { hand: handFor('statue-of-liberty', 'heroes') },
    });
    heroes.visits('statue-of-liberty');
    table.expectOver('heroes', 'heroPoints');
    expect(table.state.vars.points).toBe(7);
  });

  test('the heroes win when two civilians are left in Manhattan § end-of-the-game, civilians, heroes', () => {
    const { table, heroes } = lay({
      phase: 'attack',
      points: -8,
      civilians: [['red'], ['green'], ['yellow']],
      heroes: { board: { 'manhattan 0': 'thor-a', tower: 'hulk-a' } },
    });
    // The one civilian of that place is freed without a choice.
    table.expectOver('heroes', 'civilians');
    table.expectChanges({
      'civilians 0': '',
      freed: 'red',
      over: 'heroes, civilians',
    });
    heroes.isRefused([], 'gameIsOver', 'game end');
  });

  test('with three left the game goes on, however many of the freed have been spent § end-of-the-game, civilians', () => {
    const { table, heroes } = lay({
      phase: 'attack',
      civilians: [['red', 'blue'], ['green'], ['yellow']],
      heroes: { board: { 'manhattan 0': 'thor-a' } },
    });
    heroes.chooses('red at 0');
    table.expectChangesOfTurn('heroes', { 'civilians 0': 'blue', freed: 'red' });
  });

  test('a civilian freed by an effect in the play phase can end it too § end-of-the-game, civilians', () => {
    const { table, heroes } = lay({
      civilians: [['red'], ['green'], ['yellow']],
      heroes: { hand: handFor('spider-man-a') },
    });
    heroes.laysDown('spider-man-a', 'tower').chooses('yellow at 2');
    table.expectOver('heroes', 'civilians');
  });

  test('who draws the last card ends the game; the heroes win it with points on their side § end-of-the-game, running-out-of-cards, draw-phase, heroes', () => {
    const { table } = lay({
      phase: 'draw',
      points: 1,
      heroes: { wholeDeck: ['hulk-a', 'thor-a'] },
    });
    table.expectOver('heroes', 'deck');
    table.expectChanges({
      'heroes hand': 'hulk-a, thor-a',
      'heroes deck': -2,
      over: 'heroes, deck',
    });
  });

  test('the points decide, not who has drawn § running-out-of-cards, villains', () => {
    const { table } = lay({ phase: 'draw', points: -1, heroes: { wholeDeck: ['hulk-a'] } });
    table.expectOver('villains', 'deck');
    table.expectChanges({ 'heroes hand': 'hulk-a', 'heroes deck': -1, over: 'villains, deck' });
  });

  test('with the marker in the middle it is a draw § running-out-of-cards', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'draw',
      villains: { wholeDeck: ['kang-a'] },
    });
    table.expectOver('draw', 'deck');
    expect(table.state.outcome?.winners).toEqual([]);
    table.expectChanges({ 'villains hand': 'kang-a', 'villains deck': -1, over: 'draw, deck' });
  });

  test('one card left in the deck and the game goes on § running-out-of-cards', () => {
    const { table } = lay({
      phase: 'draw',
      heroes: { wholeDeck: ['hulk-a', 'thor-a', 'wasp-a'] },
    });
    expect(table.state.outcome).toBeNull();
    expect(table.picture).toMatchObject({ 'heroes deck': 1 });
  });

  test('a deck that is empty already ends the game in the draw phase of its owner, not before § running-out-of-cards', () => {
    const { table, villains } = lay({ points: 2, active: 'villains', villains: { wholeDeck: [] } });
    table.expectChanges({});
    villains.ends();
    table.expectOver('heroes', 'deck');
    table.expectChanges({ over: 'heroes, deck' });
  });

  test('an empty deck of the other side does not matter § running-out-of-cards', () => {
    const { table } = lay({ phase: 'draw', points: 2, villains: { wholeDeck: [] } });
    table.expectChangesOfTurn('heroes', {});
  });

  test('the last card drawn by an effect in the own turn ends it at once § running-out-of-cards, end-of-the-game', () => {
    const { table, villains } = lay({
      active: 'villains',
      points: -2,
      villains: { hand: handFor('leader-a'), wholeDeck: ['kang-a'] },
    });
    villains.laysDown('leader-a', 'manhattan 0');
    table.expectOver('villains', 'deck');
    table.expectChanges({
      'villains hand': 'kang-a',
      'villains discard': means('leader-a').join(', '),
      'villains manhattan 0': 'leader-a',
      'villains deck': -1,
      over: 'villains, deck',
    });
  });

  test('the end comes in the middle of things: no further attack, effect or draw § end-of-the-game', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      points: -8,
      villains: { board: { 'manhattan 0': 'thanos-b', 'manhattan 1': ['zola-a', 2] } },
      heroes: { board: { 'manhattan 0': dying('thor-a'), 'manhattan 1': 'hulk-b' } },
    });
    // Thanos scores for the defeat; Zola neither strikes nor heals.
    table.expectOver('villains', 'villainPoints');
    table.expectChanges({
      points: -1,
      'heroes manhattan 0': '',
      'heroes discard': 'thor-a',
      over: 'villains, villainPoints',
    });
  });

  test('a point at the beginning of a turn ends it before anything is played § end-of-the-game, staff-of-watoomb', () => {
    const { table, heroes, villains } = lay({
      points: 6,
      heroes: {
        board: { 'manhattan 0': 'thor-a', 'manhattan 1': 'hulk-a', tower: 'wasp-a' },
        artefacts: ['staff-of-watoomb'],
      },
    });
    table.expectOver('heroes', 'heroPoints');
    table.expectChanges({ points: 1, over: 'heroes, heroPoints' });
    heroes.isRefused([{ verb: 'endPhase' }], 'gameIsOver', 'game end');
    villains.isRefused([{ verb: 'endPhase' }], 'gameIsOver', 'game end');
    expect(duel.refusals(table.state)).toEqual([]);
  });
});
