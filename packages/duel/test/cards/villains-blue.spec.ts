import { test } from 'vitest';
import { chapter } from '../table/chapter.ts';
import { dying, handFor, hurt, laid, strengthOf } from '../table/facts.ts';

chapter('Blue villains', (lay) => {
  test('Kang (a): attacking with nobody opposite he may take a main character back into hand § returning-to-hand', () => {
    const { table, villains } = lay({
      active: 'villains',
      phase: 'attack',
      villains: {
        board: { 'manhattan 0': 'kang-a' },
        discard: ['thanos-b', 'hydra-trooper', 'ultron-a'],
        deck: ['zola-a', 'zola-b'],
      },
    });
    villains.expectChoices('yes', 'no').chooses('yes').expectChoices('thanos-b', 'ultron-a');
    villains.cannotChoose('hydra-trooper').chooses('thanos-b');
    table.expectChanges({
      points: -1,
      'villains discard': 'hydra-trooper, ultron-a',
      'villains hand': 'thanos-b, zola-a, zola-b',
      'villains deck': -2,
    });
  });

  test('Kang (a): he may decline, and a defender who stands keeps him from it § effects', () => {
    const declined = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { 'manhattan 0': 'kang-a' }, discard: ['thanos-b'] },
    });
    declined.villains.chooses('no');
    declined.table.expectChangesOfTurn('villains', { points: -1 });
    const defended = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { 'manhattan 0': 'kang-a' }, discard: ['thanos-b'] },
      heroes: { board: { 'manhattan 0': 'hulk-b' } },
    });
    defended.table.expectChangesOfTurn('villains', {
      'heroes manhattan 0': hurt('hulk-b', strengthOf('kang-a')),
    });
  });

  test('Kang (b): coming he brings back any character but Kang', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: {
        board: { tower: 'kang-a' },
        hand: ['kang-b'],
        discard: ['kang-b', 'thanos-b', 'hydra-trooper'],
      },
    });
    villains.chooses('play kang-b').expectChoices('thanos-b', 'hydra-trooper');
    villains.cannotChoose('kang-a').chooses('thanos-b').chooses('manhattan 0');
    table.expectChanges({
      'villains hand': '',
      'villains tower': 'kang-b',
      'villains manhattan 0': 'thanos-b',
      'villains discard': 'kang-b, hydra-trooper, kang-a',
    });
  });

  test('Kang (b): on a full board he brings only who can replace somebody', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: {
        board: {
          'manhattan 0': 'ultron-a',
          'manhattan 1': 'leader-a',
          'manhattan 2': 'hydra-bomber',
          'sanctum 0': 'zola-a',
          'sanctum 1': 'hela-a',
          tower: 'kang-a',
        },
        hand: ['kang-b', 'leader-b'],
        discard: ['thanos-b', 'hydra-trooper', 'ultron-b', 'zola-b'],
      },
    });
    villains.chooses('play kang-b').expectChoices('ultron-b', 'zola-b').cannotChoose('thanos-b');
    villains.chooses('zola-b');
    table.expectChanges({
      'villains hand': 'leader-b',
      'villains tower': 'kang-b',
      'villains sanctum 0': 'zola-b',
      'villains discard': 'thanos-b, hydra-trooper, ultron-b, kang-a, zola-a',
    });
  });

  test('Zola (a): unhurt he has nothing to heal; others do not profit', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { tower: 'zola-a', 'sanctum 0': ['kang-b', 2] } },
      heroes: { board: { tower: 'hulk-b', 'sanctum 0': 'thor-b' } },
    });
    table.expectChangesOfTurn('villains', {
      'heroes tower': hurt('hulk-b', strengthOf('zola-a')),
      'heroes sanctum 0': hurt('thor-b', strengthOf('kang-b')),
    });
  });

  test('Zola (b): at the beginning of your turn you may bring back a side character', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: {
        board: { tower: 'zola-b' },
        discard: ['hydra-bomber', 'ultron-a', 'hydra-infiltrator'],
      },
      heroes: { hand: ['thor-a'] },
    });
    villains.expectChoices('use zola-b', 'pass').uses('zola-b');
    villains.expectChoices('hydra-bomber', 'hydra-infiltrator').cannotChoose('ultron-a');
    villains.chooses('hydra-bomber').chooses('sanctum 0').isAsked('playPhase');
    table.expectChanges({
      'villains sanctum 0': 'hydra-bomber',
      'villains discard': 'ultron-a, hydra-infiltrator',
    });
  });

  test('Zola (b): not without one, not in the turn of the enemy, and only if you like', () => {
    const without = lay({
      active: 'villains',
      villains: { board: { tower: 'zola-b' }, discard: ['ultron-a'] },
    });
    without.villains.isAsked('playPhase');
    const theirs = lay({ villains: { board: { tower: 'zola-b' }, discard: ['hydra-bomber'] } });
    theirs.heroes.isAsked('playPhase');
    const passing = lay({
      active: 'villains',
      villains: { board: { tower: 'zola-b' }, discard: ['hydra-bomber'] },
    });
    passing.villains.passes().isAsked('playPhase');
    passing.table.expectChanges({});
  });

  test('Thanos (a): coming he makes the enemy discard two cards of their choice § discarding', () => {
    const { table, heroes, villains } = lay({
      active: 'villains',
      villains: { hand: handFor('thanos-a') },
      heroes: { hand: ['thor-a', 'hulk-a', 'wasp-a'] },
      freed: ['red'],
    });
    villains.laysDown('thanos-a', 'tower');
    heroes.isAsked('chooseDiscards', 2).expectChoices('thor-a', 'hulk-a', 'wasp-a', 'spare');
    heroes.isRefused([table.option('thor-a')], 'tooFewPicked', 'discard');
    heroes.chooses('wasp-a', 'thor-a');
    table.expectChanges({
      ...laid('thanos-a', 'tower'),
      'heroes hand': 'hulk-a',
      'heroes discard': 'wasp-a, thor-a',
    });
  });

  test('Thanos (a): who holds fewer loses all of them § discarding, effects', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { hand: handFor('thanos-a') },
      heroes: { hand: ['daily-bugle'], noSpare: true },
    });
    villains.laysDown('thanos-a', 'tower').isAsked('playPhase');
    table.expectChanges({ ...laid('thanos-a', 'tower'), 'heroes hand': '', locations: 1 });
  });

  test('Thanos (b): each defeated enemy scores a point, in the turn of either side § permanent-effects', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { tower: 'thanos-b', 'manhattan 0': 'taskmaster-a' } },
      heroes: { board: { 'manhattan 0': dying('thor-a'), tower: dying('wasp-a') } },
    });
    table.expectChangesOfTurn('villains', {
      points: -2,
      'heroes manhattan 0': '',
      'heroes tower': '',
      'heroes discard': 'thor-a, wasp-a',
    });
    const theirs = lay({
      heroes: { artefacts: ['darkhold'], board: { tower: dying('wasp-a') } },
      villains: { board: { tower: 'thanos-b' } },
    });
    theirs.heroes.uses('darkhold');
    theirs.table.expectChanges({
      points: -1,
      'heroes artefacts': '',
      box: 1,
      'heroes tower': '',
      'heroes discard': 'wasp-a',
      'villains tower': 'thanos-b with 2',
    });
  });

  test('Thanos (b): cards of your own, and enemies who are only replaced or sent back, score nothing § defeated, returning-to-hand', () => {
    const own = lay({
      phase: 'attack',
      heroes: { board: { 'manhattan 0': 'thor-a' } },
      villains: { board: { 'manhattan 0': dying('leader-a'), tower: 'thanos-b' } },
    });
    own.table.expectChangesOfTurn('heroes', {
      'villains manhattan 0': '',
      'villains discard': 'leader-a',
    });
    const replaced = lay({
      heroes: { board: { tower: 'thor-a' }, hand: ['thor-b'] },
      villains: { board: { tower: 'thanos-b' } },
    });
    replaced.heroes.chooses('play thor-b');
    replaced.table.expectChanges({
      'heroes hand': '',
      'heroes tower': 'thor-b',
      'heroes discard': 'thor-a',
    });
    const returned = lay({
      active: 'villains',
      villains: { board: { tower: 'thanos-b' }, hand: handFor('loki-a') },
      heroes: { board: { tower: 'wasp-a' } },
    });
    returned.villains.laysDown('loki-a', 'manhattan 0');
    returned.table.expectChanges({
      ...laid('loki-a', 'manhattan 0'),
      'heroes tower': '',
      'heroes hand': 'wasp-a',
    });
  });
});
