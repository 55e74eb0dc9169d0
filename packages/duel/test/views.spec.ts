import { demandViews } from '@grimrule/kernel/testing';
import { describe, expect, it } from 'vitest';
import { duel } from '../src/index.ts';

describe('what is told of a game of Duel', () => {
  it('can be told to both seats and to a spectator', () => {
    for (let seed = 0; seed < 8; seed++) {
      expect(demandViews(duel, { seed }).decisions).toBeGreaterThan(0);
    }
  });
});
