import type { Prompt } from '@grimrule/kernel';
import type { Told } from '@grimrule/room';
import { expect, test } from 'vitest';
import type { Lesson } from '../src/games/page-game.ts';
import { latest, lessonFor } from '../src/guide/lessons.ts';

const lesson = (id: string, on: Lesson['on']): Lesson => ({
  id,
  on,
  title: { en: id, de: id },
  text: { en: [id], de: [id] },
});
const lessons = [
  lesson('goal', 'begin'),
  lesson('paying', { ask: 'pay' }),
  lesson('paying more', { ask: 'pay' }),
  lesson('boost', { step: '1 give a boost card' }),
  lesson('over', 'end'),
];
const asks = (say: string): Prompt => ({
  ...{ seat: 0, ask: { say }, rule: '', options: [], least: 1, most: 1 },
});
const line = (step: string, at = 3): Told => ({
  at,
  entry: { line: { say: 'drew' }, rule: '', step, seen: {}, designs: {} },
});
const quiet = { prompt: null, told: [], isOver: false };

test('the first lesson comes at the beginning, and none twice', () => {
  expect(lessonFor(lessons, [], quiet)?.id).toBe('goal');
  expect(lessonFor(lessons, ['goal'], quiet)).toBeNull();
});

test('a lesson comes with its question, and the next about it after it was read', () => {
  const moment = { ...quiet, prompt: asks('pay') };
  expect(lessonFor(lessons, ['goal'], moment)?.id).toBe('paying');
  expect(lessonFor(lessons, ['goal', 'paying'], moment)?.id).toBe('paying more');
  expect(lessonFor(lessons, ['goal'], { ...quiet, prompt: asks('mulligan') })).toBeNull();
});

test('a lesson about a step comes even if more has happened since', () => {
  const moment = { ...quiet, told: [line('1 give a boost card'), line('4 deal damage')] };
  expect(lessonFor(lessons, ['goal'], moment)?.id).toBe('boost');
});

test('the last lesson comes when the game is over', () => {
  expect(lessonFor(lessons, ['goal'], { ...quiet, isOver: true })?.id).toBe('over');
});

test('the latest lines are those of the last decision', () => {
  const log = [line('a', 1), line('b', 2), line('c', 2)];
  expect(latest(log)).toEqual([log[1], log[2]]);
  expect(latest([])).toEqual([]);
});
