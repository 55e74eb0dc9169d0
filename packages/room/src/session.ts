import type { Answer, Prompt, Refusal, Seat, Snapshot, State } from '@grimrule/kernel';
import { snapshotOf } from '@grimrule/kernel';
import type { Desk, Pointing, StoredSeat } from './desk.ts';
import type { ChatLine, ClientMessage, SeatInfo, ServerMessage, TableInfo } from './messages.ts';
import { LONGEST_NAME } from './messages.ts';
import type { Move } from './move.ts';
import { refused } from './refusal.ts';
import type { Planned, Room } from './room.ts';
import { isRefusal } from './room.ts';
import { summaryAfter } from './summary.ts';
import { plainText } from './text.ts';
import { standingAt, Teller } from './told.ts';
import { reasonsFor } from './why.ts';

/** Somebody at a table: a page that plays some of its seats, or only watches. */
export interface Guest {
  readonly seats: readonly Seat[];
  readonly name: string;
  readonly send: (message: ServerMessage) => void;
  /** It missed something that could not be told: it has to come again, or ask for its standing. */
  readonly missed: () => void;
}

/** How many lines of chat are kept at hand. */
const CHAT_KEPT = 200;
/** How long a bot waits until it tries again to store its answer: twice as long each time. */
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;

/** Those who are at the same table through another server. */
export interface Elsewhere {
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

type Asked = Exclude<ClientMessage, { readonly say: 'hello' }>;
type AskedMove = Extract<Asked, { readonly number: number }>;

/**
 * A table with people at it. It takes their messages one after the other, stores every move
 * before it is made, tells each guest what its seats may know, and lets bots play theirs.
 */
export class Session<V = unknown> {
  readonly table: string;
  readonly room: Room<V>;
  private readonly desk: Desk;
  private readonly guests = new Set<Guest>();
  private readonly teller: Teller<V>;
  private elsewhere: Elsewhere = { seats: [], spectators: 0 };
  private seats: readonly StoredSeat[];
  private chat: readonly ChatLine[];
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
    stored: { readonly seats: readonly StoredSeat[]; readonly chat: readonly ChatLine[] },
  ) {
    this.table = table;
    this.room = room;
    this.desk = desk;
    this.teller = new Teller(room);
    this.seats = stored.seats;
    this.chat = stored.chat;
  }

  get isEmpty(): boolean {
    return this.guests.size === 0;
  }

  /** Those who are at the table right here. */
  get here(): Elsewhere {
    const guests = [...this.guests];
    return {
      seats: [...new Set(guests.flatMap(({ seats }) => seats))],
      spectators: guests.filter(({ seats }) => seats.length === 0).length,
    };
  }

  info(): TableInfo {
    const { game, match, state } = this.room;
    return {
      table: this.table,
      game: game.name,
      options: match.options,
      cooperative: game.definition.cooperative === true,
      seats: Array.from({ length: state.seats }, (_, seat): SeatInfo => {
        const { name = '', bot = null } = this.seats[seat] ?? {};
        return { name, bot, present: this.isPresent(seat) };
      }),
      spectators: this.here.spectators + this.elsewhere.spectators,
    };
  }

  join(guest: Guest): Promise<void> {
    return this.inTurn(() => {
      this.guests.add(guest);
      this.welcome(guest);
      this.tellTable(guest);
      this.letBotsPlay();
    });
  }

