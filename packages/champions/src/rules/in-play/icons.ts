import type { CardId, ZoneId } from '@grimrule/kernel';
import { cardOf, isPrinted, NONE, value, zoneOf } from '@grimrule/kernel';
import { MAIN_SCHEME, SIDE_SCHEMES } from '../../board.ts';
import { perDesign } from '../../cards/designs.ts';
import type { ChampionsTable } from '../../table.ts';
import { encounterCardsInPlay } from '../../table.ts';
import type { Icon } from '../../vocabulary/stats.ts';

/** By design: whether any of the four icons is printed on it. Only schemes have them. */
const SHOWS = perDesign(false, ({ schemeIcons }) => schemeIcons !== undefined);

/** How many icons of a kind there are in play, maybe for one who ignores some. RR: Icons. */
export function iconsInPlay(table: ChampionsTable, icon: Icon, against: CardId = NONE): number {
  const { state } = table;
  if (isPrinted(table, icon)) {
    return onSchemes(table, icon, MAIN_SCHEME) + onSchemes(table, icon, SIDE_SCHEMES);
  }
  return encounterCardsInPlay(state).reduce(
    (sum, card) => sum + value(table, card, icon, against),
    0,
  );
}

/** The usual case: nothing changes icons, so only those that are printed count. */
function onSchemes(table: ChampionsTable, icon: Icon, zone: ZoneId): number {
  let count = 0;
  for (const card of zoneOf(table.state, zone)) {
    if (SHOWS[cardOf(table.state, card).design]) count += value(table, card, icon);
  }
  return count;
}
