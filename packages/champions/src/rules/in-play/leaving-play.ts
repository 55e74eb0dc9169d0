import type { CardId, ZoneId } from '@grimrule/kernel';
import {
  cardOf,
  move,
  NONE,
  occur,
  possible,
  scopeOf,
  setTokens,
  value,
  zoneOf,
} from '@grimrule/kernel';
import {
  BOOST,
  BOX,
  DISCARD,
  HAND,
  of,
  REMOVED,
  SET_ASIDE,
  TUCKED,
  UNDER,
  VICTORY,
} from '../../board.ts';
import { FACEDOWN, printedAs } from '../../cards/designs.ts';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import { attachedTo, inPlayerOrder, isInPlay, isPlaying, playerOf, typeOf } from '../../table.ts';
import type { CardType } from '../../vocabulary/card-types.ts';
import { callAbilities } from '../abilities/called-abilities.ts';
import { ownPiles } from '../decks/special-deck.ts';
import { ownEncounterDiscard } from '../encounters/whose-deck.ts';

/** The discard pile a card belongs to. RR: Ownership and Control. */
export function discardPileOf(table: ChampionsTable, card: CardId): ZoneId {
  const { owner } = cardOf(table.state, card);
  const special = ownPiles(table, card);
  if (special) return special.discard;
  return owner === NONE ? ownEncounterDiscard(table.state, card) : of(DISCARD, owner);
}

/**
 * Where a card goes that would go somewhere out of play: tokens back into the box, double-sided
 * cards and those of eliminated players out of the game. RR: Double-Sided Card.
 */
function destination(table: ChampionsTable, card: CardId, to: ZoneId): ZoneId {
  const { owner, design } = cardOf(table.state, card);
  if (design === FACEDOWN) return BOX;
  const doubleSided = printedAs(table.state, card).otherSide !== undefined;
  if (doubleSided && to !== VICTORY && to !== SET_ASIDE) return REMOVED;
  return owner !== NONE && !isPlaying(table.state, owner) ? REMOVED : to;
}

/**
 * No card makes the main scheme leave play, nor a permanent card unless it is of the same set. RR:
 * Permanent, Main Scheme.
 */
export function canLeavePlay(table: ChampionsTable, card: CardId, by: CardId = NONE): boolean {
  if (typeOf(table.state, card) === 'main_scheme') return false;
  if (value(table, card, 'cannotLeavePlay') > 0) return false;
  return value(table, card, 'permanent') === 0 || isOfTheSameSet(table, card, by);
}

const NEVER_DISCARDED: readonly CardType[] = ['hero', 'alter_ego', 'villain'];

/** Identities and villains are defeated, or go elsewhere. RR: Identity, Villain. */
export function canBeDiscarded(table: ChampionsTable, card: CardId, by: CardId = NONE): boolean {
  return !NEVER_DISCARDED.includes(typeOf(table.state, card)) && canLeavePlay(table, card, by);
}

export function isOfTheSameSet({ state }: ChampionsTable, card: CardId, by: CardId): boolean {
  const { set } = printedAs(state, card);
  return by !== NONE && set !== undefined && printedAs(state, by).set === set;
}

/**
 * The one way out of play. Cards attached to it, under it or given to it as boost cards are
 * discarded; tokens and status cards go back. RR: Leaves Play.
 */
export function leavePlay(
  table: ChampionsTable,
  card: CardId,
  to: ZoneId,
  how: 'discarded' | null = null,
): void {
  const { state } = table;
  if (!isInPlay(state, card)) return;
  const { tokens } = cardOf(state, card);
  const seat = playerOf(state, card);
  state.vars.leftCard = card;
  state.vars.leftTokens = tokens;
  state.vars.leftBlank = !printedAs(state, card).abilities.some(({ kind }) => kind === 'triggered');
  const attached = attachedTo(state, card);
  const zone = cardOf(state, card).zone;
  move(table, card, destination(table, card, to));
  for (const each of attached) {
    if (!discardFromPlay(table, each)) attachAnew(table, each);
  }
  dropHeld(table, card);
  const left = event.left(card, seat, zone);
  if (how === null) occur(table, left);
  else occur(table, left, event[how](card, seat, 'play', zone));
}

/**
 * A permanent card stays in play when its host leaves, if there is something else to attach it to;
 * otherwise it is removed from the game. RR: Permanent.
 */
export function attachAnew(table: ChampionsTable, card: CardId): void {
  const seat = inPlayerOrder(table.state)[0] ?? NONE;
  const again = printedAs(table.state, card).abilities.some(
    (ability) =>
      ability.kind === 'called' &&
      ability.call === 'attach' &&
      possible(table, ability.effect, scopeOf(card, seat)),
  );
  if (again) callAbilities(table, card, 'attach', seat);
  else leavePlay(table, card, REMOVED);
}

/** Cards under a card and boost cards given to it are discarded with it. */
function dropHeld(table: ChampionsTable, host: CardId): void {
  for (const zone of [UNDER, TUCKED, BOOST]) {
    for (const card of zoneOf(table.state, zone)) {
      if (cardOf(table.state, card).host === host) putOnDiscardPile(table, card);
    }
  }
}

export function discardFromPlay(table: ChampionsTable, card: CardId, by: CardId = NONE): boolean {
  if (!isInPlay(table.state, card) || !canBeDiscarded(table, card, by)) return false;
  table.tell?.({ say: 'discardedFromPlay', card }, 'discard');
  leavePlay(table, card, discardPileOf(table, card), 'discarded');
  return true;
}

/** A defeated card with Victory goes to the victory display, any other to its discard pile. */
export function removeDefeated(
  table: ChampionsTable,
  card: CardId,
  to: ZoneId = discardPileOf(table, card),
): void {
  const victory = value(table, card, 'victory') > 0;
  const trophies = attachedTo(table.state, card).filter(
    (each) => value(table, each, 'victory') > 0,
  );
  for (const each of trophies) leavePlay(table, each, VICTORY);
  leavePlay(table, card, victory ? VICTORY : to);
}

/** Puts a card that is not in play on top of its discard pile, face up. */
export function putOnDiscardPile(table: ChampionsTable, card: CardId): void {
  move(table, card, destination(table, card, discardPileOf(table, card)));
}

/** To the hand of its owner, from wherever it lies. */
export function toOwnersHand(table: ChampionsTable, card: CardId, by: CardId = NONE): boolean {
  const { owner } = cardOf(table.state, card);
  if (owner === NONE || !isPlaying(table.state, owner)) return false;
  if (isInPlay(table.state, card)) {
    if (!canLeavePlay(table, card, by)) return false;
    leavePlay(table, card, of(HAND, owner));
  } else move(table, card, of(HAND, owner));
  table.tell?.({ say: 'toHand', seat: owner, card }, 'in play and out of play');
  return true;
}

export function removeFromGame(table: ChampionsTable, card: CardId, by: CardId = NONE): boolean {
  if (isInPlay(table.state, card)) {
    if (!canLeavePlay(table, card, by)) return false;
    leavePlay(table, card, REMOVED);
  } else move(table, card, REMOVED);
  table.tell?.({ say: 'removedFromGame', card }, 'removed from the game');
  return true;
}

/** When the last counter of a card with uses is gone, it is discarded. RR: Uses. */
export function removeCounters(
  table: ChampionsTable,
  card: CardId,
  counter: string,
  count: number,
): number {
  const now = cardOf(table.state, card).tokens[counter] ?? 0;
  const removed = Math.min(now, count);
  if (removed > 0) setTokens(table, card, counter, now - removed);
  return removed;
}
