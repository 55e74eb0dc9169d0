import type { Seat } from '@grimrule/kernel';
import { move, NONE, occur, topOf } from '@grimrule/kernel';
import { DECK, HAND, LOCATIONS, on } from '../board.ts';
import { event } from '../happenings.ts';
import type { DuelTable } from '../table.ts';
import { checkDeck } from './game-end.ts';

export function drawCards(table: DuelTable, seat: Seat, count: number): void {
  for (let drawn = 0; drawn < count && !table.state.outcome; drawn++) {
    const card = topOf(table, on(DECK, seat));
    if (card === NONE) return;
    move(table, card, on(HAND, seat));
    table.tell?.({ say: 'drew', seat, card }, 'drawing');
    checkDeck(table, seat);
  }
}

export function takeTopLocation(table: DuelTable, seat: Seat): void {
  const card = topOf(table, LOCATIONS);
  if (card === NONE) return;
  move(table, card, on(HAND, seat));
  table.tell?.({ say: 'tookLocation', seat, card }, 'tower');
  occur(table, event.locationTaken(card, seat));
}
