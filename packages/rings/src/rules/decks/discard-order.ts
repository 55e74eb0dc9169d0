import type { CardId, Filter, Query, Seat } from '@grimrule/kernel';
import { cardOf, cardOption, matches, move, NONE, pickOne, scopeOf } from '@grimrule/kernel';
import { DISCARD, of, REMOVED } from '../../board.ts';
import { DESIGNS } from '../../cards/designs.ts';
import type { RingsTable } from '../../table.ts';
import { inPlayerOrder, ringsProcedure } from '../../table.ts';

/** RR: Discard Pile. Cards that get there together lie in the order that their owner chooses. */

interface Laying {
  readonly seat: Seat;
  /** Those that have no place yet. */
  cards: readonly CardId[];
}

/**
 * These cards have just been laid on discard piles together. Their owners are asked for the order
 * where it can matter: where a card of the game looks for the topmost card of a kind, and there
 * are different ones of that kind among them.
 */
export function arrangePiles(table: RingsTable, laid: readonly CardId[]): void {
  if (laid.length < 2) return;
  const { state } = table;
  for (const seat of inPlayerOrder(state)) {
    const own = laid.filter((card) => cardOf(state, card).zone === of(DISCARD, seat));
    const cards = own.length < 2 ? [] : own.filter((card) => isLookedFor(table, card, seat));
    const fronts = new Set(cards.map((card) => cardOf(state, card).front));
    if (fronts.size > 1) table.start(laying, { seat, cards });
  }
}

export const laying = ringsProcedure<Laying>('laying on the discard pile', 'discard pile', [
  {
    name: 'which is laid down next',
    question(_table, { seat, cards }) {
      if (cards.length < 2) return null;
      const options = cards.map((card) => cardOption('choose', card));
      const ask = { say: 'layOnPile' };
      return pickOne({ seat, ask, rule: 'discard pile', options });
    },
    answered(_table, locals, [picked]) {
      const next = picked?.card ?? NONE;
      if (next === NONE) return;
      locals.cards = [next, ...locals.cards.filter((card) => card !== next)];
    },
  },
  {
    name: 'lay it on the pile',
    run(table, locals) {
      const [card, ...others] = locals.cards;
      if (card === undefined) return;
      locals.cards = others;
      table.frame.step = 0;
      move(table, card, of(DISCARD, locals.seat));
    },
  },
]);

/** Whether a card of the game may look for the topmost of such cards. */
function isLookedFor(table: RingsTable, card: CardId, seat: Seat): boolean {
  const { cards } = table.state;
  return cards.some(
    ({ front, zone }, reader) =>
      zone !== REMOVED &&
      (LOOKS_FOR[front] ?? []).some((where) => matches(table, where, card, scopeOf(reader, seat))),
  );
}

const PILES: readonly string[] = ['yourDiscard', 'discards'];

/** By design: the kinds of cards of which its abilities look for the topmost in a discard pile. */
const LOOKS_FOR: readonly (readonly Filter[])[] = DESIGNS.map(({ abilities }) => {
  const found: Filter[] = [];
  // Every node of an ability passes through here.
  JSON.stringify(abilities, (_key, node: unknown) => {
    const { is, among } = (node ?? {}) as { is?: string; among?: Query };
    if (is === 'topmost' && among && PILES.some((pile) => pile === among.in)) {
      found.push(among.where ?? { is: 'all', of: [] });
    }
    return node;
  });
  return found;
});
