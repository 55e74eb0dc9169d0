import type { Refusal, Seat } from '@grimrule/kernel';
import type { ChatLine, ClientMessage, TableInfo } from '../messages/messages.ts';
import type { Notice } from '../messages/notice.ts';
import { refused } from '../messages/refusal.ts';
import type { Room } from '../room.ts';
import { Announcer } from '../telling/announcer.ts';
import { Audience } from './audience.ts';
import { BotPlayers } from './bot-players.ts';
import type { CompanyNews, Found } from './company.ts';
import { Company } from './company.ts';
import { Conversation } from './conversation.ts';
import type { Desk, Pointing, StoredSeat } from './desk.ts';
import type { Guest } from './guest.ts';
import { seatsOf } from './guest.ts';
import { isQuestion, shownAsAsked } from './looking.ts';
import type { Elsewhere } from './presence.ts';
import { Presence } from './presence.ts';
import { TableMoves } from './table-moves.ts';
import { nameOf } from './watchers.ts';

/** How long a player has to be absent until a bot may stand in or another may be invited. */
export const GRACE_MS = 60_000;

/**
 * After so many decisions, with those that were made anew, people can move no more at a table. A long
 * game has five hundred; playing, taking back and restoring without end would make a table that takes
 * hours to be opened again.
 */
const MOST_EFFORT = 20_000;

export interface SessionOptions {
  readonly graceMs?: number;
  readonly mostEffort?: number;
  /** A clock in milliseconds that never goes back. */
  readonly now?: () => number;
}

type Asked = Exclude<ClientMessage, { readonly say: 'hello' }>;

/**
 * A table with people at it. It takes their messages one after the other, stores every move
 * before it is made, tells each guest what its seats may know, and lets bots play theirs.
 */
export class Session<V = unknown> {
  readonly table: string;
  readonly room: Room<V>;
  private readonly desk: Desk;
  private readonly presence: Presence;
  private readonly audience: Audience;
  private readonly conversation: Conversation;
  private readonly company: Company<V>;
  private readonly bots: BotPlayers<V>;
  private readonly announcer: Announcer<V>;
  private readonly moves: TableMoves<V>;
  private queue: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(
    table: string,
    room: Room<V>,
    desk: Desk,
    found: Found,
    {
      graceMs = GRACE_MS,
      mostEffort = MOST_EFFORT,
      now = () => performance.now(),
    }: SessionOptions = {},
  ) {
    this.table = table;
    this.room = room;
    this.desk = desk;
    this.announcer = new Announcer(room);
    const presence = new Presence(now);
    const inTurn = (work: () => Promise<void> | void) => this.inTurn(work);
    const audience = new Audience(presence, { inTurn, report: (error) => desk.report(error) });
    const conversation = new Conversation(desk, audience, found.chat);
    const setting = { table, room, desk, presence, audience, conversation, graceMs };
    this.presence = presence;
    this.audience = audience;
    this.conversation = conversation;
    this.company = new Company(setting, found);
    this.moves = new TableMoves({
      ...{ room, desk, audience, announcer: this.announcer, mostEffort },
      seats: () => this.seating,
      confirm: (guest, message) => this.confirm(guest, message),
      note: (notice) => conversation.note(notice),
      made: () => this.goOn(),
      lost: () => {
        for (const guest of presence.guests) void inTurn(() => guest.missed());
      },
    });
    this.bots = new BotPlayers({
      ...{ room, desk, inTurn },
      seats: () => this.seating,
      isOpen: () => this.isOpen,
      isPlayed: () => this.isOpen && !this.isEmpty,
      store: (planned) => this.moves.storeAndMake(planned),
    });
  }

  get isEmpty(): boolean {
    return this.presence.guests.size === 0;
  }

  private get isOpen(): boolean {
    return !this.isClosed && !this.moves.isLost;
  }

  /** The guests of this server. */
  get here(): Elsewhere {
    return this.presence.here;
  }

  /** The occupants of the seats. */
  get seating(): readonly StoredSeat[] {
    return this.company.seating;
  }

  isPresent(seat: Seat): boolean {
    return this.company.isPresent(seat);
  }

  /** How many seconds a player may still come back before others take care of the seat. */
  graceLeft(seat: Seat): number {
    return this.company.graceLeft(seat);
  }

  isRemoved(watcher: string): boolean {
    return this.company.isRemoved(watcher);
  }

  info(): TableInfo {
    return this.company.info();
  }

  join(guest: Guest): Promise<void> {
    return this.inTurn(() => {
      this.presence.come(guest);
      this.welcome(guest);
      this.company.tell(guest);
      this.goOn();
    });
  }

