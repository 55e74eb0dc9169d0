import type { CardId, Effect } from '@grimrule/kernel';
import { NONE, perform, scopeOf, value, zoneOf } from '@grimrule/kernel';
import { SIDE_SCHEMES } from '../../board.ts';
import { printedAs } from '../../cards/designs.ts';
import type { ChampionsTable } from '../../table.ts';
import { inPlayerOrder, isInPlay, mainSchemeOf } from '../../table.ts';
import { choose, makeActive, otherwise, query, whoseScheme } from '../../vocabulary/builders.ts';

/** RR: Villain. Of several villains one is active: it alone activates in the villain phase. */

/** The side scheme of a villain that schemes on one of its own, or NONE. */
export function ownScheme(table: ChampionsTable, villain: CardId): CardId {
  if (value(table, villain, 'schemesOnOwn') === 0) return NONE;
  const { set } = printedAs(table.state, villain);
  const own = zoneOf(table.state, SIDE_SCHEMES).find(
    (card) => printedAs(table.state, card).set === set,
  );
  return own ?? NONE;
}

/** The villain whose side scheme has the most threat, or any. */
const NEXT = otherwise(
  choose(query('villains', whoseScheme('most')), (villain) => makeActive(villain), 'first'),
  choose(query('villains'), (villain) => makeActive(villain), 'first'),
);

/** When the active villain has gone, another one becomes active. */
export function replaceActive(table: ChampionsTable): void {
  const { state } = table;
  if (isInPlay(state, state.vars.activeVillain)) return;
  const seat = inPlayerOrder(state)[0] ?? NONE;
  perform(table, NEXT as Effect, scopeOf(mainSchemeOf(state), seat));
}
