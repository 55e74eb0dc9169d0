import type { CardId, Seat } from '@grimrule/kernel';
import {
  cardOf,
  everybody,
  happening,
  move,
  NONE,
  occur,
  report,
  show,
  topOf,
  zoneOf,
} from '@grimrule/kernel';
import { BOX, DECK, DISCARD, HAND, LOCATIONS, on } from '../board.ts';
import { printedAs } from '../cards/pool.ts';
import type { DuelTable } from '../table.ts';
import { checkDeck } from './game-end.ts';

export function drawCards(table: DuelTable, seat: Seat, count: number): void {
  for (let drawn = 0; drawn < count && !table.state.outcome; drawn++) {
    const card = topOf(table, on(DECK, seat));
    if (card === NONE) return;
    move(table, card, on(HAND, seat));
    if (table.log) table.tell({ say: 'drew', seat, card }, 'drawing');
    checkDeck(table, seat);
  }
}

export function takeTopLocation(table: DuelTable, seat: Seat): void {
  const card = topOf(table, LOCATIONS);
  if (card === NONE) return;
  move(table, card, on(HAND, seat));
  if (table.log) table.tell({ say: 'tookLocation', seat, card }, 'tower');
  occur(table, happening('locationTaken', { seat, card }));
}

/**
 * Where a card goes that is given away: characters to their owner's discard pile, locations face
 * down under their pile (everybody has seen which one it was), all else back to the box.
 */
export function putAway(table: DuelTable, card: CardId): void {
  const { kind } = printedAs(table.state, card);
  const { owner } = cardOf(table.state, card);
  if (kind === 'location') {
    show(table, card, everybody(table.state.seats));
    move(table, card, LOCATIONS, 'bottom');
  } else if (kind === 'main' || kind === 'side') move(table, card, on(DISCARD, owner));
  else move(table, card, BOX);
}

export function discardFromHand(table: DuelTable, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) {
    putAway(table, card);
    if (table.log) table.tell({ say: 'discarded', seat, card }, 'discard');
  }
  report(table, cards);
}

export function discardHand(table: DuelTable, seat: Seat): void {
  discardFromHand(table, seat, zoneOf(table.state, on(HAND, seat)));
}
