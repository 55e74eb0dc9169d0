import type { Move } from '@grimrule/room';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Embedded, Rows } from '../../src/storage/embedded.ts';
import { MoveWriter } from '../../src/storage/move-writer.ts';
import { pgliteDialect } from '../../src/storage/pglite-dialect.ts';
import type { Schema } from '../../src/storage/schema.ts';

const MOVE: Move = { kind: 'redo', seat: 0 };
const SUMMARY = { decisions: 1, rounds: 1, waitsFor: 0, outcome: null };

/** The writer gathers moves for a moment first, by the real clock. */
async function somethingIsTimed(): Promise<void> {
  while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
}

describe('a write that hangs', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('counts as failed after a while, and the next is tried', async () => {
    const asked: string[] = [];
    const silent: Embedded = {
      query<R>(sql: string): Promise<Rows<R>> {
        asked.push(sql);
        return new Promise(() => undefined);
      },
      close: async () => undefined,
    };
    const db = new Kysely<Schema>({ dialect: pgliteDialect(silent) });
    const writer = new MoveWriter(db, 'this one');
    const write = (number: number) =>
      writer
        .append({ game: 'a', number, rules: '1', move: MOVE, snapshot: null, summary: SUMMARY })
        .catch((error: unknown) => String(error));
    const first = write(1);
    await somethingIsTimed();
    const second = write(2);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await first).toBe('Error: the database did not store in time');
    await somethingIsTimed();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await second).toBe('Error: the database did not store in time');
    expect(asked).toHaveLength(1);
  });
});

describe('moves that come together', () => {
  /** A database that takes every move, and notes how many were in each write. */
  function taking() {
    const batches: number[] = [];
    const lite: Embedded = {
      async query<R>(_sql: string, parameters: readonly unknown[] = []): Promise<Rows<R>> {
        const [games, numbers] = parameters as readonly (readonly (string | number)[])[];
        batches.push(games?.length ?? 0);
        const rows = (games ?? []).map((game, at) => ({ game, number: numbers?.[at] }));
        return { rows } as unknown as Rows<R>;
      },
      close: async () => undefined,
    };
    const writer = new MoveWriter(new Kysely<Schema>({ dialect: pgliteDialect(lite) }), 'this one');
    const write = (number: number, game = 'a') =>
      writer.append({ game, number, rules: '1', move: MOVE, snapshot: null, summary: SUMMARY });
    return { batches, write };
  }

  it.each([
    [1, [1]],
    [100, [100]],
    [101, [100, 1]],
  ])('are written a hundred at once: %i', async (count, expected) => {
    const { batches, write } = taking();
    const written = await Promise.all(Array.from({ length: count }, (_, at) => write(at + 1)));
    expect(batches).toEqual(expected);
    expect(written.every((isFirst) => isFirst)).toBe(true);
  });

  it('of one number are one, and of two tables are two', async () => {
    const { write } = taking();
    const written = await Promise.all([write(1), write(1), write(1, 'b')]);
    expect(written).toEqual([true, false, true]);
  });

  it('are not mistaken where names and numbers read alike in a row', async () => {
    const { write } = taking();
    expect(await Promise.all([write(11, 'a'), write(1, 'a1'), write(1, 'a1')])).toEqual([
      true,
      true,
      false,
    ]);
  });
});
