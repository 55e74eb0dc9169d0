import { questionsOf } from '@grimrule/kernel/testing';
import { describe, expect, test } from 'vitest';
import { champions } from '../../src/game.ts';
import { QUESTIONS } from './cases/questions.ts';

describe('the whole question', () => {
  test.each(Object.entries(QUESTIONS))('%s', (step, [table, question]) => {
    table().poses(step, question);
  });

  test('is kept of every step that asks one', () => {
    expect(Object.keys(QUESTIONS).sort()).toEqual([...questionsOf(champions.definition)].sort());
  });
});