  leave(guest: Guest): Promise<void> {
    return this.inTurn(() => {
      this.astray.delete(guest);
      if (this.guests.delete(guest)) this.tellTable();
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

  /** Others have changed who sits where, said something, come or gone. */
  heard(news: {
    readonly seats?: readonly StoredSeat[];
    readonly chat?: ChatLine;
    readonly elsewhere?: Elsewhere;
  }): Promise<void> {
    return this.inTurn(() => {
      if (news.elsewhere) {
        this.elsewhere = news.elsewhere;
        this.tellTable();
      }
      if (news.seats) {
        this.seats = news.seats;
        this.tellTable();
        this.letBotsPlay();
      }
      if (news.chat) this.tellChat(news.chat);
    });
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
        return this.move(guest, message);
      case 'seat':
      case 'name':
        return this.changeSeat(guest, message);
      case 'chat':
        return this.say(guest, message);
      case 'point': {
        const pointing = { seat: guest.seats[0] ?? null, name: guest.name, card: message.card };
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
    const planned = this.room.plan(this.moveOf(message, guest));
    if (isRefusal(planned)) return planned;
    const refusal = await this.store(planned);
    if (refusal) return refusal;
    this.reply(guest, { say: 'done', id: message.id, number: this.room.number });
    return null;
  }

  /** Where players are opponents, taking back needs the other's consent, unless that is a bot. */
  private moveOf(message: AskedMove, guest: Guest): Move {
    const { seat } = message;
    switch (message.say) {
      case 'answer':
        // The room takes an answer of any shape, and keeps the game's own options instead.
        return { kind: 'answer', seat, answer: message.answer as Answer };
      case 'undo': {
        const others = this.seats.some(
          ({ bot }, other) => !guest.seats.includes(other) && bot === null,
        );
        const asks = others && !this.room.game.definition.cooperative;
        return { kind: asks ? 'askUndo' : 'undo', seat, to: message.to };
      }
      default:
        return { kind: message.say, seat };
    }
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
    // Anybody who plays may let a bot stand in for an absent player; all else is one's own.
    const isFree = message.say === 'seat' && !this.isPresent(seat);
    if (!isFree && !guest.seats.includes(seat)) return refused('notYourSeat');
    if (message.say === 'seat' && message.bot !== null && !this.desk.isBot(message.bot)) {
      return refused('noSuchBot');
    }
    const after: StoredSeat =
      message.say === 'seat'
        ? { ...before, bot: message.bot }
        : { ...before, name: plainText(message.name, LONGEST_NAME) };
    await this.desk.saveSeat(seat, after);
    this.seats = this.seats.map((each, index) => (index === seat ? after : each));
    this.reply(guest, { say: 'done', id: message.id, number: this.room.number });
    this.tellTable();
    this.letBotsPlay();
    return null;
  }

  private async say(
    guest: Guest,
    { id, text }: Extract<Asked, { readonly say: 'chat' }>,
  ): Promise<Refusal | null> {
    const plain = plainText(text);
    if (plain === '') return refused('notUnderstood');
    const seat = guest.seats[0] ?? null;
    const name = (seat === null ? undefined : this.seats[seat]?.name) || guest.name;
    const line = await this.desk.saveChat({ seat, name, text: plain, at: Date.now() });
    this.tellChat(line);
    this.reply(guest, { say: 'done', id, number: this.room.number });
    return null;
  }

  private tellChat(line: ChatLine): void {
    if (this.chat.some(({ number }) => number === line.number)) return;
    this.chat = [...this.chat, line].slice(-CHAT_KEPT);
    const messages: readonly ServerMessage[] = [{ say: 'chat', line }];
    for (const guest of this.guests) this.tell(guest, () => messages);
  }

  private isPresent(seat: Seat): boolean {
    const isHere = [...this.guests].some(({ seats }) => seats.includes(seat));
    return isHere || this.elsewhere.seats.includes(seat);
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
      return [{ say: 'welcome', info: this.info(), seats, standings, chat }];
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
        await this.botAnswers({ kind: 'answer', seat, answer }, number);
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

/** At the end of a round, and of the game, the state is kept, in case newer rules would replay it differently. */
function snapshotAfter<V>(room: Room<V>, { accepted }: Planned<V>): Snapshot | null {
  if (!accepted) return null;
  const { rounds, outcome } = accepted.state;
  if (rounds === room.state.rounds && !outcome) return null;
  return snapshotOf(room.game.definition, room.decisions + 1, accepted.state as State);
}
