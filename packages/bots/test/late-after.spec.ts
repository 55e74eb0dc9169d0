import { expect, it } from 'vitest';
import { lateAfter } from '../src/index.ts';

it('is late as soon as the time is over, and not before', () => {
  let now = 1000;
  const isLate = lateAfter(50, () => now);
  expect(isLate()).toBe(false);
  now = 1049;
  expect(isLate()).toBe(false);
  now = 1050;
  expect(isLate()).toBe(true);
});
