import type { Refusal, State } from '@grimrule/kernel';
import type { ClientMessage, ServerMessage } from '../messages/messages.ts';
import { refused } from '../messages/refusal.ts';
import type { Room } from '../room.ts';
import { standingAt } from '../telling/announcer.ts';
import { reasonsFor } from '../telling/why.ts';
import type { Guest } from './guest.ts';
import { seatsOf } from './guest.ts';

/** A message that asks for a position of the past, or why something was told. */
type Looking = Extract<ClientMessage, { readonly say: 'look' | 'why' }>;

/** Whether a message only asks to be told something: nothing is stored then. */
export function isQuestion({ say }: ClientMessage): boolean {
  return say === 'look' || say === 'why' || say === 'point' || say === 'refresh';
}

/** The reply to a guest who looks back. */
export function shownAsAsked<V>(
  room: Room<V>,
  guest: Guest,
  message: Looking,
): ServerMessage | Refusal {
  if (!mayLook(room.state, guest, message)) return refused('notYourSeat');
  const { id, seat, open } = message;
  if (message.say === 'why') {
    return {
      say: 'why',
      id,
      line: message.line,
      reasons: reasonsFor(room, message.line, seat, open),
    };
  }
  const standing = standingAt(room, message.at, seat, open);
  return standing ? { say: 'look', id, standing } : refused('noSuchPosition');
}

/** A game that is over has no secrets: everybody may see it with everybody's eyes. */
function mayLook<V>(state: State<V>, guest: Guest, { seat, open }: Looking): boolean {
  if (state.outcome) return seat <= state.seats;
  return !open && seatsOf(guest, state).includes(seat);
}
