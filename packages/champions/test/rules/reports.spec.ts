import { actsOf } from '@grimrule/kernel/testing';
import { describe, expect, test } from 'vitest';
import { champions } from '../../src/game.ts';
import { REPORTS } from './cases/reports.ts';

/** Those that end the game, and those that give resources while something is paid. */
const UNKEPT = ['doubled', 'generate', 'generateLike', 'loseGame', 'winGame'];

describe('what an act has done', () => {
  const cases = Object.entries(REPORTS).flatMap(([act, list]) =>
    list.map(([table, report], index) => ({ act, index, table, report })),
  );

  test.each(cases)('$act is reported, case $index', ({ table, report }) => {
    table().reports(report);
  });

  test('is told here of every act', () => {
    expect([...Object.keys(REPORTS), ...UNKEPT].sort()).toEqual(
      [...actsOf(champions.definition)].sort(),
    );
  });
});
