import type { About, Obstacle } from '@grimrule/kernel';
import { cardOf } from '@grimrule/kernel';
import type { RingsTable } from '../../table.ts';

/** What exhausts a character needs one that is ready. */
export const EXHAUSTED: Obstacle<RingsTable, About> = {
  say: 'isExhausted',
  rule: 'exhausted',
  stands: ({ state }, { card }) => cardOf(state, card).exhausted,
};
