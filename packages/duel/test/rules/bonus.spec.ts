import { cardOf, zoneOf } from '@grimrule/kernel';
import { expect, test } from 'vitest';
import { HAND, HEROES, on } from '../../src/board.ts';
import { chapter } from '../table/chapter.ts';
import { codeIn, hurt, MEDIC, printed } from '../table/facts.ts';

chapter('The bonus of a site', (lay) => {
  test('undefended in Manhattan the villains score a point § bonus, manhattan, villains, attack', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { 'manhattan 1': 'taskmaster-a' } },
      heroes: { board: { 'manhattan 0': 'thor-a' } },
    });
    table.expectChangesOfTurn('villains', { points: -1 });
  });

  test('a marker that is pulled back to the middle stands on a plain zero', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      points: 1,
      villains: { board: { 'manhattan 1': 'taskmaster-a' } },
    });
    table.expectChangesOfTurn('villains', { points: -1 });
    // A negative zero would not come back from a saved game as it was.
    expect(Object.is(table.state.vars.points, 0)).toBe(true);
  });

  test('the strength of the attacker does not matter for the bonus § bonus', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { 'manhattan 0': 'thanos-b', 'manhattan 2': 'hydra-trooper' } },
    });
    table.expectChangesOfTurn('villains', { points: -2 });
  });

  test('undefended in Manhattan the heroes free a civilian of their choice from that place § bonus, manhattan, civilians, heroes', () => {
    const { table, heroes } = lay({
      phase: 'attack',
      heroes: { board: { 'manhattan 1': 'thor-a' } },
      civilians: [['red'], ['green', 'blue'], ['yellow', 'red', 'blue']],
    });
    heroes.isAsked('freeCivilian').expectChoices('green at 1', 'blue at 1');
    heroes.cannotChoose('civilian-yellow', 'manhattan').chooses('blue at 1');
    table.expectChangesOfTurn('heroes', { 'civilians 1': 'green', freed: 'blue' });
  });

  test('where no civilian is left the heroes score a point instead § manhattan, civilians', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { 'manhattan 0': 'thor-a' } },
      civilians: [[], ['green', 'blue'], ['yellow']],
    });
    table.expectChangesOfTurn('heroes', { points: 1 });
  });

  test('undefended in the sanctum the artefact marker moves one step towards the attacker § bonus, sanctum-sanctorum', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { 'sanctum 1': 'thor-a' } },
      villains: { board: { 'sanctum 0': 'kang-b' } },
    });
    table.expectChangesOfTurn('heroes', { marker: 1 });
  });

  test('two undefended attackers there move it twice § bonus, sanctum-sanctorum', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { 'sanctum 0': 'taskmaster-a', 'sanctum 1': 'hydra-trooper' } },
    });
    table.expectChangesOfTurn('villains', { marker: -2 });
  });

  test('undefended at the tower the attacker takes the top location into hand § bonus, avengers-tower, locations', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { tower: 'thor-a' }, deck: ['hulk-a', 'hulk-b'] },
      locations: ['daily-bugle', 'oscorp-tower'],
    });
    table.expectChanges({
      'heroes hand': 'daily-bugle, hulk-a, hulk-b',
      'heroes deck': -2,
      locations: -1,
    });
    const taken = zoneOf(table.state, on(HAND, HEROES)).find(
      (card) => codeIn(table.state, card) === 'daily-bugle',
    );
    expect(cardOf(table.state, taken ?? -1).seen, 'only its owner knows it').toBe(1 << HEROES);
  });

  test('with no location left the tower gives nothing § avengers-tower, locations', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { tower: 'taskmaster-a' } },
      noOtherLocations: true,
    });
    table.expectChangesOfTurn('villains', {});
  });

  test('a defended attacker gets no bonus anywhere § bonus, defence', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: {
        board: { 'manhattan 0': 'leader-a', 'sanctum 0': 'hydra-trooper', tower: 'ultron-a' },
      },
      heroes: { board: { 'manhattan 0': 'hulk-b', 'sanctum 0': 'thor-b', tower: 'iron-man-b' } },
    });
    expect(printed('leader-a').stats.strength).toBe(1);
    table.expectChangesOfTurn('villains', {
      'heroes manhattan 0': 'hulk-b with 1',
      'heroes sanctum 0': 'thor-b with 1',
      'heroes tower': 'iron-man-b with 1',
    });
  });

  test('a defender without strength defends as well § defence', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { 'manhattan 0': 'hydra-trooper' } },
      heroes: { board: { 'manhattan 0': MEDIC } },
    });
    table.expectChangesOfTurn('villains', {
      'heroes manhattan 0': hurt(MEDIC, 1),
    });
  });
});
