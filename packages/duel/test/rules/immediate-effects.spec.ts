import { test } from 'vitest';
import { chapter } from '../table/chapter.ts';
import { handFor, laid, means } from '../table/facts.ts';

chapter('Immediate effects', (lay) => {
  test('Kang brings Leader back from the discard pile, and Leader draws a card § immediate-effects, entering-play', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: {
        hand: handFor('kang-b'),
        discard: ['leader-a'],
        deck: ['hydra-bomber', 'hydra-scientist'],
      },
    });
    villains.laysDown('kang-b', 'manhattan 0');
    villains.isAsked('chooseCard').expectChoices('leader-a', ...means('kang-b'));
    villains.chooses('leader-a');
    villains
      .isAsked('choosePlace')
      .expectChoices('manhattan 1', 'manhattan 2', 'sanctum 0', 'sanctum 1', 'tower')
      .chooses('sanctum 1');
    table.expectChanges({
      ...laid('kang-b', 'manhattan 0'),
      'villains sanctum 1': 'leader-a',
      'villains hand': 'hydra-bomber',
      'villains deck': -1,
    });
  });

  test('a chain goes on: Kang brings Hela, who brings Leader, who draws § immediate-effects', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: {
        board: { tower: 'kang-a' },
        hand: ['kang-b'],
        discard: ['hela-b', 'leader-a', 'thanos-a'],
        deck: ['hydra-bomber'],
      },
    });
    villains.chooses('play kang-b').expectChoices('hela-b', 'leader-a', 'thanos-a');
    villains.chooses('hela-b').chooses('manhattan 2').isAsked('mayDo').chooses('yes');
    villains.expectChoices('leader-a', 'kang-a').cannotChoose('thanos-a').chooses('leader-a');
    villains.chooses('manhattan 1');
    table.expectChanges({
      'villains tower': 'kang-b',
      'villains manhattan 2': 'hela-b',
      'villains manhattan 1': 'leader-a',
      'villains hand': 'hydra-bomber',
      'villains deck': -1,
      'villains discard': 'thanos-a, kang-a',
    });
  });

  test('it happens once, when the card comes, and not in later turns § immediate-effects', () => {
    const { table, heroes, villains } = lay({
      active: 'villains',
      villains: { board: { tower: 'leader-a' } },
      heroes: { board: { tower: 'hulk-b' } },
    });
    villains.ends();
    heroes.isAsked('playPhase');
    table.expectChangesOfTurn('villains', { 'heroes tower': 'hulk-b with 1' });
  });

  test('one that finds nothing to work on is skipped § effects', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { hand: handFor('green-goblin-a') },
    });
    villains.laysDown('green-goblin-a', 'tower').isAsked('playPhase');
    table.expectChanges(laid('green-goblin-a', 'tower'));
  });

  test('it is carried out after the card lies on its place § immediate-effects, playing-a-card', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { hand: handFor('ultron-b') },
      heroes: { board: { 'manhattan 0': 'hulk-b', 'sanctum 0': 'thor-b' } },
    });
    villains.laysDown('ultron-b', 'sanctum 1');
    table.expectChanges({ ...laid('ultron-b', 'sanctum 1'), 'heroes sanctum 0': 'thor-b with 2' });
  });

  test('being brought back is not being played: what waits for playing does not answer § entering-play', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: {
        board: { tower: 'kang-a', 'sanctum 0': 'red-skull-b' },
        hand: ['kang-b'],
        discard: ['hydra-bomber'],
      },
      heroes: { board: { 'manhattan 0': 'hulk-b' }, hand: ['thor-a', 'wasp-a'] },
    });
    villains.chooses('play kang-b').chooses('manhattan 0').isAsked('playPhase');
    table.expectChanges({
      'villains tower': 'kang-b',
      'villains hand': '',
      'villains manhattan 0': 'hydra-bomber',
      'villains discard': 'kang-a',
    });
  });

  test('a main character who is brought back was not played: the enemy discards for Kang alone § entering-play, warlocks-eye, playing-a-card', () => {
    const { table, heroes, villains } = lay({
      active: 'villains',
      villains: {
        board: { tower: 'kang-a' },
        hand: ['kang-b'],
        discard: ['ultron-a'],
        artefacts: ['warlock-s-eye'],
      },
      heroes: { hand: ['thor-a', 'wasp-a'] },
    });
    villains.chooses('play kang-b').chooses('manhattan 0');
    heroes.isAsked('chooseDiscards').chooses('thor-a');
    villains.isAsked('playPhase');
    table.expectChanges({
      'villains tower': 'kang-b',
      'villains hand': '',
      'villains manhattan 0': 'ultron-a',
      'villains discard': 'kang-a',
      'heroes hand': 'wasp-a',
      'heroes discard': 'thor-a',
    });
  });
});
