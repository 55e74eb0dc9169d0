import { EventEmitter } from 'node:events';
import type { ServerMessage } from '@grimrule/room';
import { CLOSED } from '@grimrule/room';
import { describe, expect, it, vi } from 'vitest';
import { Budgets } from '../../src/http/budgets.ts';
import { Unread } from '../../src/http/unread.ts';
import { Visit } from '../../src/http/visit.ts';
import { LIMITS } from '../../src/settings.ts';
import type { Visitor } from '../../src/tables/live-table.ts';
import type { World } from '../../src/tables/table-desk.ts';
import type { Tables } from '../../src/tables/tables.ts';

/** The state of a socket that was told to close. */
const CLOSING = 2;

/** The socket of a page, as far as a visit uses it. */
class Line extends EventEmitter {
  readonly OPEN = 1;
  readonly CLOSED = 3;
  readyState = 1;
  bufferedAmount = 0;
  readonly sent: ServerMessage[] = [];
  readonly closed: number[] = [];
  terminated = 0;
  readonly pongs: string[] = [];

  pong(data: Buffer): void {
    this.pongs.push(data.toString());
  }

  /** How many bytes of each message wait to be read, and what is done once they are. */
  leftUnread = 0;
  private readonly read: (() => void)[] = [];

  send(text: string, then: () => void): void {
    this.sent.push(JSON.parse(text) as ServerMessage);
    this.bufferedAmount += this.leftUnread;
    this.read.push(then);
  }

  /** The page has read everything. */
  drain(): void {
    this.bufferedAmount = 0;
    for (const then of this.read.splice(0)) then();
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

/** The table that a page comes to, as far as a visit uses it; without one there is none. */
interface Found {
  readonly opened?: readonly { readonly seat: number; readonly device: string }[];
  /** Those seats once it has joined, if that has changed. */
  readonly openedLater?: Found['opened'];
  readonly newDevices?: readonly string[];
  readonly isKnown?: boolean;
  readonly isRemoved?: boolean;
  readonly isClosed?: boolean;
  readonly isThere?: boolean;
}

/** A page that has come to a server. */
function visiting(
  limits: Partial<typeof LIMITS> = {},
  perMinute = 60_000,
  { opened = [], newDevices = [], isThere = false, ...found }: Found = {},
  unread = new Unread(LIMITS.unreadPerAddress),
) {
  const done: unknown[][] = [];
  const visitors = new Set<Visitor>();
  const table = {
    visitors,
    isReplaced: false,
    session: {
      isRemoved: () => found.isRemoved ?? false,
      notice: async (notice: unknown) => void done.push(['notice', notice]),
      receive: async (who: Visitor, message: unknown) => void done.push(['receive', who, message]),
    },
  };
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
      players: { noteUse: async () => undefined, isKnown: async () => found.isKnown ?? false },
      seating: {
        openedBy: async () => {
          const now = done.some(([what]) => what === 'join')
            ? (found.openedLater ?? opened)
            : opened;
          return now.map((each) => ({ ...each, game: 't' }));
        },
        noteDevice: async (_table: string, _seat: number, device: string) =>
          newDevices.includes(device),
      },
      watchingOf: async () => ({ salt: 'salt' }),
      isClosed: async () => found.isClosed ?? false,
    },
  } as unknown as World;
  const tables = {
    find: async () => (isThere ? table : null),
    join: async (_table: unknown, visitor: Visitor) => {
      visitors.add(visitor);
      done.push(['join', visitor]);
    },
    leave: async (_table: unknown, visitor: Visitor) => void done.push(['leave', visitor]),
  } as unknown as Tables;
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
    { limits: { ...LIMITS, ...limits }, budgets: new Budgets(perMinute), unread },
  );
  const say = async (sent: unknown, isBinary = false) => {
    const text = typeof sent === 'string' ? sent : JSON.stringify(sent);
    line.emit('message', Buffer.from(text), isBinary);
    for (let turns = 0; turns < 20; turns++) await new Promise((done) => setImmediate(done));
  };
  return { line, wire, say, errors, done, table };
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

  it('one message after the other has as many heard as it likes, where one may wait', async () => {
    const { line, say } = visiting({ waiting: 1 });
    for (const sent of ['{', { say: 'refresh', id: 1 }, '{', { say: 'refresh', id: 2 }]) {
      await say(sent);
    }
    expect(line.refusals.map(([, reason]) => reason)).toEqual(Array(4).fill('notUnderstood'));
  });
});

