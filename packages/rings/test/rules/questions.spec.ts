import { questionsOf } from '@grimrule/kernel/testing';
import { describe, expect, test } from 'vitest';
import { rings } from '../../src/game.ts';
import { QUESTIONS } from './cases/questions.ts';

describe('the whole question', () => {
  const cases = Object.entries(QUESTIONS).flatMap(([step, list]) =>
    list.map(([table, question]) => ({ step, table, question })),
  );

  test.each(cases)('$step: $question', ({ step, table, question }) => {
    table().poses(step, question);
  });

  test('is kept of every step that asks one', () => {
    expect(Object.keys(QUESTIONS).sort()).toEqual([...questionsOf(rings.definition)].sort());
  });
});
