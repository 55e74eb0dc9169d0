import type { About, CardId, Obstacle } from '@grimrule/kernel';
import { cardOf, value } from '@grimrule/kernel';
import type { RingsTable } from '../../table.ts';
import { isInPlay } from '../../table.ts';

/** What exhausts a character needs one that is ready. */
export const EXHAUSTED: Obstacle<RingsTable, About> = {
  say: 'isExhausted',
  rule: 'exhausted',
  stands: ({ state }, { card }) => cardOf(state, card).exhausted,
};

/** RR: Ready. */
export function canBeReadied(table: RingsTable, card: CardId): boolean {
  const { state } = table;
  if (!isInPlay(state, card) || !cardOf(state, card).exhausted) return false;
  return value(table, card, 'cannotReady') === 0;
}
