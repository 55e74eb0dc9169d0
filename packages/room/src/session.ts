import type { Prompt, Refusal, Seat, State } from '@grimrule/kernel';
import type { AskedMove } from './asked-move.ts';
import { moveOf, noticeOf, snapshotAfter } from './asked-move.ts';
import { CLOSED } from './closed.ts';
import { hasOthers, isHeld } from './consent.ts';
import type { Desk, Pointing, StoredSeat } from './desk.ts';
import type { Guest } from './guest.ts';
import type { Knock } from './joining-api.ts';
import type {
  ChatLine,
  ClientMessage,
  SeatInfo,
  ServerMessage,
  TableInfo,
  Watching,
} from './messages.ts';
import { LONGEST_NAME } from './messages.ts';
import type { Move } from './move.ts';
import type { Notice } from './notice.ts';
import type { Elsewhere } from './presence.ts';
import { Presence } from './presence.ts';
import { refused } from './refusal.ts';
import type { Planned, Room } from './room.ts';
import { isRefusal } from './room.ts';
import { summaryAfter } from './summary.ts';
import { plainText } from './text.ts';
import { standingAt, Teller } from './told.ts';
import type { AboutWatchers } from './watchers.ts';
import { ALL_WELCOME, decided, nameOf, reasonAgainstTalk, watcherNamed } from './watchers.ts';
import { reasonsFor } from './why.ts';

/** How many lines of chat are kept at hand. */
const CHAT_KEPT = 200;
/** How long a bot waits until it tries again to store its answer: twice as long each time. */
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;
const SECOND_MS = 1_000;
const NOBODY: StoredSeat = { name: '', bot: null };

/** A table as a session finds it. */
export interface Found {
  readonly seats: readonly StoredSeat[];
  readonly chat: readonly ChatLine[];
  readonly watching?: Watching;
  readonly knocks?: readonly Knock[];
}

/** How long a player has to be absent until others may let a bot stand in, or invite somebody else. */
export const GRACE_MS = 60_000;

export interface SessionOptions {
  readonly graceMs?: number;
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
  private readonly graceMs: number;
  private readonly teller: Teller<V>;
  private seats: readonly StoredSeat[];
  private chat: readonly ChatLine[];
  private watching: Watching;
  private knocks: readonly Knock[];
  private queue: Promise<void> = Promise.resolve();
  /** Those who missed something: until they are welcomed again nothing would make sense to them. */
  private readonly astray = new Set<Guest>();
  /** The position that a bot is thinking about. */
  private thinkingAt = -1;
  private isClosed = false;

  constructor(
    table: string,
    room: Room<V>,
    desk: Desk,
    found: Found,
    { graceMs = GRACE_MS, now = () => performance.now() }: SessionOptions = {},
  ) {
    this.table = table;
    this.room = room;
    this.desk = desk;
    this.teller = new Teller(room);
    this.presence = new Presence(now);
    this.graceMs = graceMs;
    this.seats = found.seats;
    this.chat = found.chat;
    this.watching = found.watching ?? ALL_WELCOME;
    this.knocks = found.knocks ?? [];
  }

  private get guests(): ReadonlySet<Guest> {
    return this.presence.guests;
  }

  get isEmpty(): boolean {
    return this.guests.size === 0;
  }

  /** Those who are at the table right here. */
  get here(): Elsewhere {
    return this.presence.here;
  }

  /** Who sits where. */
  get seating(): readonly StoredSeat[] {
    return this.seats;
  }

  isPresent(seat: Seat): boolean {
    return this.presence.isPresent(seat);
  }

  /** How many seconds a player may still come back before others take care of the seat. */
  graceLeft(seat: Seat): number {
    return Math.ceil(Math.max(0, this.graceMs - this.presence.absence(seat)) / SECOND_MS);
  }

  isRemoved(watcher: string): boolean {
    return this.watching.removed.includes(watcher);
  }