  leave(guest: Guest): Promise<void> {
    return this.inTurn(() => {
      this.audience.forget(guest);
      if (this.presence.go(guest)) this.company.tell();
    });
  }

  receive(guest: Guest, message: Asked): Promise<void> {
    return this.inTurn(async () => {
      // Every question is answered, also when the storage fails.
      const refusal = await this.carryOut(guest, message).catch((error: unknown) => {
        this.desk.report(error);
        return refused(isQuestion(message) ? 'notTold' : 'notStored');
      });
      if (refusal) this.audience.reply(guest, { say: 'refused', id: message.id, refusal });
    });
  }

  /** Others have stored moves of this table. */
  catchUp(): Promise<void> {
    return this.inTurn(() => this.moves.readOn());
  }

  /** Bots play no more; everything that people have asked for until now is done. */
  close(): Promise<void> {
    this.isClosed = true;
    return this.inTurn(() => undefined);
  }

  /** Others have changed who sits where, said something, knocked, come or gone. */
  heard(news: CompanyNews & { readonly chat?: ChatLine }): Promise<void> {
    return this.inTurn(() => {
      this.company.heard(news);
      if (news.seats) this.bots.play();
      if (news.chat) this.conversation.hear(news.chat);
    });
  }

  /**
   * Changes what the game begins with, in turn with everything else that is asked for; false if it has
   * begun. This session plays no more then: the table has to be opened anew.
   */
  async setUpAnew(change: () => Promise<boolean>): Promise<boolean> {
    let isChanged = false;
    await this.inTurn(async () => {
      isChanged = this.room.number === 0 && this.isOpen && (await change());
      if (isChanged) this.moves.isLost = true;
    });
    return isChanged;
  }

  /** Tells everybody something, and keeps it among the chat. */
  notice(notice: Notice): Promise<void> {
    return this.inTurn(() => this.conversation.note(notice));
  }

  /** Points at a card; guests who do not know it are not told. */
  pointed(pointing: Pointing): void {
    const { sights, state } = this.room;
    this.audience.tellEach((guest) => {
      const knows = seatsOf(guest, state).some((seat) => sights.of(seat).cards[pointing.card]);
      return knows ? [{ say: 'point', ...pointing }] : [];
    });
  }

  /** What follows without anybody asking for it. */
  private goOn(): void {
    if (this.room.due && this.isOpen) void this.inTurn(() => this.moves.settle());
    else this.bots.play();
  }

  /** One thing at a time, in the order in which it was asked for. */
  private inTurn(work: () => Promise<void> | void): Promise<void> {
    this.queue = this.queue.then(work).catch((error: unknown) => this.desk.report(error));
    return this.queue;
  }

  private async carryOut(guest: Guest, message: Asked): Promise<Refusal | null> {
    switch (message.say) {
      case 'answer':
      case 'undo':
      case 'redo':
      case 'allowUndo':
      case 'refuseUndo':
      case 'restore':
        return this.moves.ask(guest, message);
      case 'seat':
      case 'name': {
        const refusal = await this.company.changeSeat(guest, message);
        this.bots.play();
        return refusal;
      }
      case 'chat': {
        const { seating, watching } = this.company;
        const refusal = await this.conversation.say(guest, message.text, seating, watching);
        if (!refusal) this.confirm(guest, message);
        return refusal;
      }
      case 'watchers':
      case 'mute':
      case 'remove':
        return this.company.decideOnWatchers(guest, message);
      case 'point': {
        const name = nameOf(guest, this.seating);
        const pointing = { seat: guest.seats[0] ?? null, name, card: message.card };
        this.pointed(pointing);
        this.desk.passOn(pointing);
        return null;
      }
      case 'look':
      case 'why': {
        const reply = shownAsAsked(this.room, guest, message);
        if ('reason' in reply) return reply;
        this.audience.reply(guest, reply);
        return null;
      }
      case 'refresh':
        this.welcome(guest);
        return null;
    }
  }

  /** Tells a guest that what they asked for is done. */
  private confirm(guest: Guest, { id }: Asked): void {
    this.audience.reply(guest, { say: 'done', id, number: this.room.number });
  }

  private welcome(guest: Guest): void {
    const { announcer, room, conversation, company } = this;
    const { seats } = guest;
    this.audience.welcome(guest, () => {
      const standings = seatsOf(guest, room.state).map((seat) => announcer.standing(seat, seats));
      const chat = conversation.lines;
      const welcome = { say: 'welcome', info: company.info(), seats, standings, chat } as const;
      return [welcome, ...company.anyKnocksFor(guest)];
    });
  }
}
