import type { Refusal, Seat } from '@grimrule/kernel';
import { LONGEST_NAME } from '../messages/fields.ts';
import type { ClientMessage } from '../messages/messages.ts';
import type { Notice } from '../messages/notice.ts';
import { refused } from '../messages/refusal.ts';
import { plainText } from '../messages/text.ts';
import { hasOthers, isHeld } from '../moves/consent.ts';
import type { Desk, StoredSeat } from './desk.ts';
import type { Guest } from './guest.ts';

/** A message that asks to change a seat. */
export type AboutSeat = Extract<ClientMessage, { readonly say: 'seat' | 'name' }>;

/** The facts that a change of a seat depends on. */
export interface Around {
  readonly seats: readonly StoredSeat[];
  readonly isBot: Desk['isBot'];
  readonly isPresent: (seat: Seat) => boolean;
  /** How many seconds a player may still come back before others take care of the seat. */
  readonly graceLeft: (seat: Seat) => number;
}

export interface SeatChange {
  readonly after: StoredSeat;
  /** The notice for the others. */
  readonly notice: Notice | null;
}

/** The seat after a guest's wish, or the reason why it may not change. */
export function seatChange(
  guest: Guest,
  message: AboutSeat,
  { seats, isBot, isPresent, graceLeft }: Around,
): SeatChange | Refusal {
  const { seat } = message;
  const before = seats[seat];
  if (guest.seats.length === 0) return refused('onlyWatching');
  if (!before) return refused('notYourSeat');
  const isOwn = guest.seats.includes(seat);
  // Anybody who plays may let a bot stand in for an absent player; all else is one's own.
  if (!isOwn && (message.say === 'name' || isPresent(seat))) return refused('notYourSeat');
  if (message.say === 'name') {
    return { after: { ...before, name: plainText(message.name, LONGEST_NAME) }, notice: null };
  }
  const { bot } = message;
  if (bot !== null && !isBot(bot)) return refused('noSuchBot');
  const seconds = graceLeft(seat);
  if (!isOwn && bot !== null && before.bot === null && isHeld(before) && seconds > 0) {
    return refused('waitForPlayer', { seconds });
  }
  const after = { ...before, bot, isLent: bot !== null && isHeld(before) };
  const seating = seats.map((each, index) => (index === seat ? after : each));
  const isTold = hasOthers(seating, guest.seats) && bot !== before.bot;
  const by = isOwn ? seat : (guest.seats[0] ?? seat);
  return { after, notice: isTold ? noticeOf(seat, by, bot) : null };
}

function noticeOf(seat: Seat, by: Seat, bot: string | null): Notice {
  return bot === null ? { kind: 'botSentAway', seat, by } : { kind: 'botStandsIn', seat, by, bot };
}
