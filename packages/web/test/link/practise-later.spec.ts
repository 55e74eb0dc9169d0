import { duel } from '@grimrule/duel';
import type { Game } from '@grimrule/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { practiseLater } from '../../src/link/local/practise-later.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Duel, which counts its decisions; those that are looked ahead do not count. */
function watched() {
  let decisions = 0;
  const game: Game = {
    ...(duel as unknown as Game),
    view(state, seat) {
      decisions++;
      return (duel as unknown as Game).view(state, seat);
    },
  };
  return { game, decisions: () => decisions };
}

test('a worker practises when the page had time to load, one decision after the other', () => {
  const { game, decisions } = watched();
  practiseLater(game);
  vi.advanceTimersByTime(999);
  expect(decisions()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(decisions()).toBe(1);
  vi.advanceTimersToNextTimer();
  expect(decisions()).toBe(2);
});

test('practice ends with the game', () => {
  const { game, decisions } = watched();
  practiseLater(game);
  vi.runAllTimers();
  expect(decisions()).toBeGreaterThan(10);
  expect(vi.getTimerCount()).toBe(0);
});

test('practice ends when the table is opened', () => {
  const { game, decisions } = watched();
  const end = practiseLater(game);
  vi.advanceTimersByTime(1000);
  end();
  vi.runAllTimers();
  expect(decisions()).toBe(1);
});
