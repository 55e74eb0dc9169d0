import { cardOf, isPrinted, value } from '@grimrule/kernel';
import { DESIGNS } from '../cards/designs.ts';
import type { ChampionsTable } from '../table.ts';
import { encounterCardsInPlay } from '../table.ts';
import type { Icon } from '../vocabulary/stats.ts';

/** By design: whether any of the four icons is printed on it. */
const SHOWS = DESIGNS.map(({ schemeIcons }) => schemeIcons !== undefined);

/** How many icons of a kind there are in play. RR: Icons. */
export function iconsInPlay(table: ChampionsTable, icon: Icon): number {
  const { state } = table;
  const printed = isPrinted(table, icon);
  let count = 0;
  for (const card of encounterCardsInPlay(state)) {
    if (printed && !SHOWS[cardOf(state, card).design]) continue;
    count += value(table, card, icon);
  }
  return count;
}
