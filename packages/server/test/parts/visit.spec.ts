import { EventEmitter } from 'node:events';
import type { ServerMessage } from '@grimrule/room';
import { CLOSED } from '@grimrule/room';
import { describe, expect, it, vi } from 'vitest';
import { Budgets } from '../../src/http/budgets.ts';
import { Visit } from '../../src/http/visit.ts';
import { LIMITS } from '../../src/settings.ts';
import type { World } from '../../src/tables/table-desk.ts';
import type { Tables } from '../../src/tables/tables.ts';

/** The socket of a page, as far as a visit uses it. */
class Line extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly sent: ServerMessage[] = [];
  readonly closed: number[] = [];
  terminated = 0;
  readonly pongs: string[] = [];

  pong(data: Buffer): void {
    this.pongs.push(data.toString());
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ServerMessage);
  }

  close(code: number): void {
    this.closed.push(code);
  }

  terminate(): void {
    this.terminated++;
  }

  /** The refusals, with the numbers of their messages. */
  get refusals(): readonly (readonly [number | null, string])[] {
    return this.sent.flatMap((each) =>
      each.say === 'refused' ? [[each.id, each.refusal.reason.say] as const] : [],
    );
  }
}

/** The connection under it. */
class Wire extends EventEmitter {
  cork(): void {}
  uncork(): void {}
}

const NO_LOG = { info: () => undefined, debug: () => undefined };

/** A page that has come to a server without tables. */
function visiting(limits: Partial<typeof LIMITS> = {}, perMinute = 60_000) {
  const line = new Line();
  const wire = new Wire();
  const errors: unknown[] = [];
  const world = {
    report: (error: unknown) => errors.push(error),
    counts: {
      answering: { startTimer: () => () => 0 },
      refusals: { inc: () => undefined },
    },
    store: {
      players: { noteUse: async () => undefined, isKnown: async () => false },
      seating: { openedBy: async () => [] },
      watchingOf: async () => ({ salt: 'salt' }),
      isClosed: async () => false,
    },
  } as unknown as World;
  const tables = { find: async () => null, leave: async () => undefined } as unknown as Tables;
  new Visit(
    {
      socket: line as never,
      connection: wire as never,
      table: 't',
      address: '192.0.2.7',
      request: { id: 'r', log: NO_LOG as never },
    },
    tables,
    world,
    { limits: { ...LIMITS, ...limits }, budgets: new Budgets(perMinute) },
  );
  const say = async (sent: unknown, isBinary = false) => {
    const text = typeof sent === 'string' ? sent : JSON.stringify(sent);
    line.emit('message', Buffer.from(text), isBinary);
    for (let turns = 0; turns < 20; turns++) await new Promise((done) => setImmediate(done));
  };
  return { line, wire, say, errors };
}

const HELLO = { say: 'hello', keys: [] };

