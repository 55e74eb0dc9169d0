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
  const { state } = table;
  if (!isInPlay(state, card)) return;
  const { zone } = cardOf(state, card);
  const seat = playerOf(state, card);
  const attached = attachedTo(state, card);
  const { vars } = state;
  if (vars.committed.includes(card)) vars.committed = vars.committed.filter((id) => id !== card);
  move(table, card, destination(table, card, to));
  for (const each of attached) detach(table, each);
  for (const each of zoneOf(state, SHADOW)) {
    if (cardOf(state, each).host === card) move(table, each, ENCOUNTER_DISCARD);
  }
  for (const each of zoneOf(state, UNDER)) {
    if (cardOf(state, each).host === card) move(table, each, discardPileOf(table, each));
  }
  occur(table, ...also, happening('left', { card, seat, zone }));
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
function detach(table: RingsTable, card: CardId): void {
  const { state } = table;
  const { returnsToStaging } = printedAs(state, card);
  if (typeOf(state, card) === 'Objective' && cardOf(state, card).zone === STAGING) {
    setHost(table, card, NONE);
    return;
  }
  if (returnsToStaging) {
    move(table, card, STAGING);
    setHost(table, card, NONE);
    return;
  }
  leavePlay(table, card, discardPileOf(table, card));
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
  if (owner === NONE || !isPlaying(table.state, owner)) return false;
  if (isInPlay(table.state, card)) leavePlay(table, card, of(HAND, owner));
  else move(table, card, of(HAND, owner));
  if (table.log) table.tell({ say: 'toHand', seat: owner, card }, 'in play and out of play');
  return true;
}

export function removeFromGame(table: RingsTable, card: CardId): void {
  if (isInPlay(table.state, card)) leavePlay(table, card, REMOVED);
  else move(table, card, REMOVED);
  if (table.log) table.tell({ say: 'removedFromGame', card }, 'removed from the game');
}