  info(): TableInfo {
    const { game, match, state } = this.room;
    return {
      table: this.table,
      game: game.name,
      options: match.options,
      cooperative: game.definition.cooperative === true,
      seats: Array.from({ length: state.seats }, (_, seat): SeatInfo => {
        const there = this.seats[seat] ?? NOBODY;
        const { name, bot, player = null, isEmpty = false } = there;
        const present = this.isPresent(seat);
        return {
          ...{ name, bot, player, present, connections: this.presence.connections(seat) },
          isFree: isEmpty && bot === null,
          standIn: isHeld(there) && !present ? this.graceLeft(seat) : null,
        };
      }),
      spectators: this.presence.spectators,
      watchersTalk: this.watching.talk,
      muted: this.watching.muted,
    };
  }

  join(guest: Guest): Promise<void> {
    return this.inTurn(() => {
      this.presence.come(guest);
      this.welcome(guest);
      this.tellTable(guest);
      this.letBotsPlay();
    });
  }

  leave(guest: Guest): Promise<void> {
    return this.inTurn(() => {
      this.astray.delete(guest);
      if (this.presence.go(guest)) this.tellTable();
    });
  }

  receive(guest: Guest, message: Asked): Promise<void> {
    return this.inTurn(async () => {
      // Whoever asks is answered, also when the storage fails.
      const refusal = await this.carryOut(guest, message).catch((error: unknown) => {
        this.desk.report(error);
        return refused(isQuestion(message) ? 'notTold' : 'notStored');
      });
      if (refusal) this.reply(guest, { say: 'refused', id: message.id, refusal });
    });
  }

  /** Others have stored moves of this table. */
  catchUp(): Promise<void> {
    return this.inTurn(() => this.readOn());
  }

  /** Bots play no more; everything that people have asked for until now is done. */
  close(): Promise<void> {
    this.isClosed = true;
    return this.inTurn(() => undefined);
  }

  /** Others have changed who sits where, said something, knocked, come or gone. */
  heard(news: {
    readonly seats?: readonly StoredSeat[];
    readonly chat?: ChatLine;
    readonly elsewhere?: Elsewhere;
    readonly watching?: Watching;
    readonly knocks?: readonly Knock[];
  }): Promise<void> {
    return this.inTurn(() => {
      if (news.elsewhere) this.presence.heardOf(news.elsewhere);
      if (news.watching) this.watching = news.watching;
      if (news.seats) this.seats = news.seats;
      if (news.elsewhere || news.watching || news.seats) this.tellTable();
      if (news.watching) this.showOut();
      if (news.seats) this.letBotsPlay();
      if (news.chat) this.tellChat(news.chat);
      if (news.knocks) {
        this.knocks = news.knocks;
        for (const guest of this.guests) this.tell(guest, () => this.knocksFor(guest));
      }
    });
  }

  /** Tells everybody something, and keeps it among the chat. */
  notice(notice: Notice): Promise<void> {
    return this.inTurn(() => this.note(notice));
  }

  /** Somebody points at a card; those who do not know it are not told. */
  pointed(pointing: Pointing): void {
    const { sights, state } = this.room;
    for (const guest of this.guests) {
      this.tell(guest, () => {
        const knows = seatsOf(guest, state).some((seat) => sights.of(seat).cards[pointing.card]);
        return knows ? [{ say: 'point', ...pointing }] : [];
      });
    }
  }

  /** One thing at a time, in the order in which it was asked for. */
  private inTurn(work: () => Promise<void> | void): Promise<void> {
    this.queue = this.queue.then(work).catch((error: unknown) => this.desk.report(error));
    return this.queue;
  }

  /** Tells a guest something. If that fails, it fails for this guest alone. */
  private tell(guest: Guest, messages: () => readonly ServerMessage[]): void {
    if (this.astray.has(guest)) return;
    try {
      for (const message of messages()) guest.send(message);
    } catch (error) {
      this.desk.report(error);
      this.astray.add(guest);
      // What it asked for is answered first.
      void this.inTurn(() => guest.missed());
    }
  }

