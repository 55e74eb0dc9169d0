import type { Move } from '@grimrule/room';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Embedded, Rows } from '../src/storage/embedded.ts';
import { MoveWriter } from '../src/storage/move-writer.ts';
import { pgliteDialect } from '../src/storage/pglite-dialect.ts';
import type { Schema } from '../src/storage/schema.ts';

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
