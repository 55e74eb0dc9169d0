import { duel } from '@grimrule/duel';
import type { Answer, Prompt } from '@grimrule/kernel';
import { proposalFor } from '@grimrule/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Desk, Guest, Move } from '../src/index.ts';
import { Room, Session } from '../src/index.ts';

const WATCHING: Guest = {
  seats: [],
  name: 'Watching',
  send: () => undefined,
  missed: () => undefined,
};

/** Two bots play Duel; `write` says what becomes of a write. */
function twoBots(
  write: (tries: number) => Promise<boolean>,
  think: (prompt: Prompt) => Promise<Answer | null> = async (prompt) => proposalFor(prompt),
) {
  const room = Room.open(duel, null, 'bots');
  if (!(room instanceof Room)) throw new Error('Duel cannot be set up');
  const moves: Move[] = [];
  const tried: number[] = [];
  const thoughts: number[] = [];
  const errors: unknown[] = [];
  const desk: Desk = {
    async append(number, move) {
      tried.push(number);
      const isFirst = await write(tried.length);
      if (isFirst) moves.push(move);
      return isFirst;
    },
    movesAfter: async (number) => moves.slice(number),
    damaged: (number) => errors.push(`move ${number} is damaged`),
    saveSeat: async () => undefined,
    saveWatching: async () => undefined,
    saveChat: async (line) => ({ ...line, number: 1 }),
    async think(_bot, _view, prompt) {
      thoughts.push(room.number);
      return think(prompt);
    },
    isBot: () => true,
    passOn: () => undefined,
    report: (error) => errors.push(error),
  };
  const bots = [0, 1].map(() => ({ name: 'Bot', bot: 'sensible' }));
  const session = new Session('t', room, desk, { seats: bots, chat: [] });
  return { session, room, moves, tried, thoughts, errors };
}

describe('a bot at a table', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tries again, later each time, to store what could not be stored', async () => {
    const failures = 4;
    const table = twoBots(async (tries) => {
      if (tries <= failures) throw new Error('no database');
      return tries === failures + 1;
    });
    await table.session.join(WATCHING);
    await vi.advanceTimersByTimeAsync(249);
    expect(table.tried).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(table.tried).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(499);
    expect(table.tried).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1 + 1000 + 2000);
    expect(table.tried.slice(0, failures + 1)).toEqual([1, 1, 1, 1, 1]);
    expect(table.moves).toHaveLength(1);
    // It has decided once, and the next one goes on by itself.
    expect(table.thoughts.slice(0, 2)).toEqual([0, 1]);
    expect(table.errors).toHaveLength(failures);
    await table.session.leave(WATCHING);
  });

  it('finds what was stored although it was told that it was not', async () => {
    const stored: Move[] = [];
    const table = twoBots(async (tries) => {
      const { prompt } = table.room.state;
      if (tries > 1 || !prompt) return false;
      stored.push({ kind: 'answer', seat: prompt.seat, answer: proposalFor(prompt) });
      table.moves.push(...stored);
      throw new Error('no reply');
    });
    await table.session.join(WATCHING);
    await vi.advanceTimersByTimeAsync(250);
    expect(table.room.number).toBe(1);
    await table.session.leave(WATCHING);
  });

  it('stops trying when nobody is there any more, and goes on when somebody comes', async () => {
    const table = twoBots(async () => {
      throw new Error('no database');
    });
    await table.session.join(WATCHING);
    await table.session.leave(WATCHING);
    await vi.advanceTimersByTimeAsync(60_000);
    const before = table.tried.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.tried).toHaveLength(before);
    await table.session.join(WATCHING);
    await vi.advanceTimersByTimeAsync(10);
    expect(table.tried.length).toBeGreaterThan(before);
    await table.session.leave(WATCHING);
  });

  it('stores nothing that it did not decide, or that it decided after the table was closed', async () => {
    const waiting: ((answer: Answer | null) => void)[] = [];
    const asked: Prompt[] = [];
    const table = twoBots(
      async () => true,
      (prompt) => {
        asked.push(prompt);
        return new Promise((resolve) => waiting.push(resolve));
      },
    );
    await table.session.join(WATCHING);
    waiting[0]?.(null);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(table.tried).toEqual([]);
    await table.session.join(WATCHING);
    expect(waiting).toHaveLength(2);
    await table.session.close();
    waiting[1]?.(asked[1] ? proposalFor(asked[1]) : []);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(table.tried).toEqual([]);
    expect(table.errors).toEqual([]);
  });
});