  /** Answers a guest, also one who missed something. */
  private reply(guest: Guest, message: ServerMessage): void {
    try {
      guest.send(message);
    } catch (error) {
      this.desk.report(error);
    }
  }

  private async carryOut(guest: Guest, message: Asked): Promise<Refusal | null> {
    switch (message.say) {
      case 'answer':
      case 'undo':
      case 'redo':
      case 'allowUndo':
      case 'refuseUndo':
      case 'restore':
        return this.move(guest, message);
      case 'seat':
      case 'name':
        return this.changeSeat(guest, message);
      case 'chat':
        return this.say(guest, message);
      case 'watchers':
      case 'mute':
      case 'remove':
        return this.decideOnWatchers(guest, message);
      case 'point': {
        const name = nameOf(guest, this.seats);
        const pointing = { seat: guest.seats[0] ?? null, name, card: message.card };
        this.pointed(pointing);
        this.desk.passOn(pointing);
        return null;
      }
      case 'look': {
        if (!this.mayLook(guest, message)) return refused('notYourSeat');
        const then = standingAt(this.room, message.at, message.seat, message.open);
        if (!then) return refused('noSuchPosition');
        this.reply(guest, { say: 'look', id: message.id, standing: then });
        return null;
      }
      case 'why': {
        if (!this.mayLook(guest, message)) return refused('notYourSeat');
        const { id, line, seat, open } = message;
        const reasons = reasonsFor(this.room, line, seat, open);
        this.reply(guest, { say: 'why', id, line, reasons });
        return null;
      }
      case 'refresh':
        this.welcome(guest);
        return null;
    }
  }

  /** A game that is over has no secrets: everybody may see it with everybody's eyes. */
  private mayLook(
    guest: Guest,
    { seat, open }: Extract<Asked, { readonly say: 'look' | 'why' }>,
  ): boolean {
    const { state } = this.room;
    if (state.outcome) return seat <= state.seats;
    return !open && seatsOf(guest, state).includes(seat);
  }

  private async move(guest: Guest, message: AskedMove): Promise<Refusal | null> {
    if (guest.seats.length === 0) return refused('onlyWatching');
    if (!guest.seats.includes(message.seat)) return refused('notYourSeat');
    if (message.number !== this.room.number) return refused('tableMovedOn');
    const planned = this.room.plan(moveOf(message, guest.seats, this.room, this.seats));
    if (isRefusal(planned)) return planned;
    const notice = noticeOf(planned, guest.seats, this.room, this.seats);
    const refusal = await this.store(planned);
    if (refusal) return refusal;
    this.reply(guest, { say: 'done', id: message.id, number: this.room.number });
    if (notice) await this.note(notice);
    return null;
  }

  /** Stores a planned move, then makes it. If others were quicker, theirs are made instead. */
  private async store(planned: Planned<V>): Promise<Refusal | null> {
    const { room } = this;
    const isFirst = await this.desk.append(
      room.number + 1,
      planned.move,
      snapshotAfter(room, planned),
      summaryAfter(room, planned),
    );
    if (!isFirst) {
      await this.readOn();
      return refused('tableMovedOn');
    }
    this.make(planned);
    return null;
  }

  private async readOn(): Promise<void> {
    for (const move of await this.desk.movesAfter(this.room.number)) {
      const planned = this.room.plan(move);
      if (isRefusal(planned)) throw new Error(`move ${this.room.number + 1} does not fit`);
      this.make(planned);
    }
  }

