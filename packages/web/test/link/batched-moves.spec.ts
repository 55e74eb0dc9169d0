import type { ServerMessage } from '@grimrule/room';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { batchedMoves } from '../../src/link/batched-moves.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A listener, and the names of the messages they have got. */
function aListener() {
  const told: string[] = [];
  const listener = batchedMoves({
    status: (status) => told.push(status),
    heard: (message) => told.push(message.say),
  });
  const move = () => listener.heard({ say: 'update' } as ServerMessage);
  const done = () => listener.heard({ say: 'done', id: 1 } as ServerMessage);
  return { told, move, done, status: listener.status };
}

test('a move that comes alone is told at once, and so is what follows from it', () => {
  const { told, move, done } = aListener();
  move();
  done();
  expect(told).toEqual(['update', 'done']);
  vi.runAllTimers();
  move();
  expect(told).toEqual(['update', 'done', 'update']);
});

test('moves that come quickly are told together, in their order, and nothing is lost', () => {
  const { told, move, done, status } = aListener();
  move();
  move();
  done();
  status('lost');
  expect(told).toEqual(['update']);
  vi.advanceTimersToNextTimer();
  const all = ['update', 'update', 'done', 'lost'];
  expect(told).toEqual(all);
  move();
  expect(told).toEqual(all);
  vi.runAllTimers();
  expect(told).toEqual([...all, 'update']);
});
