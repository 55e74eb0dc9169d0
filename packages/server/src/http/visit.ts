import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import type { Refusal } from '@grimrule/kernel';
import type { ClientMessage, ServerMessage } from '@grimrule/room';
import { CLOSED, clientMessage, LONGEST_NAME, plainText, refused } from '@grimrule/room';
import type { FastifyRequest } from 'fastify';
import type { Opened } from '../players/seating.ts';
import { watcherAt } from '../players/watcher.ts';
import { type CrowdLimits, whoGivesWay } from '../tables/crowd.ts';
import type { LiveTable, Visitor } from '../tables/live-table.ts';
import type { World } from '../tables/table-desk.ts';
import type { Tables } from '../tables/tables.ts';
import type { Budgets } from './budgets.ts';
import { Manners, type MannersLimits } from './manners.ts';
import type { Unread } from './unread.ts';

export interface VisitLimits extends CrowdLimits, MannersLimits {
  /** Connections that one address may have open. */
  readonly perAddress: number;
  /** Messages of one page that may wait for their turn. */
  readonly waiting: number;
  /** Bytes that may wait to be read by a page, and by all pages of one address. */
  readonly unread: number;
  readonly unreadPerAddress: number;
}

type Hello = Extract<ClientMessage, { readonly say: 'hello' }>;

const HELLO_MS = 10_000;
/** The number of a longer message is not looked for when it is refused unread. */
const SHORT = 2_000;

/** A page that has come to a table, and the connection under its socket. */
interface Visiting {
  readonly socket: WebSocket;
  readonly connection: Socket;
  readonly table: string;
  readonly address: string;
  /** The request that opened it, and its log. */
  readonly request: Pick<FastifyRequest, 'id' | 'log'>;
}

/** What a page may ask of the server, alone and with the others of its address. */
interface Bounds {
  readonly limits: VisitLimits;
  readonly budgets: Budgets;
  readonly unread: Unread;
}

/** One connection of a page to a table, from its first message to the last. */
export class Visit {
  private readonly socket: WebSocket;
  private readonly connection: Socket;
  private isGathering = false;
  private readonly unread: Unread;
  /** How many bytes of what this page was told it has not read yet. */
  private waitsUnread = 0;
  private readonly table: string;
  private readonly address: string;
  private readonly tables: Tables;
  private readonly world: World;
  private readonly log: FastifyRequest['log'];
  private readonly report: (error: unknown) => void;
  private readonly limits: VisitLimits;
  private readonly budgets: Budgets;
  private readonly manners: Manners;
  private readonly silence: NodeJS.Timeout;
  private hasGreeted = false;
  /** A page that could not even be welcomed would come again for ever. */
  private isWelcome = false;
  private at: { readonly table: LiveTable; readonly visitor: Visitor } | null = null;
  private waiting = 0;
  private lastHeard = performance.now();

  constructor(
    { socket, connection, table, address, request }: Visiting,
    tables: Tables,
    world: World,
    { limits, budgets, unread }: Bounds,
  ) {
    this.socket = socket;
    this.connection = connection;
    this.table = table;
    this.address = address;
    this.tables = tables;
    this.world = world;
    this.log = request.log;
    this.report = (error) => world.report(error, { table, request: request.id });
    this.limits = limits;
    this.budgets = budgets;
    this.unread = unread;
    this.manners = new Manners(limits, performance.now());
    this.silence = setTimeout(() => socket.close(CLOSED.silent), HELLO_MS);
    socket.on('message', (data, isBinary) => {
      this.hear(isBinary ? null : data.toString()).catch(this.report);
    });
    socket.on('ping', (data) => this.pinged(data));
    connection.on('data', ({ length }: Buffer) => {
      if (!this.manners.maySend(length, performance.now())) socket.terminate();
    });
    socket.on('close', (code) => {
      clearTimeout(this.silence);
      this.noteUnread(0);
      this.log.info({ code }, 'page disconnected');
      this.leave().catch(this.report);
    });
    // A message that is too large or no proper frame closes the connection with a code that says
    // so.
    socket.on('error', () => undefined);
  }

