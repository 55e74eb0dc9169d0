import type { CardId, Happening, ZoneId } from '@grimrule/kernel';
import { cardOf, happening, move, NONE, occur, setHost, value, zoneOf } from '@grimrule/kernel';
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
} from '../board.ts';
import { ORC_GUARD, printedAs } from '../cards/designs.ts';
import type { RingsTable } from '../table.ts';
import { attachedTo, isInPlay, isPlaying, playerOf, typeOf } from '../table.ts';

/** The discard pile a card belongs to. RR: Discard Pile. */
export function discardPileOf(table: RingsTable, card: CardId): ZoneId {
  const { owner } = cardOf(table.state, card);
  return owner === NONE ? ENCOUNTER_DISCARD : of(DISCARD, owner);
}

/** The one way out of play. What is attached to a card is discarded with it, shadow cards too. */
export function leavePlay(
  table: RingsTable,
  card: CardId,
  to: ZoneId,
  also: readonly Happening[] = [],
): void {
  const left = takeFromPlay(table, card, to);
  if (left.length > 0) occur(table, ...also, ...left);
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
  return [
    happening('left', { card, seat, zone }),
    ...attached.flatMap((each) => detach(table, each)),
  ];
}

/** A card that comes back is a new card: it is not committed any more, and has not attacked. */
function forget({ state: { vars } }: RingsTable, card: CardId): void {
  const others = (id: CardId) => id !== card;
  if (vars.committed.includes(card)) vars.committed = vars.committed.filter(others);
  if (vars.attacked.includes(card)) vars.attacked = vars.attacked.filter(others);
}

/** What stood for a face-down card is no card, and some cards say themselves where they go. */
function destination(table: RingsTable, card: CardId, to: ZoneId): ZoneId {
  const pile = discardPileOf(table, card);
  if (cardOf(table.state, card).design === ORC_GUARD) return BOX;
  const { leavesTo } = printedAs(table.state, card);
  if (leavesTo === 'removed') return REMOVED;
  return leavesTo === 'encounterDeckTop' && to === pile ? ENCOUNTER_DECK : to;
}

/** What was attached to a card that is gone: objectives stay, everything else is discarded. */
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
  if (!isInPlay(table.state, card) || value(table, card, 'permanent') > 0) return false;
  if (printedAs(table.state, card).returnsToStaging && cardOf(table.state, card).host !== NONE) {
    if (table.log) table.tell({ say: 'returnedToStaging', card }, 'objective');
    detach(table, card);
    return true;
  }
  if (table.log) table.tell({ say: 'discardedFromPlay', card }, 'discard pile');
  leavePlay(table, card, discardPileOf(table, card));
  return true;
}

/** Where an enemy that was destroyed or a location that was explored goes. RR: Victory X. */
export function pileOfHonour(table: RingsTable, card: CardId): ZoneId {
  return value(table, card, 'victory') > 0 ? VICTORY : discardPileOf(table, card);
}

/** To the hand of its owner, from wherever it lies. */
export function toOwnersHand(table: RingsTable, card: CardId): boolean {
  const { owner } = cardOf(table.state, card);
  if (owner === NONE) return false;
  const hasHand = isPlaying(table.state, owner);
  // Somebody who has been eliminated has no hand any more: all his cards are discarded.
  const to = hasHand ? of(HAND, owner) : of(DISCARD, owner);
  if (isInPlay(table.state, card)) leavePlay(table, card, to);
  else move(table, card, to);
  if (hasHand && table.log)
    table.tell({ say: 'toHand', seat: owner, card }, 'in play and out of play');
  return true;
}

export function removeFromGame(table: RingsTable, card: CardId): void {
  if (isInPlay(table.state, card)) leavePlay(table, card, REMOVED);
  else move(table, card, REMOVED);
  if (table.log) table.tell({ say: 'removedFromGame', card }, 'removed from the game');
}
