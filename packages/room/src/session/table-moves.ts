import type { Refusal } from '@grimrule/kernel';
import type { ServerMessage } from '../messages/messages.ts';
import type { Notice } from '../messages/notice.ts';
import { refused } from '../messages/refusal.ts';
import type { AskedMove } from '../moves/asked-move.ts';
import { moveOf, noticeOf, snapshotAfter } from '../moves/asked-move.ts';
import type { Move } from '../moves/move.ts';
import type { Planned } from '../moves/planned.ts';
import { isRefusal } from '../moves/planned.ts';
import { isMove } from '../restoring/salvage.ts';
import type { Room } from '../room.ts';
import type { Announcer } from '../telling/announcer.ts';
import { summaryAfter } from '../telling/summary.ts';
import type { Audience } from './audience.ts';
import type { Desk, StoredSeat } from './desk.ts';
import type { Guest } from './guest.ts';
import { seatsOf } from './guest.ts';

interface Setting<V> {
  readonly room: Room<V>;
  readonly desk: Desk;
  readonly audience: Audience;
  readonly announcer: Announcer<V>;
  /** The most effort that a table may take to be opened again. */
  readonly mostEffort: number;
  readonly seats: () => readonly StoredSeat[];
  /** Tells a guest that what they asked for is done. */
  readonly confirm: (guest: Guest, message: AskedMove) => void;
  /** Tells everybody something about a move, besides the log. */
  readonly note: (notice: Notice) => Promise<void>;
  /** A move has been made and told. */
  readonly made: () => void;
  /** What is stored can no longer be followed here. */
  readonly lost: () => void;
}

/**
 * The moves of a table, one after the other: each is planned, stored, made and told to the guests, in
 * this order. The number of a move is its key, so of two servers only one stores it.
 */
export class TableMoves<V> {
  private readonly setting: Setting<V>;
  /** A stored move could not be followed: what is played here is no longer what is stored. */
  isLost = false;

  constructor(setting: Setting<V>) {
    this.setting = setting;
  }

  /** Makes the move that a guest asks for, or tells why not. */
  async ask(guest: Guest, message: AskedMove): Promise<Refusal | null> {
    const { room, mostEffort, confirm, note } = this.setting;
    const seats = this.setting.seats();
    if (guest.seats.length === 0) return refused('onlyWatching');
    if (!guest.seats.includes(message.seat)) return refused('notYourSeat');
    if (!this.isMeantForNow(message)) return refused('tableMovedOn');
    if (room.effort >= mostEffort) return refused('tooManyMoves');
    const planned = room.plan(moveOf(message, guest.seats, room, seats));
    if (isRefusal(planned)) return planned;
    const notice = noticeOf(planned, guest.seats, room, seats);
    const refusal = await this.storeAndMake(planned);
    if (refusal) return refusal;
    confirm(guest, message);
    if (notice) await note(notice);
    return null;
  }

  /** Those who answer at the same time need not know how many others have answered meanwhile. */
  private isMeantForNow({ say, seat, number }: AskedMove): boolean {
    const { room } = this.setting;
    if (this.isLost) return false;
    return (
      number === room.number || (say === 'answer' && room.isAwaited(seat) && room.wasHere(number))
    );
  }

  /** Makes the next of the answers that were collected, once all have answered. */
  async settle(): Promise<void> {
    const { room, desk, lost } = this.setting;
    const { due } = room;
    if (!due || this.isLost) return;
    const planned = room.plan(due);
    if (!isRefusal(planned)) {
      await this.storeAndMake(planned);
      return;
    }
    desk.report(new Error('an answer that was collected is refused'));
    room.drop(due.seat);
    // What the pages show is no longer what is asked: they come again.
    lost();
  }

  /** Stores a planned move, then makes it. If others were quicker, theirs are made instead. */
  async storeAndMake(planned: Planned<V>): Promise<Refusal | null> {
    const { room, desk } = this.setting;
    const isFirst = await desk.append(
      room.number + 1,
      planned.move,
      snapshotAfter(room, planned),
      summaryAfter(room, planned),
    );
    if (!isFirst) {
      await this.readOn();
      return refused('tableMovedOn');
    }
    this.makeAndTell(planned);
    return null;
  }

  /** Makes the moves that others have stored. */
  async readOn(): Promise<void> {
    const { room, desk } = this.setting;
    if (this.isLost) return;
    for (const move of await desk.movesAfter(room.number)) {
      const planned = this.planStored(move);
      if (!planned) return this.lose();
      this.makeAndTell(planned);
    }
  }

  /** The plan of a stored move; null if it cannot be read or does not fit. */
  private planStored(move: Move | null): Planned<V> | null {
    const { room, desk } = this.setting;
    try {
      const planned = isMove(move) && room.plan(move);
      return planned && !isRefusal(planned) ? planned : null;
    } catch (error) {
      desk.report(error);
      return null;
    }
  }

  /** Nothing more is played here: everybody has to come again to the table as it is stored. */
  private lose(): void {
    const { room, desk, lost } = this.setting;
    this.isLost = true;
    desk.damaged(room.number + 1);
    lost();
  }

  private makeAndTell(planned: Planned<V>): void {
    const { room, audience, announcer, made } = this.setting;
    const update = announcer.makeAndTell(planned);
    const updates = (guest: Guest) =>
      seatsOf(guest, room.state).map(
        (seat): ServerMessage => ({ say: 'update', update: update(seat, guest.seats) }),
      );
    // All who only watch get the same message, which is written out once.
    let watched: readonly ServerMessage[] | null = null;
    audience.tellEach((guest) => {
      if (guest.seats.length > 0) return updates(guest);
      watched ??= updates(guest);
      return watched;
    });
    made();
  }
}
