import type { CardId } from '@grimrule/kernel';
import { value } from '@grimrule/kernel';
import { printedAs } from '../cards/designs.ts';
import type { ChampionsTable } from '../table.ts';
import { traitStat } from '../vocabulary/stats.ts';

/** Printed or gained. RR: Traits, Gains. */
export function hasTrait(table: ChampionsTable, card: CardId, trait: string): boolean {
  const stat = traitStat(trait);
  if (table.game.statIndex.has(stat)) return value(table, card, stat) > 0;
  return printedAs(table.state, card).traits?.includes(trait) ?? false;
}
