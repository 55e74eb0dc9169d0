import { test } from 'vitest';
import { chapter } from '../table/chapter.ts';
import { AGENT, dying, handFor, hurt, laid, means, PILOT, strengthOf } from '../table/facts.ts';

chapter('Yellow heroes', (lay) => {
  test('Thor (a): he only attacks', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { tower: 'thor-a' } },
      villains: { board: { tower: 'thanos-b', 'sanctum 1': 'kang-b' } },
    });
    table.expectChangesOfTurn('heroes', {
      'villains tower': hurt('thanos-b', strengthOf('thor-a')),
    });
  });

  test('Thor (b): attacking he deals one damage to every enemy at his site, his defender too', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { 'manhattan 1': 'thor-b' } },
      villains: {
        board: {
          'manhattan 0': dying('leader-a'),
          'manhattan 1': 'thanos-b',
          'sanctum 0': 'kang-b',
        },
      },
    });
    table.expectChangesOfTurn('heroes', {
      'villains manhattan 0': '',
      'villains discard': 'leader-a',
      'villains manhattan 1': hurt('thanos-b', strengthOf('thor-b') + 1),
    });
  });

  test('Wasp (a): coming she deals one damage to any enemy', () => {
    const { table, heroes } = lay({
      heroes: { hand: handFor('wasp-a'), board: { tower: 'thor-b' } },
      villains: { board: { 'manhattan 0': 'kang-b', tower: 'thanos-b' } },
    });
    heroes.laysDown('wasp-a', 'manhattan 0').expectChoices('kang-b', 'thanos-b');
    heroes.cannotChoose('thor-b').chooses('thanos-b');
    table.expectChanges({ ...laid('wasp-a', 'manhattan 0'), 'villains tower': 'thanos-b with 1' });
  });

  test('Wasp (b): at the beginning of your turn you may move one of your cards; it keeps its damage § moving', () => {
    const { table, heroes } = lay({
      heroes: { board: { tower: 'wasp-b', 'sanctum 0': ['thor-a', 2] } },
      villains: { board: { 'manhattan 0': 'kang-b' } },
    });
    heroes.expectChoices('use wasp-b', 'pass').uses('wasp-b');
    heroes.expectChoices('wasp-b', 'thor-a').cannotChoose('kang-b').chooses('thor-a');
    heroes.expectChoices('manhattan 0', 'manhattan 1', 'manhattan 2', 'sanctum 1');
    heroes.chooses('manhattan 0');
    table.expectChanges({ 'heroes sanctum 0': '', 'heroes manhattan 0': 'thor-a with 2' });
  });

  test('Wasp (b): not in the turn of the enemy, and nobody has to move', () => {
    const { table, villains } = lay({
      active: 'villains',
      heroes: { board: { tower: 'wasp-b', 'sanctum 0': ['thor-a', 2] } },
    });
    villains.isAsked('playPhase');
    const own = lay({ heroes: { board: { tower: 'wasp-b' } } });
    own.heroes.passes().isAsked('playPhase');
    own.table.expectChanges({});
    table.expectChanges({});
  });

  test('Ant-Man (a): attacks deal him one damage less § less-damage', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { 'manhattan 0': 'kang-b', 'manhattan 1': 'hydra-trooper' } },
      heroes: { board: { 'manhattan 0': 'ant-man-a', 'manhattan 1': 'thor-a' } },
    });
    table.expectChangesOfTurn('villains', {
      'heroes manhattan 0': hurt('ant-man-a', strengthOf('kang-b') - 1),
      'heroes manhattan 1': hurt('thor-a', strengthOf('hydra-trooper')),
    });
  });

  test('Ant-Man (a): a blow of one does nothing to him, yet he has defended § less-damage', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { 'manhattan 0': 'hydra-trooper' } },
      heroes: { board: { 'manhattan 0': 'ant-man-a' } },
    });
    table.expectChangesOfTurn('villains', {});
  });

  test('Ant-Man (b): coming he brings a side character from your discard pile', () => {
    const { table, heroes } = lay({
      heroes: { hand: handFor('ant-man-b'), discard: [AGENT, PILOT, 'thor-a'] },
    });
    heroes.laysDown('ant-man-b', 'tower').expectChoices(AGENT, PILOT);
    heroes.cannotChoose('thor-a').chooses(AGENT).chooses('manhattan 2');
    table.expectChanges({
      ...laid('ant-man-b', 'tower'),
      'heroes manhattan 2': AGENT,
      'heroes discard': [PILOT, 'thor-a', ...means('ant-man-b')].join(', '),
    });
  });

  test('Ant-Man (b): a pilot who comes this way flies somebody at once', () => {
    const { table, heroes } = lay({
      heroes: {
        hand: ['ant-man-b'],
        board: { tower: 'ant-man-a' },
        discard: [PILOT],
      },
    });
    heroes.chooses('play ant-man-b').chooses('manhattan 0');
    heroes.expectChoices('ant-man-b', PILOT).chooses('ant-man-b').chooses('sanctum 1');
    table.expectChanges({
      'heroes hand': '',
      'heroes tower': '',
      'heroes sanctum 1': 'ant-man-b',
      'heroes manhattan 0': PILOT,
      'heroes discard': 'ant-man-a',
    });
  });
});
