import type { CardId, Scope } from '@grimrule/kernel';
import { cardOf, NONE, value } from '@grimrule/kernel';
import type { RingsTable } from '../../table.ts';

/**
 * RR: Immune. Effects of player cards leave such a card alone: they neither choose it nor change
 * it, and earlier lasting ones end. Its attachments are not immune.
 */
export function spares(table: RingsTable, card: CardId, { source }: Scope): boolean {
  if (value(table, card, 'immune') === 0) return false;
  return source !== NONE && source !== card && cardOf(table.state, source).owner !== NONE;
}
