import type { CardId, Seat } from '@grimrule/kernel';
import {
  cardOf,
  cardOption,
  everybody,
  move,
  pickSome,
  report,
  show,
  zoneOf,
} from '@grimrule/kernel';
import { BOX, DISCARD, HAND, LOCATIONS, on } from '../board.ts';
import { printedAs } from '../cards/pool.ts';
import type { DuelTable } from '../table.ts';
import { duelProcedure } from '../table.ts';

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
    table.tell?.({ say: 'discarded', seat, card }, 'discard');
  }
  report(table, cards);
}

export function discardHand(table: DuelTable, seat: Seat): void {
  discardFromHand(table, seat, zoneOf(table.state, on(HAND, seat)));
}

interface ChoosingDiscards {
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
      const options = hand.map((card) => cardOption('discard', card));
      const many = Math.min(count, hand.length);
      const ask = { say: 'chooseDiscards', count: many, card: source };
      return pickSome({ seat, ask, rule: 'discard', options }, many, many);
    },
    answered(table, { seat }, picked) {
      const cards = picked.flatMap(({ card }) => (card === undefined ? [] : [card]));
      discardFromHand(table, seat, cards);
    },
  },
]);
