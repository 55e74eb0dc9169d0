import { demandConformance } from '@grimrule/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duel } from '../src/index.ts';

const MOST = 1500;

describe('every game of Duel', () => {
  it('keeps the contract of a game at whatever decision it is looked at', () => {
    const endings = new Set<string>();
    const seeds = fc.oneof(fc.integer(), fc.string({ maxLength: 12 }));
    fc.assert(
      fc.property(seeds, (seed) => {
        const how = { seed, oneIn: 24, most: MOST };
        endings.add(demandConformance(duel, how).ending);
      }),
      { numRuns: 220, seed: 2026 },
    );
    expect([...endings].sort()).toEqual(['civilians', 'deck', 'heroPoints', 'villainPoints']);
  });

  it('keeps it at every single decision of a whole game', () => {
    for (const seed of [1, 2]) {
      demandConformance(duel, { seed, most: MOST });
    }
  });
});
