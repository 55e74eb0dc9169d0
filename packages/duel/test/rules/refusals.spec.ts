import { expect, test } from 'vitest';
import { chapter } from '../table/chapter.ts';

const FULL_BOARD = {
  'manhattan 0': 'thor-a',
  'manhattan 1': 'hulk-a',
  'manhattan 2': 'wasp-a',
  'sanctum 0': 'iron-man-b',
  'sanctum 1': 'black-widow-a',
  tower: 'ant-man-a',
} as const;

chapter('What cannot be done is told with its card and its rule', (lay) => {
  test('a card that cannot be paid', () => {
    const { table } = lay({ heroes: { hand: ['hulk-a', 'daily-bugle'] } });
    expect(table.refusals).toEqual([
      'play hulk-a: cannotPay (card hulk-a) [paying]',
      'play daily-bugle: cannotPay (card daily-bugle) [paying]',
    ]);
  });

  test('a character without a place; a location without the means', () => {
    const { table } = lay({
      heroes: { board: FULL_BOARD, hand: ['captain-america-a', 'daily-bugle', 'thor-b'] },
    });
    expect(table.refusals).toEqual([
      'play captain-america-a: noEmptyPlace (card captain-america-a) [places]',
      'play spare: noEmptyPlace (card s-h-i-e-l-d-field-agent) [places]',
    ]);
  });

  test('an artefact without a target, and one that was used in this turn', () => {
    const { table, heroes } = lay({
      heroes: {
        artefacts: ['ebony-blade', 'lifeline-tablet', 'eye-of-agamotto', 'norn-stones'],
      },
      villains: { board: { tower: 'kang-b' } },
    });
    heroes.uses('ebony-blade');
    expect(table.refusals).toEqual([
      'use ebony-blade: limitReached (card ebony-blade, count 1, per turn) [limit]',
      'use lifeline-tablet: noTarget (card lifeline-tablet) [target]',
      'use eye-of-agamotto: noTarget (card eye-of-agamotto) [target]',
    ]);
  });

  test('between attacks only what can be used all turn is spoken of', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: {
        artefacts: ['ebony-blade', 'eye-of-agamotto', 'casket-of-ancient-winters'],
        hand: ['hulk-a'],
      },
    });
    expect(table.refusals).toEqual([
      'use eye-of-agamotto: noTarget (card eye-of-agamotto) [target]',
    ]);
    table.leavesOpen('betweenAttacks');
  });
});
