import { expect, test } from 'vitest';
import { isSlowNode, practice } from '../src/index.ts';
import { highCard } from './high-card.ts';
import { twoDials } from './two-dials.ts';

test('a game for practice goes on by one decision a step, to its end', () => {
  const steps = practice(twoDials, 'practice');
  expect(steps.next().done).toBe(false);
  expect(steps.next().done).toBe(false);
  expect(steps.next().done).toBe(true);
});

test('a game that cannot be set up without options is not practised', () => {
  const choosy = { ...highCard, setup: () => ({ problems: [{ say: 'noOptions' }] }) };
  expect([...practice(choosy, 'practice')]).toEqual([]);
});

test.each([
  ['20.19.0', true],
  ['22.8.0', true],
  ['24.0.0', false],
  ['100.1.0', false],
])('Node %s could be faster: %s', (version, expected) => {
  expect(isSlowNode(version)).toBe(expected);
});
