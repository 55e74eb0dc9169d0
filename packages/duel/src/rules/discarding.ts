import type { CardId, Frame, Option, Seat } from '@grimrule/kernel';
import { zoneOf } from '@grimrule/kernel';
import { HAND, on } from '../board.ts';
import { duelProcedure } from '../table.ts';
import { discardFromHand } from './drawing.ts';

interface ChoosingDiscards extends Frame {
  readonly seat: Seat;
  readonly count: number;
  /** The card that makes them. */
  readonly source: CardId;
}

/** A player gives up cards of their own choice; with fewer in hand, all of them. */
export const choosingDiscards = duelProcedure<ChoosingDiscards>('discarding', 'discard', [
  {
    name: 'choose cards to discard',
    question(table, { seat, count, source }) {
      const hand = zoneOf(table.state, on(HAND, seat));
      const options = hand.map((card): Option => ({ verb: 'discard', card }));
      const many = Math.min(count, hand.length);
      const ask = { say: 'chooseDiscards', count: many, card: source };
      return { seat, ask, rule: 'discard', options, least: many, most: many };
    },
    answered(table, { seat }, picked) {
      const cards = picked.flatMap(({ card }) => (card === undefined ? [] : [card]));
      discardFromHand(table, seat, cards);
    },
  },
]);
