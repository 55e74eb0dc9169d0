import type { CardId, Happening, Seat, ZoneId } from '@grimrule/kernel';
import { cardEvent, causedEvent, countedEvent, NONE, plainEvent } from '@grimrule/kernel';
import type { EventName } from './vocabulary/events.ts';
import type { Status } from './vocabulary/nodes.ts';

type Marks = readonly string[];

/** The basic powers of heroes, allies and alter-egos. RR: Basic Power. */
export type PowerName = 'atk' | 'thw' | 'def' | 'rec';

/** Somebody or something does it to a card. */
interface Deed {
  readonly card: CardId;
  readonly source: CardId;
  readonly seat: Seat;
}

/** Damage or threat that comes to a card or leaves it. */
interface Load extends Deed {
  readonly amount: number;
}

/** The mark of a card that has been turned to a side of another type. */
export const OTHER_TYPE = 'otherType';

const BASIC: Marks = ['basic'];
const ATTACK: Marks = ['attack'];
const FROM_DECK: Marks = ['fromDeck'];
const FROM_HAND: Marks = ['hand'];
const NEITHER: Marks = [];

const revealedMarks = (fromDeck: boolean) => (fromDeck ? FROM_DECK : NEITHER);

const attack =
  (kind: EventName) =>
  ({ card, source, seat }: Deed, marks: Marks) =>
    causedEvent(kind, card, source, seat, marks);

const load =
  (kind: EventName) =>
  ({ card, source, seat, amount }: Load, marks?: Marks) =>
    countedEvent(kind, amount, card, source, seat, marks);

const defeat =
  (kind: EventName) =>
  ({ card, source, seat }: Deed, isAttack: boolean, zone: ZoneId = NONE) =>
    causedEvent(kind, card, source, seat, isAttack ? ATTACK : undefined, zone);

const counted = (kind: EventName) => (card: CardId, source: CardId, seat: Seat, amount: number) =>
  countedEvent(kind, amount, card, source, seat);

const power = (kind: EventName) => (card: CardId, seat: Seat, of: PowerName) =>
  cardEvent(kind, card, seat, [of]);

const about = (kind: EventName) => (card: CardId, seat: Seat) => cardEvent(kind, card, seat);

const placed = (kind: EventName) => (card: CardId, seat: Seat, zone?: ZoneId) =>
  cardEvent(kind, card, seat, undefined, zone);

