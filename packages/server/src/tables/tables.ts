import type { Seat } from '@grimrule/kernel';
import type { Session } from '@grimrule/room';
import { CLOSED } from '@grimrule/room';
import { isSecret } from '../storage/keys.ts';
import type { News } from '../storage/news.ts';
import { whichGivesWay } from './giving-way.ts';
import { Lanes } from './lanes.ts';
import { LiveTable, type Visitor } from './live-table.ts';
import { NoMemory } from './no-memory.ts';
import { openSession } from './opening.ts';
import { passOn, readKnocks, readSeats, tellWhoIsHere } from './passing-on.ts';
import type { World } from './table-desk.ts';

/** How long a table stays in memory when nobody is there any more. */
const IDLE_MS = 60_000;
/** How often servers say that they are there, and when one that says nothing is gone. */
const ALIVE_MS = 5_000;
const GONE_MS = 15_000;
/** How many tables are opened at a time: what they take is not counted before they are open. */
const OPENINGS = 4;

export interface TablesLimits {
  /** How many bytes tables may take. */
  readonly memory: number;
  /** For somebody at this address a table was opened by making so many decisions again. */
  readonly opened: (address: string, decisions: number) => void;
}

/**
 * The tables that somebody is at, or was a moment ago. They are opened when they are needed, and
 * those that nobody is at leave when memory gets scarce, the least recently used first.
 */
export class Tables {
  private readonly world: World;
  private readonly limits: TablesLimits;
  private readonly openings = new Lanes(OPENINGS, OPENINGS - 1);
  private readonly open = new Map<string, Promise<LiveTable | null>>();
  private readonly live = new Set<LiveTable>();
  /** Those that nobody is at, the least recently used first. */
  private readonly leaving = new Map<LiveTable, NodeJS.Timeout>();
  /** Those that have left, until everything that was asked of them is done. */
  private readonly closing = new Map<string, Promise<void>>();
  /** When other servers on the same database were last heard of. */
  private readonly servers = new Map<string, number>();
  private readonly beat: NodeJS.Timeout;
  private isClosed = false;

  constructor(world: World, limits: TablesLimits) {
    this.world = world;
    this.limits = limits;
    this.beat = setInterval(() => {
      this.keepInTouch();
      // Tables grow while they are played.
      this.makeRoom();
    }, ALIVE_MS);
    this.beat.unref();
  }

  get count(): number {
    return this.live.size;
  }

