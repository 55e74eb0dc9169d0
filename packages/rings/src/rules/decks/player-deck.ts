import type { Announces, CardId, Seat } from '@grimrule/kernel';
import {
  announce,
  byLot,
  isHeeded,
  move,
  NONE,
  occur,
  topOf,
  value,
  zoneOf,
} from '@grimrule/kernel';
import { DECK, HAND, of } from '../../board.ts';
import { event } from '../../happenings.ts';
import type { RingsTable } from '../../table.ts';
import { dialOf, isPlaying, ringsProcedure } from '../../table.ts';

/** RR: Drawing Cards, Running Out of Cards. A deck that has run out stays empty. */

interface Drawing extends Announces {
  readonly seat: Seat;
  readonly count: number;
}

/** Whether a player could draw a card now. */
export function canDraw(table: RingsTable, seat: Seat): boolean {
  const { state } = table;
  if (!isPlaying(state, seat) || zoneOf(state, of(DECK, seat)).length === 0) return false;
  return value(table, dialOf(state, seat), 'cannotDraw') === 0;
}

/** Draws cards together; gives how many will be drawn unless something comes between. */
export function drawCards(table: RingsTable, seat: Seat, count: number): number {
  if (count <= 0 || !canDraw(table, seat)) return 0;
  const most = Math.min(count, zoneOf(table.state, of(DECK, seat)).length);
  if (isHeeded(table, 'wouldDraw')) table.start(drawing, { seat, count, passed: [] });
  else takeCards(table, seat, count);
  return most;
}

export const drawing = ringsProcedure<Drawing>('drawing cards', 'drawing cards', [
  {
    name: 'cards would be drawn',
    run(table, { seat, count }) {
      const card = dialOf(table.state, seat);
      announce(table, [event.wouldDraw(card, seat, count)]);
    },
  },
  {
    name: 'draw them',
    run(table, { seat, passed }) {
      for (const { amount } of passed) takeCards(table, seat, amount);
    },
  },
]);

function takeCards(table: RingsTable, seat: Seat, count: number): void {
  let drawn = 0;
  while (drawn < count) {
    const card = topOf(table, of(DECK, seat));
    if (card === NONE) break;
    move(table, card, of(HAND, seat));
    drawn++;
  }
  if (drawn === 0) return;
  table.tell?.({ say: 'drew', seat, count: drawn }, 'drawing cards');
  if (isHeeded(table, 'drawn')) {
    occur(table, event.drawn(dialOf(table.state, seat), seat, drawn));
  }
}

export function randomFromHand(table: RingsTable, seat: Seat, count: number): readonly CardId[] {
  return byLot(table, zoneOf(table.state, of(HAND, seat)), count);
}
