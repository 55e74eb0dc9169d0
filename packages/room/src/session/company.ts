import type { Refusal, Seat } from '@grimrule/kernel';
import { CLOSED } from '../messages/close-codes.ts';
import type { Knock } from '../messages/joining-api.ts';
import type {
  ChatLine,
  SeatInfo,
  ServerMessage,
  TableInfo,
  Watching,
} from '../messages/messages.ts';
import { refused } from '../messages/refusal.ts';
import { isHeld } from '../moves/consent.ts';
import type { Room } from '../room.ts';
import type { Audience } from './audience.ts';
import type { Conversation } from './conversation.ts';
import type { Desk, StoredSeat } from './desk.ts';
import type { Guest } from './guest.ts';
import type { Elsewhere, Presence } from './presence.ts';
import type { AboutSeat } from './seat-changes.ts';
import { seatChange } from './seat-changes.ts';
import type { AboutWatchers } from './watchers.ts';
import { ALL_WELCOME, decided, noticeOfDecision, watcherNamed } from './watchers.ts';

const SECOND_MS = 1_000;
const NOBODY: StoredSeat = { name: '', bot: null };

/** A table as a session finds it. */
export interface Found {
  readonly seats: readonly StoredSeat[];
  readonly chat: readonly ChatLine[];
  readonly watching?: Watching;
  readonly knocks?: readonly Knock[];
}

/** Changes that others may have made to the company of a table. */
export interface CompanyNews {
  readonly seats?: readonly StoredSeat[];
  readonly elsewhere?: Elsewhere;
  readonly watching?: Watching;
  readonly knocks?: readonly Knock[];
}

/** The parts of the table that its company works with. */
interface Setting<V> {
  readonly table: string;
  readonly room: Room<V>;
  readonly desk: Desk;
  readonly presence: Presence;
  readonly audience: Audience;
  readonly conversation: Conversation;
  readonly graceMs: number;
}

/** The players, watchers and knocking guests of a table, and their decisions about each other. */
export class Company<V> {
  private readonly setting: Setting<V>;
  private seats: readonly StoredSeat[];
  private watched: Watching;
  private knocks: readonly Knock[];

  constructor(setting: Setting<V>, { seats, watching, knocks }: Found) {
    this.setting = setting;
    this.seats = seats;
    this.watched = watching ?? ALL_WELCOME;
    this.knocks = knocks ?? [];
  }

  /** The player of each seat. */
  get seating(): readonly StoredSeat[] {
    return this.seats;
  }

  /** The players' decisions about watchers. */
  get watching(): Watching {
    return this.watched;
  }

  isPresent(seat: Seat): boolean {
    return this.setting.presence.isPresent(seat);
  }

  /** How many seconds a player may still come back before others take care of the seat. */
  graceLeft(seat: Seat): number {
    const { graceMs, presence } = this.setting;
    return Math.ceil(Math.max(0, graceMs - presence.absence(seat)) / SECOND_MS);
  }

  isRemoved(watcher: string): boolean {
    return this.watched.removed.includes(watcher);
  }

  info(): TableInfo {
    const { table, room, presence } = this.setting;
    const { game, match, state } = room;
    return {
      table,
      game: game.name,
      options: match.options,
      cooperative: game.definition.cooperative === true,
      seats: Array.from({ length: state.seats }, (_, seat): SeatInfo => {
        const there = this.seats[seat] ?? NOBODY;
        const { name, bot, player = null, isEmpty = false } = there;
        const present = this.isPresent(seat);
        return {
          ...{ name, bot, player, present, connections: presence.connections(seat) },
          isFree: isEmpty && bot === null,
          standIn: isHeld(there) && !present ? this.graceLeft(seat) : null,
        };
      }),
      spectators: presence.spectators,
      watchersTalk: this.watched.talk,
      muted: this.watched.muted,
    };
  }

  /** Tells everybody who is at the table, `besides` one who is told otherwise. */
  tell(besides: Guest | null = null): void {
    this.setting.audience.tellAll({ say: 'table', info: this.info() }, besides);
  }

  /** The knocking guests, for a guest whom they concern. */
  knocksFor({ seats }: Guest): readonly ServerMessage[] {
    return seats.length > 0 ? [{ say: 'knocks', knocks: this.knocks }] : [];
  }

  /** The same where there are any. */
  anyKnocksFor(guest: Guest): readonly ServerMessage[] {
    return this.knocks.length > 0 ? this.knocksFor(guest) : [];
  }

  heard({ seats, elsewhere, watching, knocks }: CompanyNews): void {
    const { presence, audience } = this.setting;
    if (elsewhere) presence.heardOf(elsewhere);
    if (watching) this.watched = watching;
    if (seats) this.seats = seats;
    if (elsewhere || watching || seats) this.tell();
    if (watching) this.showOut();
    if (knocks) {
      this.knocks = knocks;
      audience.tellEach((guest) => this.knocksFor(guest));
    }
  }

  /** A guest gives a seat another name, or to a bot, or takes it back from one. */
  async changeSeat(guest: Guest, message: AboutSeat): Promise<Refusal | null> {
    const { desk, conversation } = this.setting;
    const change = seatChange(guest, message, {
      seats: this.seats,
      isBot: (name) => desk.isBot(name),
      isPresent: (seat) => this.isPresent(seat),
      graceLeft: (seat) => this.graceLeft(seat),
    });
    if (!('after' in change)) return change;
    const { after, notice } = change;
    await desk.saveSeat(message.seat, after);
    this.seats = this.seats.map((each, index) => (index === message.seat ? after : each));
    this.confirm(guest, message);
    if (notice) await conversation.note(notice);
    return null;
  }

  async decideOnWatchers(guest: Guest, message: AboutWatchers): Promise<Refusal | null> {
    const { desk, presence, conversation } = this.setting;
    const [by] = guest.seats;
    if (by === undefined) return refused('onlyWatching');
    const name =
      message.say === 'watchers'
        ? ''
        : watcherNamed(message.watcher, presence.guests, conversation.lines);
    if (name === null) return refused('noSuchWatcher');
    const watching = decided(this.watched, message);
    await desk.saveWatching(watching);
    this.watched = watching;
    this.confirm(guest, message);
    this.showOut();
    const notice = noticeOfDecision(message, by, name);
    if (notice) await conversation.note(notice);
    return null;
  }

  private confirm(guest: Guest, { id }: AboutSeat | AboutWatchers): void {
    const { audience, room } = this.setting;
    audience.reply(guest, { say: 'done', id, number: room.number });
    this.tell();
  }

  /** Removed guests have to leave. */
  private showOut(): void {
    for (const { seats, watcher, close } of [...this.setting.presence.guests]) {
      if (seats.length === 0 && watcher !== undefined && this.isRemoved(watcher)) {
        close?.(CLOSED.removed);
      }
    }
  }
}