describe('a page that comes to a table', () => {
  const opened = [
    { seat: 1, device: 'phone' },
    { seat: 1, device: 'phone' },
    { seat: 0, device: 'laptop' },
  ];
  const at = (found: Found, limits: Partial<typeof LIMITS> = {}) =>
    visiting(limits, 60_000, { isThere: true, ...found });

  it('sits on the seats that its keys open', async () => {
    const { say, done, line } = at({ opened });
    await say({ ...HELLO, keys: ['k'.repeat(22)], name: '  Ann \n Lee ' });
    expect(line.closed).toEqual([]);
    expect(done).toEqual([
      [
        'join',
        expect.objectContaining({
          seats: [1, 0],
          name: 'Ann Lee',
          address: '192.0.2.7',
          devices: ['phone', 'phone', 'laptop'],
        }),
      ],
    ]);
  });

  it('is heard there from its greeting until it leaves', async () => {
    const { say, done, line } = at({});
    await say(HELLO);
    await say({ say: 'refresh', id: 8 });
    line.emit('close', 1000);
    await say('');
    const [[, visitor] = []] = done;
    expect(done).toEqual([
      ['join', visitor],
      ['receive', visitor, { say: 'refresh', id: 8 }],
      ['leave', visitor],
    ]);
  });

  it('has to come again when another server has taken the table over', async () => {
    const { say, done, table, line } = at({});
    await say(HELLO);
    table.isReplaced = true;
    await say({ say: 'refresh', id: 8 });
    expect(done.map(([what]) => what)).toEqual(['join']);
    expect(line.closed).toEqual([CLOSED.missed]);
  });

  it('is not heard once it was told to go, also if it stays', async () => {
    const { say, done, line } = at({ opened });
    await say(HELLO);
    line.readyState = CLOSING;
    await say({ say: 'refresh', id: 8 });
    expect(done.map(([what]) => what)).toEqual(['join']);
  });

  it('is not heard if it is told to go while its message waits', async () => {
    const { say, done, line } = at({ opened });
    await say(HELLO);
    const heard = say({ say: 'refresh', id: 8 });
    line.readyState = CLOSING;
    await heard;
    expect(done.map(([what]) => what)).toEqual(['join']);
  });

  it.each([
    ['its key is revoked', []],
    ['one of its seats is given away', opened.slice(0, 2)],
    [
      'a seat is left to another of its devices',
      [
        { seat: 1, device: 'phone' },
        { seat: 0, device: 'phone' },
      ],
    ],
  ])('has to go if %s while the table is being opened', async (_, openedLater) => {
    const { say, done, line } = at({ opened, openedLater, newDevices: ['laptop'] });
    await say({ ...HELLO, keys: ['k'.repeat(22)] });
    expect([done.map(([what]) => what), line.closed]).toEqual([['join'], [CLOSED.wrongKey]]);
  });

  it('from a device that is new at a seat is told to all, and from others not', async () => {
    const { say, done } = at({ opened, newDevices: ['laptop'] });
    await say(HELLO);
    expect(done.slice(1)).toEqual([['notice', { kind: 'otherDevice', seat: 0 }]]);
  });

  it.each([
    ['whose keys nobody knows', { keys: ['k'.repeat(22)], found: {} }, [CLOSED.wrongKey]],
    ['whose player has no seat there', { keys: ['k'.repeat(22)], found: { isKnown: true } }, []],
    ['that may not watch any more', { keys: [], found: { isRemoved: true } }, [CLOSED.removed]],
    ['that plays there, removed or not', { keys: [], found: { isRemoved: true, opened } }, []],
    ['that was closed', { keys: [], found: { isThere: false, isClosed: true } }, [CLOSED.closed]],
  ])('%s is let in or told why not', async (_, { keys, found }, closed) => {
    const { say, done, line } = at(found);
    await say({ ...HELLO, keys });
    expect(line.closed).toEqual(closed);
    expect(done.some(([what]) => what === 'join')).toBe(closed.length === 0);
  });

  it('lets the one go that was silent longest, where there are too many', async () => {
    const { say, done, table, line } = at({}, { watchers: 1 });
    const closed: number[] = [];
    const before = {
      ...{ seats: [], address: '', name: '', watcher: 'w', devices: [] },
      ...{ send: () => undefined, missed: () => undefined, lastHeard: () => 0 },
      close: (code: number) => void closed.push(code),
    } satisfies Visitor;
    table.visitors.add(before);
    await say(HELLO);
    expect([closed, line.closed]).toEqual([[CLOSED.crowded], []]);
    expect(done.map(([what]) => what)).toEqual(['leave', 'join']);
    expect(done[0]?.[1]).toBe(before);
  });

  it('and cannot be told something is broken until its welcome, and only late after it', async () => {
    const { say, table, line } = at({});
    await say(HELLO);
    const [visitor] = table.visitors;
    visitor?.missed();
    visitor?.send({ say: 'refused', id: null, refusal: { reason: { say: 'x' }, rule: '' } });
    visitor?.missed();
    visitor?.send({ say: 'welcome' } as ServerMessage);
    visitor?.missed();
    expect(line.closed).toEqual([CLOSED.broken, CLOSED.broken, CLOSED.missed]);
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

  it('does not read is cut off at less where others of its address do not read either', async () => {
    const unread = new Unread(100);
    const visitingBeside = () => visiting({}, 60_000, {}, unread);
    const [one, other, third] = [visitingBeside(), visitingBeside(), visitingBeside()];
    const ends = () => [one, other, third].map(({ line }) => line.terminated);
    one.line.leftUnread = 60;
    other.line.leftUnread = 60;
    await one.say('{');
    await other.say('{');
    // Together they have left 120 bytes unread, and the third reads all it is told.
    await third.say('{');
    expect(ends()).toEqual([0, 0, 0]);
    await other.say('{');
    expect(ends()).toEqual([0, 1, 0]);
    // One of them reads after all.
    other.line.drain();
    await one.say('{');
    expect(ends()).toEqual([0, 1, 0]);
    // With the other it is too much again, until that one has gone.
    await other.say('{');
    await one.say('{');
    expect(ends()).toEqual([1, 1, 0]);
    other.line.readyState = 3;
    other.line.emit('close', 1006);
    one.line.drain();
    await one.say('{');
    await one.say('{');
    expect(ends()).toEqual([1, 1, 0]);
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
