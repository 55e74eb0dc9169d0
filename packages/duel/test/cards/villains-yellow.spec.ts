import { expect, test } from 'vitest';
import { chapter } from '../table/chapter.ts';
import { handFor, hurt, laid, means, pointsOf, strengthOf } from '../table/facts.ts';

chapter('Yellow villains', (lay) => {
  test('Loki (a): the strength of the moment counts, and the damage goes § strength, returning-to-hand', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { hand: handFor('loki-a') },
      heroes: {
        board: {
          'manhattan 0': ['hulk-b', 1],
          'manhattan 1': ['iron-man-a', 2],
          tower: 'captain-marvel-b',
        },
      },
    });
    expect(strengthOf('hulk-b')).toBe(2);
    villains.laysDown('loki-a', 'sanctum 0');
    // Hulk's damage makes him too strong, so only Iron Man is left.
    table.expectChanges({
      ...laid('loki-a', 'sanctum 0'),
      'heroes manhattan 1': '',
      'heroes hand': 'iron-man-a',
    });
  });

  test('Loki (a): coming he sends an enemy of strength two or less back to its hand § returning-to-hand', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { hand: handFor('loki-a'), board: { tower: 'hydra-trooper' } },
      heroes: { board: { 'sanctum 0': 'wasp-a', 'sanctum 1': 'ant-man-a', tower: 'thor-b' } },
    });
    villains.laysDown('loki-a', 'manhattan 0').expectChoices('wasp-a', 'ant-man-a');
    villains.cannotChoose('thor-b').cannotChoose('hydra-trooper').chooses('wasp-a');
    table.expectChanges({
      ...laid('loki-a', 'manhattan 0'),
      'heroes sanctum 0': '',
      'heroes hand': 'wasp-a',
    });
  });

  test('Loki (b): the enemy opposite is two weaker, its neighbours are not § opposite, strength', () => {
    const { table } = lay({
      phase: 'attack',
      villains: { board: { 'manhattan 0': 'loki-b', 'manhattan 1': 'ultron-b' } },
      heroes: { board: { 'manhattan 0': 'thor-b', 'manhattan 1': 'hulk-a' } },
    });
    // Thor's own attack effect is not weakened.
    table.expectChangesOfTurn('heroes', {
      'villains manhattan 0': hurt('loki-b', strengthOf('thor-b') - 2 + 1),
      'villains manhattan 1': hurt('ultron-b', 1 + strengthOf('hulk-a')),
    });
  });

  test('Loki (b): a strength does not fall below nothing', () => {
    const { table } = lay({
      phase: 'attack',
      villains: { board: { 'manhattan 0': 'loki-b' } },
      heroes: { board: { 'manhattan 0': 'wasp-a' } },
    });
    table.expectChangesOfTurn('heroes', {});
  });

  test('Taskmaster (a): he only attacks', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { tower: 'taskmaster-a' } },
      heroes: { board: { tower: 'hulk-b' } },
    });
    table.expectChangesOfTurn('villains', {
      'heroes tower': hurt('hulk-b', strengthOf('taskmaster-a')),
    });
  });

  test('Taskmaster (b): unhurt he is two stronger', () => {
    const heroes = { board: { tower: 'hulk-b' } } as const;
    const whole = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { tower: 'taskmaster-b' } },
      heroes,
    });
    whole.table.expectChangesOfTurn('villains', {
      'heroes tower': hurt('hulk-b', strengthOf('taskmaster-b') + 2),
    });
    const wounded = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { tower: ['taskmaster-b', 1] } },
      heroes,
    });
    wounded.table.expectChangesOfTurn('villains', {
      'heroes tower': hurt('hulk-b', strengthOf('taskmaster-b')),
    });
  });

  test('Doctor Octopus (a): attacking he deals one damage to an enemy at his site', () => {
    const { table, villains } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { 'sanctum 0': 'doctor-octopus-a' } },
      heroes: { board: { 'sanctum 0': 'hulk-b', 'sanctum 1': 'thor-b', tower: 'wasp-a' } },
    });
    villains.expectChoices('hulk-b', 'thor-b').cannotChoose('wasp-a').chooses('thor-b');
    table.expectChangesOfTurn('villains', {
      'heroes sanctum 0': hurt('hulk-b', strengthOf('doctor-octopus-a')),
      'heroes sanctum 1': 'thor-b with 1',
    });
  });

  test('Doctor Octopus (b): each location you play scores one point more', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { board: { tower: 'doctor-octopus-b' }, hand: handFor('central-park', 'villains') },
    });
    villains.visits('central-park').isAsked('playPhase');
    table.expectChanges({
      points: -(pointsOf('central-park') + 1),
      locations: 1,
      'villains hand': '',
      'villains discard': means('central-park', 'villains').join(', '),
    });
  });

  test('Doctor Octopus (b): locations of the enemy, or given as payment, do not count', () => {
    const theirs = lay({
      villains: { board: { tower: 'doctor-octopus-b' } },
      heroes: { hand: handFor('central-park', 'heroes') },
    });
    theirs.heroes.visits('central-park');
    theirs.table.expectChanges({
      points: pointsOf('central-park'),
      locations: 1,
      'heroes hand': '',
      'heroes discard': means('central-park', 'heroes').join(', '),
    });
    const paying = lay({
      active: 'villains',
      villains: {
        board: { tower: 'doctor-octopus-b' },
        hand: ['hydra-infiltrator', 'daily-bugle'],
      },
      heroes: { noSpare: true },
    });
    paying.villains.plays('hydra-infiltrator').paying('daily-bugle').at('manhattan', 0);
    paying.table.expectChanges({
      locations: 1,
      'villains hand': '',
      'villains manhattan 0': 'hydra-infiltrator',
    });
  });
});