  /** About how much memory they take. */
  get bytes(): number {
    return [...this.live].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  get guests(): number {
    return [...this.live].reduce((sum, { visitors }) => sum + visitors.size, 0);
  }

  async listen(): Promise<void> {
    await this.world.store.listen(
      (news) => this.hear(news).catch(this.world.report),
      () => this.catchUp().catch(this.world.report),
    );
  }

  /**
   * The table of this name as it stands now, or null if there is none. It stays for a while, also
   * if nobody joins. Those at different addresses take turns to have tables opened.
   */
  async find(table: string, address: string): Promise<LiveTable | null> {
    if (!isSecret(table)) return null;
    const found = await this.opened(table, address);
    if (found?.isIdle && this.live.has(found)) this.letGoLater(found);
    if (found) await this.readOn(found);
    return found;
  }

  /** A guest comes to a table that was found just now: it must not have left memory meanwhile. */
  async join(table: LiveTable, visitor: Visitor): Promise<void> {
    if (!this.live.has(table)) throw new Error(`table ${table.session.table} has left memory`);
    clearTimeout(this.leaving.get(table));
    this.leaving.delete(table);
    table.visitors.add(visitor);
    await table.session.join(visitor);
    await tellWhoIsHere(this.world, table);
  }

  async leave(table: LiveTable, visitor: Visitor): Promise<void> {
    if (!table.visitors.delete(visitor)) return;
    if (table.isIdle) this.letGoLater(table);
    await table.session.leave(visitor);
    await tellWhoIsHere(this.world, table);
    this.makeRoom();
  }

  /** A seat is somebody else's now; or, if a device is named, no longer open to it. */
  async dismiss(table: string, seat: Seat, device?: string): Promise<void> {
    const found = await this.open.get(table);
    found?.dismiss(seat, device);
    const tidings = { told: 'link', game: table, seat } as const;
    await this.world.store.tell(device === undefined ? tidings : { ...tidings, device });
  }

  /** The key of a device was revoked. */
  async dismissDevice(device: string): Promise<void> {
    for (const table of this.live) table.dismissDevice(device);
    await this.world.store.tell({ told: 'key', device });
  }

  /** Seats were changed from outside the session. */
  async seatsChanged(table: string): Promise<void> {
    const found = await this.open.get(table);
    if (found) await readSeats(this.world, found);
    await this.world.store.tell({ told: 'seats', game: table });
  }

  /** A guest knocks, or was answered. */
  async knocksChanged(table: string): Promise<void> {
    const found = await this.open.get(table);
    if (found) await readKnocks(this.world, found);
    await this.world.store.tell({ told: 'knocks', game: table });
  }

  /** The stored data of a table was changed: its guests reconnect, and find it as it is now. */
  async reopen(name: string): Promise<void> {
    const table = await this.open.get(name);
    if (table) await this.replace(table);
  }

  /** Unloads a table although people are at it: their next visit opens it anew. */
  private async replace(table: LiveTable): Promise<void> {
    if (table.isReplaced) return;
    table.isReplaced = true;
    this.open.delete(table.session.table);
    this.live.delete(table);
    clearTimeout(this.leaving.get(table));
    this.leaving.delete(table);
    await table.session.close();
    for (const visitor of [...table.visitors]) visitor.close(CLOSED.missed);
  }

  /** Ends everything: what was asked for is done, then pages are told to come again later. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.beat);
    for (const timer of this.leaving.values()) clearTimeout(timer);
    await Promise.all([...this.live].map(({ session }) => session.close()));
    for (const table of this.live) {
      for (const visitor of [...table.visitors]) {
        visitor.close(CLOSED.goingAway);
        await this.leave(table, visitor);
      }
    }
    for (const timer of this.leaving.values()) clearTimeout(timer);
  }

  /**
   * News of other servers may still be on their way; a new guest must not see less than they tell.
   */
  private async readOn({ session }: LiveTable): Promise<void> {
    const { store } = this.world;
    if (!store.isShared) return;
    const missing = await store.movesAfter(session.table, session.room.number);
    if (missing.length > 0) await session.catchUp();
  }

  private opened(name: string, address: string): Promise<LiveTable | null> {
    const known = this.open.get(name);
    if (known) return known;
    const opening = this.openings.run({ table: name, address }, () =>
      this.openTable(name, address),
    );
    this.open.set(name, opening);
    // A table that is not there may be there tomorrow, and one that failed may be mended.
    const forget = () => this.open.delete(name);
    opening.then((found) => found ?? forget(), forget);
    return opening;
  }

  private async openTable(name: string, address: string): Promise<LiveTable | null> {
    await this.makeWay(address);
    await this.closing.get(name);
    let table: LiveTable | null = null;
    const session = await openSession(name, this.world, {
      address: () => table?.address ?? '',
      outOfStep: () => {
        if (table) this.replace(table).catch(this.world.report);
      },
    });
    if (!session) return null;
    this.limits.opened(address, session.room.effort);
    table = new LiveTable(session as Session);
    this.live.add(table);
    if (this.isClosed) await session.close();
    // A player may have moved while it was being opened.
    await session.catchUp();
    await this.world.store.tell({ told: 'who', game: name });
    this.letGoLater(table);
    this.makeRoom(table);
    return table;
  }

  /** Another table has to fit beside those that people are at; who has far more of them gives way. */
  private async makeWay(address: string): Promise<void> {
    for (;;) {
      const inUse = [...this.live].filter(({ isIdle }) => !isIdle);
      if (inUse.reduce((sum, { bytes }) => sum + bytes, 0) < this.limits.memory) return;
      const table = whichGivesWay(inUse, address);
      if (!table) throw new NoMemory();
      await this.replace(table);
      this.world.counts.dropped.inc();
    }
  }

  /** Lets tables go that nobody is at until the others fit; `besides` the one that is wanted now. */
  private makeRoom(besides: LiveTable | null = null): void {
    let { bytes } = this;
    for (const table of this.leaving.keys()) {
      if (bytes <= this.limits.memory) return;
      if (table === besides) continue;
      bytes -= table.bytes;
      this.letGo(table);
      this.world.counts.dropped.inc();
    }
  }

  private letGoLater(table: LiveTable): void {
    clearTimeout(this.leaving.get(table));
    // The last in this map is the one that was used last.
    this.leaving.delete(table);
    const timer = setTimeout(() => this.letGo(table), IDLE_MS);
    timer.unref();
    this.leaving.set(table, timer);
  }

  private letGo(table: LiveTable): void {
    clearTimeout(this.leaving.get(table));
    this.leaving.delete(table);
    if (!table.isIdle || !this.live.delete(table)) return;
    const { session } = table;
    const { table: name } = session;
    this.open.delete(name);
    const closing = session.close().finally(() => {
      if (this.closing.get(name) === closing) this.closing.delete(name);
    });
    this.closing.set(name, closing);
  }

  private async hear(news: News): Promise<void> {
    this.servers.set(news.server, Date.now());
    if (news.told === 'alive') return;
    if (news.told === 'key') {
      for (const table of this.live) table.dismissDevice(news.device);
      return;
    }
    const table = await this.open.get(news.game);
    if (!table) return;
    if (news.told === 'reopen') return this.reopen(news.game);
    await passOn(this.world, table, news);
  }

  /** News may have been missed: everything that others could have changed is read again. */
  private async catchUp(): Promise<void> {
    for (const live of this.live) {
      const { session } = live;
      const { table } = session;
      await session.catchUp();
      await readSeats(this.world, live);
      await readKnocks(this.world, live);
      for (const chat of await this.world.store.chatOf(table)) await session.heard({ chat });
      await this.world.store.tell({ told: 'who', game: table });
    }
  }

  private keepInTouch(): void {
    const { store, report } = this.world;
    store.tell({ told: 'alive' }).catch(report);
    for (const [server, last] of this.servers) {
      if (Date.now() - last < GONE_MS) continue;
      this.servers.delete(server);
      for (const table of this.live) table.heardFrom(server, null).catch(report);
    }
  }
}