  /** A page that was told to go may go on talking until its connection is cut: it is not heard. */
  private get isGone(): boolean {
    return this.socket.readyState !== this.socket.OPEN;
  }

  private async hear(text: string | null): Promise<void> {
    if (this.isGone) return;
    this.lastHeard = performance.now();
    if (!this.manners.maySpeak(this.lastHeard) || this.waiting >= this.limits.waiting) {
      return this.hurried(text);
    }
    this.waiting++;
    try {
      await this.heed(text);
    } finally {
      this.waiting--;
    }
  }

  private async heed(text: string | null): Promise<void> {
    const { address, budgets } = this;
    // What is long is paid for before it is read.
    if (!(await budgets.affordsBytes(address, text?.length ?? 0))) return this.hurried(text);
    const message = text === null ? null : read(text);
    if (!message) return this.refuse(idIn(text), refused('notUnderstood'));
    if (!(await budgets.affordsMessage(address, message))) return this.hurried(text);
    const stop = this.world.counts.answering.startTimer();
    try {
      await this.follow(message);
    } finally {
      const seconds = stop();
      this.log.debug({ say: message.say, message: idOf(message), seconds }, 'a message is done');
    }
  }

  /** The page said more than it may: it is told so, and after too many times disconnected. */
  private hurried(text: string | null): void {
    if (!this.manners.isForgiven(performance.now())) this.socket.close(CLOSED.misbehaved);
    else this.refuse(text !== null && text.length <= SHORT ? idIn(text) : null, refused('tooFast'));
  }

  /** A page that does not read gets no replies to its pings: they would wait in memory. */
  private pinged(data: Buffer): void {
    const { socket } = this;
    const now = performance.now();
    if (!this.manners.maySpeak(now)) {
      if (!this.manners.isForgiven(now)) socket.close(CLOSED.misbehaved);
    } else if (socket.bufferedAmount === 0) socket.pong(data);
  }

  private async follow(message: ClientMessage): Promise<void> {
    if (message.say === 'hello') {
      if (this.hasGreeted) return this.refuse(null, refused('notUnderstood'));
      this.hasGreeted = true;
      clearTimeout(this.silence);
      return this.greet(message);
    }
    const { at } = this;
    if (this.isGone) return;
    if (!at) return this.refuse(message.id, refused('notUnderstood'));
    if (at.table.isReplaced) return this.socket.close(CLOSED.missed);
    await at.table.session.receive(at.visitor, message);
  }

  /** If the table cannot be opened now, the page is told to try again. */
  private async greet(hello: Hello): Promise<void> {
    try {
      await this.welcome(hello);
    } catch (error) {
      this.report(error);
      this.socket.close(CLOSED.broken);
    }
  }

  private async welcome({ keys, name = '' }: Hello): Promise<void> {
    const { store } = this.world;
    await store.players.noteUse(keys);
    const opened = await store.seating.openedBy(keys, [this.table]);
    const seats = [...new Set(opened.map(({ seat }) => seat))];
    const isUnknown = seats.length === 0 && keys.length > 0 && !(await store.players.isKnown(keys));
    const { salt } = await store.watchingOf(this.table);
    const watcher = watcherAt(this.address, salt);
    // Nothing is waited for between finding a table and joining it: it might leave memory.
    const table = await this.tables.find(this.table, this.address);
    if (!table) {
      const isClosed = await store.isClosed(this.table);
      return this.socket.close(isClosed ? CLOSED.closed : CLOSED.noSuchTable);
    }
    if (isUnknown) return this.socket.close(CLOSED.wrongKey);
    if (seats.length === 0 && table.session.isRemoved(watcher)) {
      return this.socket.close(CLOSED.removed);
    }
    if (this.isGone) return;
    const visitor: Visitor = {
      seats,
      address: this.address,
      name: plainText(name, LONGEST_NAME),
      watcher,
      devices: opened.map(({ device }) => device),
      send: (message) => this.send(message),
      close: (code) => this.socket.close(code),
      missed: () => this.socket.close(this.isWelcome ? CLOSED.missed : CLOSED.broken),
      lastHeard: () => this.lastHeard,
    };
    const crowded = whoGivesWay([...table.visitors], visitor, this.limits);
    this.at = { table, visitor };
    if (crowded) {
      crowded.close(CLOSED.crowded);
      this.tables.leave(table, crowded).catch(this.report);
    }
    await this.tables.join(table, visitor);
    if (!(await this.areStillOpen(opened, keys))) return this.socket.close(CLOSED.wrongKey);
    this.log.info({ seats }, 'page connected');
    await this.noteDevices(table, opened).catch(this.report);
  }