  private make(planned: Planned<V>): void {
    const update = this.teller.make(planned);
    const updates = (guest: Guest) =>
      seatsOf(guest, this.room.state).map(
        (seat): ServerMessage => ({ say: 'update', update: update(seat, guest.seats) }),
      );
    // All who only watch get the same message, which is written out once.
    let watched: readonly ServerMessage[] | null = null;
    for (const guest of this.guests) {
      this.tell(guest, () => {
        if (guest.seats.length > 0) return updates(guest);
        watched ??= updates(guest);
        return watched;
      });
    }
    this.letBotsPlay();
  }

  private async changeSeat(
    guest: Guest,
    message: Extract<Asked, { readonly say: 'seat' | 'name' }>,
  ): Promise<Refusal | null> {
    const { seat } = message;
    const before = this.seats[seat];
    if (guest.seats.length === 0) return refused('onlyWatching');
    if (!before) return refused('notYourSeat');
    const isOwn = guest.seats.includes(seat);
    // Anybody who plays may let a bot stand in for an absent player; all else is one's own.
    if (!isOwn && (message.say === 'name' || this.isPresent(seat))) return refused('notYourSeat');
    if (message.say === 'name') {
      const name = plainText(message.name, LONGEST_NAME);
      return this.saveSeat(guest, message, { ...before, name });
    }
    const { bot } = message;
    if (bot !== null && !this.desk.isBot(bot)) return refused('noSuchBot');
    const seconds = this.graceLeft(seat);
    if (!isOwn && bot !== null && before.bot === null && isHeld(before) && seconds > 0) {
      return refused('waitForPlayer', { seconds });
    }
    await this.saveSeat(guest, message, { ...before, bot, isLent: bot !== null && isHeld(before) });
    if (!hasOthers(this.seats, guest.seats) || bot === before.bot) return null;
    const by = isOwn ? seat : (guest.seats[0] ?? seat);
    await this.note(
      bot === null ? { kind: 'botSentAway', seat, by } : { kind: 'botStandsIn', seat, by, bot },
    );
    return null;
  }

  private async saveSeat(
    guest: Guest,
    { id, seat }: Extract<Asked, { readonly say: 'seat' | 'name' }>,
    after: StoredSeat,
  ): Promise<null> {
    await this.desk.saveSeat(seat, after);
    this.seats = this.seats.map((each, index) => (index === seat ? after : each));
    this.reply(guest, { say: 'done', id, number: this.room.number });
    this.tellTable();
    this.letBotsPlay();
    return null;
  }

  private async decideOnWatchers(guest: Guest, message: AboutWatchers): Promise<Refusal | null> {
    const [by] = guest.seats;
    if (by === undefined) return refused('onlyWatching');
    const name =
      message.say === 'watchers' ? '' : watcherNamed(message.watcher, this.guests, this.chat);
    if (name === null) return refused('noSuchWatcher');
    const watching = decided(this.watching, message);
    await this.desk.saveWatching(watching);
    this.watching = watching;
    this.reply(guest, { say: 'done', id: message.id, number: this.room.number });
    this.tellTable();
    this.showOut();
    if (message.say === 'watchers') {
      await this.note({ kind: 'watchersMayTalk', by, talk: message.talk });
    } else if (message.say === 'remove') await this.note({ kind: 'watcherRemoved', by, name });
    else if (message.muted) await this.note({ kind: 'watcherMuted', by, name });
    return null;
  }

  /** Those who were removed have to go. */
  private showOut(): void {
    for (const { seats, watcher, close } of [...this.guests]) {
      if (seats.length === 0 && watcher !== undefined && this.isRemoved(watcher)) {
        close?.(CLOSED.removed);
      }
    }
  }