describe('a page that sends', () => {
  it.each([
    ['what is no JSON', '{', null],
    ['no message', { say: 'win', id: 4 }, 4],
    ['a broken message', { say: 'redo', id: 5, seat: -1, number: 0 }, 5],
    ['a number that is none', { say: 'win', id: 'x' }, null],
    ['a list', [1], null],
    ['null', null, null],
  ])('%s is told that it was not understood', async (_, sent, id) => {
    const { line, say, errors } = visiting();
    await say(sent);
    expect(line.refusals).toEqual([[id, 'notUnderstood']]);
    expect(line.closed).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('bytes instead of text is told so too', async () => {
    const { line, say } = visiting();
    await say(HELLO, true);
    expect(line.refusals).toEqual([[null, 'notUnderstood']]);
  });

  it('something before its greeting is not understood', async () => {
    const { line, say } = visiting();
    await say({ say: 'refresh', id: 3 });
    expect(line.refusals).toEqual([[3, 'notUnderstood']]);
  });

  it('a second greeting is not understood', async () => {
    const { line, say } = visiting();
    await say(HELLO);
    expect(line.closed).toEqual([CLOSED.noSuchTable]);
    await say(HELLO);
    expect(line.refusals).toEqual([[null, 'notUnderstood']]);
  });

  it('more than a burst is too fast, and more than patience ends the visit', async () => {
    const { line, say } = visiting({ perSecond: 0.0001, burst: 1, patience: 2 });
    for (let id = 1; id <= 4; id++) await say({ say: 'refresh', id });
    expect(line.refusals).toEqual([
      [1, 'notUnderstood'],
      [2, 'tooFast'],
      [3, 'tooFast'],
    ]);
    expect(line.closed).toEqual([CLOSED.misbehaved]);
  });

  it('too much again and again is not forgiven because it also says what it may', async () => {
    const { line, say } = visiting({ perSecond: 1000, burst: 1, patience: 2 });
    for (let rounds = 0; rounds < 3; rounds++) {
      // Earns one message, and says two.
      await new Promise((done) => setTimeout(done, 5));
      await Promise.all([say({ say: 'refresh', id: 1 }), say({ say: 'refresh', id: 2 })]);
    }
    expect(line.closed).toEqual([CLOSED.misbehaved]);
  });

  it('more than it can afford for ever is disconnected', async () => {
    const { line, say } = visiting({ patience: 2 }, 6);
    for (let id = 1; id <= 4; id++) await say({ say: 'refresh', id });
    expect(line.refusals.map(([, reason]) => reason)).toEqual(['tooFast', 'tooFast']);
    expect(line.closed).toContain(CLOSED.misbehaved);
  });

  it('something long pays for it, also if it is no message', async () => {
    const { line, say } = visiting({}, 60);
    const long = 'x'.repeat(20_000);
    await say(long);
    await say(long);
    expect(line.refusals).toEqual([
      [null, 'notUnderstood'],
      [null, 'tooFast'],
    ]);
  });

  it('more bytes than it may is cut off, whatever they are', () => {
    const { line, wire } = visiting({ bytesPerSecond: 0.001, bytesAtOnce: 100 });
    wire.emit('data', Buffer.alloc(100));
    expect(line.terminated).toBe(0);
    wire.emit('data', Buffer.alloc(1));
    expect(line.terminated).toBe(1);
  });

  it('pings gets replies as often as it may speak, and while it reads them', () => {
    const { line } = visiting({ perSecond: 0.0001, burst: 3, patience: 1 });
    line.emit('ping', Buffer.from('one'));
    line.bufferedAmount = 10;
    line.emit('ping', Buffer.from('two'));
    line.bufferedAmount = 0;
    line.emit('ping', Buffer.from('three'));
    line.emit('ping', Buffer.from('four'));
    expect([line.pongs, line.closed]).toEqual([['one', 'three'], []]);
    line.emit('ping', Buffer.from('five'));
    expect(line.closed).toEqual([CLOSED.misbehaved]);
  });

  it('what it cannot afford is too fast', async () => {
    const { line, say } = visiting({}, 30);
    await say({ say: 'refresh', id: 1 });
    await say({ say: 'refresh', id: 2 });
    expect(line.refusals).toEqual([
      [1, 'notUnderstood'],
      [2, 'tooFast'],
    ]);
  });
});

describe('a page that', () => {
  it('does not read what it is told is cut off', async () => {
    const { line, say } = visiting({ unread: 100 });
    line.bufferedAmount = 100;
    await say('{');
    expect([line.refusals.length, line.terminated]).toEqual([1, 0]);
    line.bufferedAmount = 101;
    await say('{');
    expect([line.refusals.length, line.terminated]).toEqual([1, 1]);
  });

  it('has gone is told nothing', async () => {
    const { line, say } = visiting();
    line.readyState = 3;
    await say('{');
    expect(line.sent).toEqual([]);
  });

  it('does not greet within ten seconds has to come again', () => {
    vi.useFakeTimers();
    try {
      const { line } = visiting();
      vi.advanceTimersByTime(9_999);
      expect(line.closed).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(line.closed).toEqual([CLOSED.silent]);
    } finally {
      vi.useRealTimers();
    }
  });
});