/** A maker for each kind of event: its parameters are what such an event holds. */
export const event = {
  turnBegins: (seat: Seat) => plainEvent('turnBegins', seat),
  turnEnds: (seat: Seat) => plainEvent('turnEnds', seat),
  playerPhaseBegins: () => plainEvent('playerPhaseBegins', NONE),
  playerPhaseEnds: () => plainEvent('playerPhaseEnds', NONE),
  villainPhaseBegins: () => plainEvent('villainPhaseBegins', NONE),
  stepOneEnds: () => plainEvent('stepOneEnds', NONE),
  villainPhaseEnds: () => plainEvent('villainPhaseEnds', NONE),
  roundBegins: () => plainEvent('roundBegins', NONE),
  roundEnds: () => plainEvent('roundEnds', NONE),

  changingForm: (identity: CardId, seat: Seat, to: string) =>
    cardEvent('changingForm', identity, seat, [to]),
  formChanged: (identity: CardId, seat: Seat, to: string) =>
    cardEvent('formChanged', identity, seat, [to]),
  flipped: (card: CardId, seat: Seat, isOtherType: boolean) =>
    cardEvent('flipped', card, seat, isOtherType ? [OTHER_TYPE] : NEITHER),

  playing: about('playing'),
  played: (card: CardId, seat: Seat, fromHand: boolean) =>
    cardEvent('played', card, seat, fromHand ? FROM_HAND : NEITHER),
  abilityResolved: about('abilityResolved'),
  wouldEnter: about('wouldEnter'),
  entered: placed('entered'),
  left: placed('left'),
  engaged: placed('engaged'),

  wouldAttack: attack('wouldAttack'),
  attacking: attack('attacking'),
  attackMade: attack('attackMade'),
  attacked: ({ card, source, seat, amount }: Load, marks?: Marks, excess?: number) =>
    countedEvent('attacked', amount, card, source, seat, marks, excess),
  defending: attack('defending'),
  defended: attack('defended'),

  thwarting: ({ card, source, seat }: Deed, isBasic: boolean) =>
    causedEvent('thwarting', card, source, seat, isBasic ? BASIC : NEITHER),
  thwarted: ({ card, source, seat }: Deed, isBasic: boolean, isCleared: boolean) => {
    const marks = isBasic ? BASIC : NEITHER;
    return causedEvent('thwarted', card, source, seat, isCleared ? [...marks, 'cleared'] : marks);
  },

  usingPower: power('usingPower'),
  powerUsed: power('powerUsed'),

  wouldScheme: (scheme: CardId, enemy: CardId, seat: Seat) =>
    causedEvent('wouldScheme', scheme, enemy, seat),
  scheming: (scheme: CardId, enemy: CardId, seat: Seat) =>
    causedEvent('scheming', scheme, enemy, seat),
  schemed: load('schemed'),
  activates: (enemy: CardId, seat: Seat) => causedEvent('activates', NONE, enemy, seat),
  activationEnds: (enemy: CardId, seat: Seat) => causedEvent('activationEnds', NONE, enemy, seat),
  boosting: (card: CardId, enemy: CardId, seat: Seat, during: 'attack' | 'scheme') =>
    causedEvent('boosting', card, enemy, seat, [during]),

  wouldCountBoost: counted('wouldCountBoost'),
  countingBoost: counted('countingBoost'),

  wouldDeal: load('wouldDeal'),
  wouldTake: load('wouldTake'),
  taking: load('taking'),
  damaged: ({ card, source, seat, amount }: Load, excess: number, isAttack: boolean) => {
    const marks = [...(isAttack ? ['attack'] : []), ...(excess > 0 ? ['excess'] : [])];
    return countedEvent('damaged', amount, card, source, seat, marks, excess);
  },
  healed: load('healed'),
  wouldBeDefeated: defeat('wouldBeDefeated'),
  beingDefeated: defeat('beingDefeated'),
  defeated: defeat('defeated'),

  wouldPlace: load('wouldPlace'),
  threatPlaced: load('threatPlaced'),
  wouldRemove: load('wouldRemove'),
  threatRemoved: load('threatRemoved'),
  completed: (scheme: CardId) => cardEvent('completed', scheme, NONE),

  revealing: (card: CardId, seat: Seat, fromDeck: boolean) =>
    cardEvent('revealing', card, seat, revealedMarks(fromDeck)),
  revealed: (card: CardId, seat: Seat, fromDeck: boolean, isResolved = false) => {
    const marks = revealedMarks(fromDeck);
    return cardEvent('revealed', card, seat, isResolved ? [...marks, 'resolved'] : marks);
  },

  surging: about('surging'),
  drawn: about('drawn'),
  discarded: (card: CardId, seat: Seat, from: 'hand' | 'deck' | 'play', zone?: ZoneId) =>
    cardEvent('discarded', card, seat, [from], zone),
  spent: placed('spent'),
  statusGiven: (card: CardId, seat: Seat, status: Status) =>
    cardEvent('statusGiven', card, seat, [status]),
  statusRemoved: (card: CardId, seat: Seat, status: Status) =>
    cardEvent('statusRemoved', card, seat, [status]),
  countersRemoved: (card: CardId, seat: Seat, amount: number, counter: string) =>
    countedEvent('countersRemoved', amount, card, NONE, seat, [counter]),
  exhausted: about('exhausted'),
  readied: about('readied'),
} satisfies Record<EventName, (...about: never[]) => Happening>;