  private async say(
    guest: Guest,
    { id, text }: Extract<Asked, { readonly say: 'chat' }>,
  ): Promise<Refusal | null> {
    const plain = plainText(text);
    if (plain === '') return refused('notUnderstood');
    const { seats, watcher } = guest;
    const [seat = null] = seats;
    const reason = seat === null ? reasonAgainstTalk(this.watching, guest) : null;
    if (reason) return refused(reason);
    const name = nameOf(guest, this.seats);
    const line = { seat, name, text: plain, at: Date.now() };
    const isWatcher = seat === null && watcher !== undefined;
    this.tellChat(await this.desk.saveChat(isWatcher ? { ...line, watcher } : line));
    this.reply(guest, { say: 'done', id, number: this.room.number });
    return null;
  }

  private tellChat(line: ChatLine): void {
    if (this.chat.some(({ number }) => number === line.number)) return;
    this.chat = [...this.chat, line].slice(-CHAT_KEPT);
    const messages: readonly ServerMessage[] = [{ say: 'chat', line }];
    for (const guest of this.guests) this.tell(guest, () => messages);
  }

  /** What was done is done, also if telling of it fails. */
  private async note(notice: Notice): Promise<void> {
    try {
      const line = { seat: null, name: '', text: '', at: Date.now(), notice };
      this.tellChat(await this.desk.saveChat(line));
    } catch (error) {
      this.desk.report(error);
    }
  }

  private knocksFor({ seats }: Guest): readonly ServerMessage[] {
    return seats.length > 0 ? [{ say: 'knocks', knocks: this.knocks }] : [];
  }

  private tellTable(besides: Guest | null = null): void {
    const messages: readonly ServerMessage[] = [{ say: 'table', info: this.info() }];
    for (const guest of this.guests) if (guest !== besides) this.tell(guest, () => messages);
  }

  private welcome(guest: Guest): void {
    const { room, chat, teller } = this;
    const { seats } = guest;
    this.astray.delete(guest);
    this.tell(guest, () => {
      const standings = seatsOf(guest, room.state).map((seat) => teller.standing(seat, seats));
      const knocks = this.knocks.length > 0 ? this.knocksFor(guest) : [];
      return [{ say: 'welcome', info: this.info(), seats, standings, chat }, ...knocks];
    });
  }

  /** Bots play while somebody is there. */
  private letBotsPlay(): void {
    const { state, number } = this.room;
    const { prompt } = state;
    const bot = prompt && this.seats[prompt.seat]?.bot;
    if (!prompt || !bot || this.isEmpty || this.isClosed || this.thinkingAt === number) return;
    this.thinkingAt = number;
    this.botPlays(bot, prompt, number)
      .catch((error: unknown) => this.desk.report(error))
      .finally(() => {
        if (this.thinkingAt === number) this.thinkingAt = -1;
      });
  }

  private async botPlays(bot: string, prompt: Prompt, number: number): Promise<void> {
    const { seat } = prompt;
    const answer = await this.desk.think(bot, this.room.sights.of(seat), prompt);
    if (!answer) return;
    // Nobody would ask again for what a bot did: if it cannot be stored, it is tried until it can.
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      let isOver = false;
      await this.inTurn(async () => {
        await this.botAnswers({ kind: 'answer', seat, answer, by: 'bot' }, number);
        isOver = true;
      });
      if (isOver || this.isEmpty || this.isClosed) return;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }

  private async botAnswers(move: Move, number: number): Promise<void> {
    // Meanwhile somebody may have taken something back, or the seat, or the server stops.
    if (this.isClosed || number !== this.room.number || !this.seats[move.seat]?.bot) return;
    const planned = this.room.plan(move);
    if (isRefusal(planned)) {
      this.desk.report(new Error('a bot gave an answer that is refused'));
      return;
    }
    await this.store(planned);
  }
}

/** Whether a message only asks to be told something: nothing is stored then. */
function isQuestion({ say }: Asked): boolean {
  return say === 'look' || say === 'why' || say === 'point' || say === 'refresh';
}

/** The seats whose views a guest gets: its own, or the spectator's, which is beyond the last. */
function seatsOf({ seats }: Guest, state: State): readonly Seat[] {
  return seats.length > 0 ? seats : [state.seats];
}
