import type { CardId, Happening, Seat, ZoneId } from '@grimrule/kernel';
import { cardEvent, causedEvent, countedEvent, NONE, plainEvent } from '@grimrule/kernel';
import type { EventName } from './vocabulary/events.ts';

const ofPlayer = (kind: EventName) => (seat: Seat) => plainEvent(kind, seat);

const about = (kind: EventName) => (card: CardId, seat: Seat) => cardEvent(kind, card, seat);

/** A maker for each kind of event: its parameters are what such an event holds. */
export const event = {
  turnBegins: ofPlayer('turnBegins'),
  damage: (card: CardId, source: CardId, amount: number) =>
    countedEvent('damage', amount, card, source, NONE),
  /** The card that was attacked, and where it lay. */
  attacked: (card: CardId, attacker: CardId, seat: Seat, zone: ZoneId) =>
    causedEvent('attacked', card, attacker, seat, undefined, zone),
  defeated: (card: CardId, seat: Seat, zone: ZoneId) =>
    cardEvent('defeated', card, seat, undefined, zone),
  bonus: about('bonus'),
  markerMoves: ofPlayer('markerMoves'),
  locationTaken: about('locationTaken'),
  mainPlayed: ofPlayer('mainPlayed'),
  sidePlayed: ofPlayer('sidePlayed'),
  locationPlayed: ofPlayer('locationPlayed'),
} satisfies Record<EventName, (...about: never[]) => Happening>;
