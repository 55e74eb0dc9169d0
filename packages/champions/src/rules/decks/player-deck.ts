import type { CardId, Seat } from '@grimrule/kernel';
import {
  byLot,
  cardOf,
  isHeeded,
  move,
  NONE,
  occur,
  shuffle,
  topOf,
  value,
  zoneOf,
} from '@grimrule/kernel';
import { DECK, DISCARD, HAND, of, REVEALED } from '../../board.ts';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import { identityOf, typeOf } from '../../table.ts';
import { dealEncounterCard } from '../encounters/encounter-deck.ts';

/** RR: Player Deck. */

/**
 * An empty deck is made anew from the discard pile, at the price of an encounter card; with an empty
 * pile too, as soon as there is a card in it.
 */
export function resetDeckIfEmpty(table: ChampionsTable, seat: Seat): void {
  const { state } = table;
  if (zoneOf(state, of(DECK, seat)).length > 0) return;
  if (zoneOf(state, of(DISCARD, seat)).length === 0) return;
  for (const card of zoneOf(state, of(DISCARD, seat))) move(table, card, of(DECK, seat));
  shuffle(table, of(DECK, seat));
  table.tell?.({ say: 'deckReshuffled', seat }, 'player deck');
  dealEncounterCard(table, seat);
}

/** Draws one by one; a deck that runs out on the way is made anew and drawing goes on. */
export function drawCards(table: ChampionsTable, seat: Seat, count: number): number {
  let drawn = 0;
  while (drawn < count && drawOne(table, seat)) drawn++;
  if (drawn > 0) table.tell?.({ say: 'drew', seat, count: drawn }, 'draw');
  return drawn;
}

/** An obligation that is drawn does not come into the hand. RR: Obligation. */
function drawOne(table: ChampionsTable, seat: Seat): boolean {
  const card = topOf(table, of(DECK, seat));
  if (card === NONE) return false;
  const stays = typeOf(table.state, card) !== 'obligation';
  move(table, card, stays ? of(HAND, seat) : REVEALED);
  resetDeckIfEmpty(table, seat);
  if (isHeeded(table, 'drawn')) occur(table, event.drawn(card, seat));
  return true;
}

export function handSizeOf(table: ChampionsTable, seat: Seat): number {
  return value(table, identityOf(table.state, seat), 'handSize');
}

/** Draws until the hand is full, looking after each card. RR: Hand Size. */
export function drawUpTo(table: ChampionsTable, seat: Seat, size: number): number {
  let drawn = 0;
  while (zoneOf(table.state, of(HAND, seat)).length < size && drawOne(table, seat)) drawn++;
  if (drawn > 0) table.tell?.({ say: 'drew', seat, count: drawn }, 'hand size');
  return drawn;
}

/** Discards from the top of a deck; when it runs out, no more cards are discarded. */
export function discardTopOfDeck(
  table: ChampionsTable,
  seat: Seat,
  count: number,
  until: (card: CardId) => boolean = () => false,
): readonly CardId[] {
  const cards: CardId[] = [];
  while (cards.length < count) {
    const card = topOf(table, of(DECK, seat));
    if (card === NONE) break;
    move(table, card, of(DISCARD, seat));
    cards.push(card);
    if (until(card) || zoneOf(table.state, of(DECK, seat)).length === 0) break;
  }
  if (cards.length > 0) table.tell?.({ say: 'milled', seat, cards }, 'discard');
  resetDeckIfEmpty(table, seat);
  discarded(table, cards, seat, 'deck');
  return cards;
}

export function discardFromHand(table: ChampionsTable, cards: readonly CardId[]): void {
  for (const card of cards) {
    const { owner, controller } = cardOf(table.state, card);
    move(table, card, of(DISCARD, owner));
    discarded(table, [card], controller, 'hand');
  }
}

/** Responses to a discard come when all cards of one effect are discarded. */
function discarded(
  table: ChampionsTable,
  cards: readonly CardId[],
  seat: Seat,
  from: 'hand' | 'deck',
): void {
  if (cards.length === 0 || !isHeeded(table, 'discarded')) return;
  occur(table, ...cards.map((card) => event.discarded(card, seat, from)));
}

export function randomFromHand(
  table: ChampionsTable,
  seat: Seat,
  count: number,
): readonly CardId[] {
  return byLot(table, zoneOf(table.state, of(HAND, seat)), count);
}
