import type { CardId, Seat } from '@grimrule/kernel';
import { move } from '@grimrule/kernel';
import { placeZone } from '../board.ts';
import { duelProcedure } from '../table.ts';
import { whichPlace } from './entering-play.ts';

interface MovingToPlace {
  readonly card: CardId;
  readonly seat: Seat;
}

/** An effect lets a card change its place. It keeps its damage and is not played anew. */
export const movingToPlace = duelProcedure<MovingToPlace>('moving', 'places', [
  {
    name: 'choose an empty place',
    question: (table, { card, seat }) => whichPlace(table, seat, card),
    answered(table, { card, seat }, [picked]) {
      if (picked?.value === undefined) return;
      move(table, card, placeZone(seat, picked.value));
      table.tell?.({ say: 'moved', seat, card, place: picked.value });
    },
  },
]);
