import { expect, test } from 'vitest';
import { PLAYED, tally } from './tables.ts';

test.each(PLAYED.filter(({ name }) => name.startsWith('Rings')))(
  '$name takes no more than 12 clicks usually',
  (played) => {
    const { clicks, plainClicks, rounds } = tally(played, 6);
    expect(rounds).toBeGreaterThan(10);
    expect(clicks).toBeLessThanOrEqual(12);
    // The page asks less than it could.
    expect(clicks).toBeLessThan(plainClicks);
  },
);

test.each(PLAYED.filter(({ name }) => !name.startsWith('Rings')))(
  '$name never takes more clicks than if nothing is chosen together',
  (played) => {
    const { clicks, plainClicks, questions } = tally(played, 6);
    expect(clicks).toBeLessThanOrEqual(plainClicks);
    expect(clicks).toBeGreaterThanOrEqual(questions);
  },
);
