import type { About, CardId, Obstacle } from '@grimrule/kernel';
import { contributions, value } from '@grimrule/kernel';
import type { RingsTable } from '../../table.ts';
import type { StatName } from '../../vocabulary/stats.ts';

/** The cards that forbid something: what is forbidden is a stat. */
export function bannedBy(table: RingsTable, card: CardId, stat: StatName): readonly CardId[] {
  const sources = contributions(table, card, stat).filter(({ by }) => by > 0);
  return [...new Set(sources.map(({ source }) => source))];
}

/** Cards forbid it to a card, or that it is done to it. */
export const banned = (stat: StatName, rule: string): Obstacle<RingsTable, About> => ({
  say: stat,
  rule,
  stands: (table, { card }) => value(table, card, stat) > 0,
  names: (table, { card }) => ({ cards: bannedBy(table, card, stat) }),
});
