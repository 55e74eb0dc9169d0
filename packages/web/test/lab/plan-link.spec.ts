import type { Plan } from '@grimrule/lab';
import { afterEach, expect, test, vi } from 'vitest';
import { addressOf, planIn } from '../../src/lab/plan-link.ts';

afterEach(() => vi.unstubAllGlobals());

const PLAN: Plan = {
  game: 'champions',
  settings: [{ name: 'Müller gegen „Klaw“', facts: {}, options: { heroes: [] }, bots: ['easy'] }],
  games: 3,
  from: 0,
  seed: 'ä',
};

test('an address holds a whole plan, behind the sign that no server sees', () => {
  vi.stubGlobal('location', { origin: 'https://grimrule.example' });
  const address = new URL(addressOf(PLAN));
  expect(address.pathname).toBe('/lab');
  expect(address.hash).toMatch(/^#plan=[\w-]+$/);
  expect(planIn(address.hash)).toEqual(PLAN);
});

test.each(['', '#go', '#plan=', '#plan=%%%', '#plan=bm8', '#plan=e30'])(
  'no plan is read out of %s',
  (hash) => {
    expect(planIn(hash)).toBeNull();
  },
);
