import { describe, expect, test } from 'vitest';
import { judged } from './judge.ts';

const AT_A_TIME = 20;
const FIRST = [1, 21, 41, 61, 81] as const;

/** More of them, any number: `npm run late -- rings`. */
describe('late positions of Rings', () => {
  test.each(FIRST)('keep the contract of a game and stand the audit, from seed %i on', (first) => {
    const wrong = Array.from({ length: AT_A_TIME }, (_, turn) => String(first + turn)).flatMap(
      (seed) => judged(seed).faults.map((fault) => `seed ${seed}: ${fault}`),
    );
    expect(wrong).toEqual([]);
  });
});
