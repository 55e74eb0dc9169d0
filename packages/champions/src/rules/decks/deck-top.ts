import type { CardId, Limit, Seat } from '@grimrule/kernel';
import {
  everybody,
  isPrinted,
  NONE,
  noteUse,
  show,
  timesUsed,
  topOf,
  value,
} from '@grimrule/kernel';
import { DECK, of } from '../../board.ts';
import type { ChampionsTable } from '../../table.ts';
import { identityOf, inPlayerOrder } from '../../table.ts';

/** Stands for this permission among the abilities of an identity. */
const PERMISSION = -2;

const ONCE: Limit = { times: 1, per: 'phase' };

/** The top card of a player's deck, if they may play it as they play cards in hand; or NONE. */
export function playableTop(table: ChampionsTable, seat: Seat): CardId {
  if (isPrinted(table, 'playsDeckTop')) return NONE;
  const identity = identityOf(table.state, seat);
  const times = value(table, identity, 'playsDeckTop');
  const used = timesUsed(table.state, ONCE, { source: identity, seat }, PERMISSION);
  if (times === 0 || used >= times) return NONE;
  return topOf(table, of(DECK, seat));
}

export function noteTopPlayed({ state }: ChampionsTable, seat: Seat): void {
  noteUse(state, ONCE, { source: identityOf(state, seat), seat }, PERMISSION);
}

/** It lies face up for all to see. */
export function showTops(table: ChampionsTable): void {
  const { state } = table;
  for (const seat of inPlayerOrder(state)) {
    if (value(table, identityOf(state, seat), 'playsDeckTop') === 0) continue;
    const top = topOf(table, of(DECK, seat));
    if (top !== NONE) show(table, top, everybody(state.seats));
  }
}
