import type { CardId } from '@grimrule/kernel';
import { cardOf, isPrinted, value, zoneOf } from '@grimrule/kernel';
import { MAIN_SCHEME, SIDE_SCHEMES } from '../board.ts';
import { DESIGNS } from '../cards/designs.ts';
import type { ChampionsTable } from '../table.ts';
import { encounterCardsInPlay } from '../table.ts';
import type { Icon } from '../vocabulary/stats.ts';

/** By design: whether any of the four icons is printed on it. Only schemes have them. */
const SHOWS = DESIGNS.map(({ schemeIcons }) => schemeIcons !== undefined);

/** How many icons of a kind there are in play. RR: Icons. */
export function iconsInPlay(table: ChampionsTable, icon: Icon): number {
  const { state } = table;
  if (!isPrinted(table, icon)) return iconsOn(table, icon, encounterCardsInPlay(state));
  return (
    iconsOn(table, icon, zoneOf(state, MAIN_SCHEME)) +
    iconsOn(table, icon, zoneOf(state, SIDE_SCHEMES))
  );
}

function iconsOn(table: ChampionsTable, icon: Icon, cards: readonly CardId[]): number {
  let count = 0;
  for (const card of cards) {
    if (SHOWS[cardOf(table.state, card).design] || !isPrinted(table, icon)) {
      count += value(table, card, icon);
    }
  }
  return count;
}