  /** A key may have been revoked, or a seat given away, while the table was being opened. */
  private async areStillOpen(opened: readonly Opened[], keys: readonly string[]): Promise<boolean> {
    if (opened.length === 0) return true;
    const now = await this.world.store.seating.openedBy(keys, [this.table]);
    return opened.every(({ seat, device }) =>
      now.some((each) => each.seat === seat && each.device === device),
    );
  }

  /** A seat that is opened from somewhere new is told to all. */
  private async noteDevices({ session }: LiveTable, opened: readonly Opened[]): Promise<void> {
    for (const { seat, device } of opened) {
      const isNew = await this.world.store.seating.noteDevice(this.table, seat, device);
      if (isNew) await session.notice({ kind: 'otherDevice', seat });
    }
  }

  private send(message: ServerMessage): void {
    const { socket } = this;
    if (this.isGone) return;
    if (message.say === 'refused') {
      const reason = message.refusal.reason.say;
      this.world.counts.refusals.inc({ reason });
      this.log.debug({ message: message.id, reason }, 'a message is refused');
    }
    const { bufferedAmount } = socket;
    const isLate = bufferedAmount > 0 && this.unread.isTooMuchFor(this.address);
    if (isLate || bufferedAmount > this.limits.unread) {
      // It does not read what it is told; when it comes back it gets the whole standing.
      socket.terminate();
      return;
    }
    this.gather();
    if (message.say === 'welcome') this.isWelcome = true;
    socket.send(textOf(message), () => this.noteUnread(socket.bufferedAmount));
    this.noteUnread(socket.bufferedAmount);
  }

  private noteUnread(bytes: number): void {
    // What is left of a connection that has ended waits for nobody.
    const now = this.socket.readyState === this.socket.CLOSED ? 0 : bytes;
    this.unread.note(this.address, now - this.waitsUnread);
    this.waitsUnread = now;
  }

  /** Messages to a page at one go leave in one packet: a packet costs more than its content. */
  private gather(): void {
    if (this.isGathering) return;
    this.isGathering = true;
    this.connection.cork();
    process.nextTick(() => {
      this.isGathering = false;
      this.connection.uncork();
    });
  }

  private refuse(id: number | null, refusal: Refusal): void {
    this.send({ say: 'refused', id, refusal });
  }

  private async leave(): Promise<void> {
    if (this.at) await this.tables.leave(this.at.table, this.at.visitor);
  }
}

/** The last message, and its text: a message to many is written out once. */
let last: { readonly message: ServerMessage; readonly text: string } | null = null;

function textOf(message: ServerMessage): string {
  if (last?.message !== message) last = { message, text: JSON.stringify(message) };
  return last.text;
}

function idOf(message: ClientMessage): number | null {
  return 'id' in message ? message.id : null;
}

function read(text: string): ClientMessage | null {
  return clientMessage.safeParse(parsed(text)).data ?? null;
}

/** The number by which the sender knows its message, if it has one. */
function idIn(text: string | null): number | null {
  const message = text === null ? null : parsed(text);
  if (typeof message !== 'object' || message === null || !('id' in message)) return null;
  return typeof message.id === 'number' ? message.id : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
