import { expect, test } from 'vitest';
import { chapter } from '../table/chapter.ts';
import {
  AGENT,
  handFor,
  hurt,
  laid,
  lifeOf,
  MEDIC,
  PILOT,
  RESCUER,
  strengthOf,
} from '../table/facts.ts';

chapter('S.H.I.E.L.D. agents', (lay) => {
  test('Field Agent: only attacks', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { tower: AGENT } },
      villains: { board: { tower: 'thanos-b' } },
    });
    table.expectChangesOfTurn('heroes', { 'villains tower': hurt('thanos-b', strengthOf(AGENT)) });
  });

  test('Pilot: coming moves one of your cards to an empty place', () => {
    const { table, heroes } = lay({
      heroes: { hand: [PILOT], board: { tower: ['thor-a', 1] } },
      villains: { board: { tower: 'thanos-b' } },
    });
    heroes.plays(PILOT).at('manhattan', 0);
    heroes.expectChoices(PILOT, 'thor-a').cannotChoose('thanos-b').chooses('thor-a');
    heroes.expectChoices('manhattan 1', 'manhattan 2', 'sanctum 0', 'sanctum 1');
    heroes.chooses('sanctum 1');
    table.expectChanges({
      'heroes hand': '',
      'heroes manhattan 0': PILOT,
      'heroes tower': '',
      'heroes sanctum 1': 'thor-a with 1',
    });
  });

  test('Pilot: on the last place there is nowhere to go', () => {
    const { table, heroes } = lay({
      heroes: {
        hand: [PILOT, 'hulk-b'],
        board: {
          'manhattan 0': 'thor-a',
          'manhattan 1': 'hulk-a',
          'manhattan 2': AGENT,
          'sanctum 0': 'wasp-a',
          tower: 'ant-man-a',
        },
      },
    });
    heroes.plays(PILOT).at('sanctum', 1).isAsked('playPhase');
    table.expectChanges({ 'heroes hand': 'hulk-b', 'heroes sanctum 1': PILOT });
  });

  test('Medic: coming heals two damage from one of your cards § healing', () => {
    const { table, heroes } = lay({
      heroes: {
        hand: [MEDIC],
        board: { tower: ['thor-b', 3], 'sanctum 0': ['hulk-b', 1], 'manhattan 0': AGENT },
      },
      villains: { board: { tower: ['thanos-b', 2] } },
    });
    heroes.plays(MEDIC).at('manhattan', 1);
    heroes.expectChoices('thor-b', 'hulk-b').cannotChoose('thanos-b').cannotChoose(AGENT);
    heroes.chooses('thor-b');
    table.expectChanges({
      'heroes hand': '',
      'heroes manhattan 1': MEDIC,
      'heroes tower': 'thor-b with 1',
    });
    expect(lifeOf('thor-b')).toBeGreaterThan(3);
  });

  test('Rescuer: coming to Manhattan frees a civilian, coming elsewhere does not', () => {
    const { table, heroes } = lay({
      heroes: { hand: handFor(RESCUER) },
      civilians: [['red'], ['green'], ['yellow', 'blue']],
    });
    heroes.laysDown(RESCUER, 'manhattan 1');
    heroes.expectChoices('red at 0', 'green at 1', 'yellow at 2', 'blue at 2').chooses('red at 0');
    table.expectChanges({
      ...laid(RESCUER, 'manhattan 1'),
      'civilians 0': '',
      freed: 'red',
    });
    const other = lay({ heroes: { hand: handFor(RESCUER) } });
    other.heroes.laysDown(RESCUER, 'sanctum 1').isAsked('playPhase');
    other.table.expectChanges(laid(RESCUER, 'sanctum 1'));
  });
});
