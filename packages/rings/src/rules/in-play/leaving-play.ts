import type { CardId, Happening, ZoneId } from '@grimrule/kernel';
import { cardOf, move, NONE, occur, setHost, value, zoneOf } from '@grimrule/kernel';
import {
  BOX,
  DISCARD,
  ENCOUNTER_DECK,
  ENCOUNTER_DISCARD,
  HAND,
  of,
  REMOVED,
  SHADOW,
  STAGING,
  UNDER,
  VICTORY,
  ZONES,
} from '../../board.ts';
import { isPermanent } from '../../campaign/campaign-cards.ts';
import { isOrcGuard, printedAs } from '../../cards/designs.ts';
import { event } from '../../happenings.ts';
import type { RingsTable } from '../../table.ts';
import { attachedTo, isHero, isInPlay, isPlaying, playerOf, typeOf } from '../../table.ts';
import { arrangePiles } from '../decks/discard-order.ts';

/** The discard pile a card belongs to. RR: Discard Pile. */
export function discardPileOf(table: RingsTable, card: CardId): ZoneId {
  const { owner } = cardOf(table.state, card);
  return owner === NONE ? ENCOUNTER_DISCARD : of(DISCARD, owner);
}

/** The one way out of play. Attachments are discarded with their host, shadow cards too. */
export function leavePlay(
  table: RingsTable,
  card: CardId,
  to: ZoneId,
  also: readonly Happening[] = [],
): void {
  const left = takeFromPlay(table, card, to);
  if (left.length > 0) occurLeaving(table, [...also, ...left]);
}

/** Lets happen what is told of cards that have left play together; their owners lay them down. */
export function occurLeaving(table: RingsTable, events: readonly Happening[]): void {
  if (events.length === 0) return;
  arrangePiles(
    table,
    events.flatMap(({ kind, card }) => (kind === 'left' ? [card] : [])),
  );
  occur(table, ...events);
}

/** Cards that were attached to something that is not in play any more. */
export function takeLoose(table: RingsTable, cards: readonly CardId[]): readonly Happening[] {
  return cards.flatMap((card) => detach(table, card));
}

/** The same for cards that leave together, whose leaving is one occurrence: tells what has left. */
export function takeFromPlay(table: RingsTable, card: CardId, to: ZoneId): readonly Happening[] {
  const { state } = table;
  if (!isInPlay(state, card)) return [];
  const { zone } = cardOf(state, card);
  const seat = playerOf(state, card);
  const attached = attachedTo(state, card);
  forget(table, card);
  move(table, card, destination(table, card, to));
  for (const each of zoneOf(state, SHADOW)) {
    if (cardOf(state, each).host === card) move(table, each, ENCOUNTER_DISCARD);
  }
  for (const each of zoneOf(state, UNDER)) {
    if (cardOf(state, each).host === card) move(table, each, discardPileOf(table, each));
  }
  return [event.left(card, seat, zone), ...attached.flatMap((each) => detach(table, each))];
}

/** A card that comes back is a new card: it is not committed any more, and has not attacked. */
function forget({ state: { vars } }: RingsTable, card: CardId): void {
  const others = (id: CardId) => id !== card;
  if (vars.committed.includes(card)) vars.committed = vars.committed.filter(others);
  if (vars.attacked.includes(card)) vars.attacked = vars.attacked.filter(others);
}

/** The token for a face-down card is no card, and some cards say themselves where they go. */
function destination(table: RingsTable, card: CardId, to: ZoneId): ZoneId {
  const pile = discardPileOf(table, card);
  if (isOrcGuard(table.state, card)) return BOX;
  const design = printedAs(table.state, card);
  const { leavesTo } = design;
  // A permanent card comes from no deck, so no discard pile is its own.
  if (leavesTo === 'removed' || isPermanent(design)) return REMOVED;
  return leavesTo === 'encounterDeckTop' && to === pile ? ENCOUNTER_DECK : to;
}

/** Attachments of a card that is gone: objectives stay, the others are discarded. */
function detach(table: RingsTable, card: CardId): readonly Happening[] {
  const { state } = table;
  const guarded = typeOf(state, card) === 'Objective' && cardOf(state, card).zone === STAGING;
  if (!guarded && !printedAs(state, card).returnsToStaging) {
    return takeFromPlay(table, card, discardPileOf(table, card));
  }
  if (!guarded) move(table, card, STAGING);
  setHost(table, card, NONE);
  return [];
}

/** To be discarded is not to be destroyed. */
export function discardFromPlay(table: RingsTable, card: CardId): boolean {
  return discardTogether(table, [card]).length > 0;
}

/** Discards cards at the same time, from wherever they are; gives those that really were. */
export function discardTogether(table: RingsTable, cards: readonly CardId[]): readonly CardId[] {
  const { state } = table;
  const gone = cards.filter(
    (card) => !isInPlay(state, card) || value(table, card, 'permanent') === 0,
  );
  const left: Happening[] = [];
  for (const card of gone) {
    // Discarding its host may have discarded this one already.
    if (isInPlay(state, card)) left.push(...discardOne(table, card));
    else if (!left.some((event) => event.card === card)) toPile(table, card);
  }
  const others = gone.filter((card) => !left.some((event) => event.card === card));
  arrangePiles(table, [...others, ...left.map(({ card }) => card)]);
  if (left.length > 0) occur(table, ...left);
  return gone;
}

function discardOne(table: RingsTable, card: CardId): readonly Happening[] {
  const { state } = table;
  const returns = printedAs(state, card).returnsToStaging && cardOf(state, card).host !== NONE;
  if (returns) table.tell?.({ say: 'returnedToStaging', card }, 'objective');
  else table.tell?.({ say: 'discardedFromPlay', card }, 'discard pile');
  return returns ? detach(table, card) : takeFromPlay(table, card, discardPileOf(table, card));
}

function toPile(table: RingsTable, card: CardId): void {
  const inHand = ZONES[cardOf(table.state, card).zone]?.hand === true;
  if (!inHand) table.tell?.({ say: 'discardedFromPlay', card }, 'discard pile');
  move(table, card, discardPileOf(table, card));
}

/** Where an enemy that was destroyed or a location that was explored goes. RR: Victory X. */
export function pileOfHonour(table: RingsTable, card: CardId): ZoneId {
  return value(table, card, 'victory') > 0 ? VICTORY : discardPileOf(table, card);
}

/** A hero is part of no deck, so he never comes to a hand or into a deck either. */
export function canReturn({ state }: RingsTable, card: CardId): boolean {
  return cardOf(state, card).owner !== NONE && !isHero(state, card);
}

/** To the hand of its owner, from wherever it lies. */
export function toOwnersHand(table: RingsTable, card: CardId): boolean {
  if (!canReturn(table, card)) return false;
  const { owner } = cardOf(table.state, card);
  if (isOwnerOut(table, card)) return toPileOfOneWhoIsOut(table, card);
  putAway(table, card, of(HAND, owner));
  table.tell?.({ say: 'toHand', seat: owner, card }, 'in play and out of play');
  return true;
}

export function isOwnerOut({ state }: RingsTable, card: CardId): boolean {
  const { owner } = cardOf(state, card);
  return owner !== NONE && !isPlaying(state, owner);
}

/** An eliminated player has neither hand nor deck: all their cards are discarded. */
export function toPileOfOneWhoIsOut(table: RingsTable, card: CardId): boolean {
  const { owner } = cardOf(table.state, card);
  table.tell?.({ say: 'toPileOfEliminated', seat: owner, card }, 'player elimination');
  putAway(table, card, of(DISCARD, owner));
  return true;
}

function putAway(table: RingsTable, card: CardId, to: ZoneId): void {
  if (isInPlay(table.state, card)) leavePlay(table, card, to);
  else move(table, card, to);
}

export function removeFromGame(table: RingsTable, card: CardId): void {
  if (isInPlay(table.state, card)) leavePlay(table, card, REMOVED);
  else move(table, card, REMOVED);
  table.tell?.({ say: 'removedFromGame', card }, 'removed from the game');
}
