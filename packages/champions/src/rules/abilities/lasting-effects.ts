import type { Seat } from '@grimrule/kernel';
import { countLasting, endLasting, endLimits } from '@grimrule/kernel';
import type { ChampionsTable } from '../../table.ts';
import type { PeriodName } from '../../vocabulary/events.ts';
import { endLentTraits } from '../in-play/traits.ts';

/**
 * Changes and limits for an attack, an activation or an event are over. Those that were there
 * before it began belong to another one that goes on.
 */
export function endEffects(table: ChampionsTable, period: PeriodName, spared = 0): void {
  const { state } = table;
  endLimits(state, period);
  endLentTraits(table, period);
  if (countLasting(state, period) > spared) endLasting(state, period, spared);
}

/** The turn that some effects last until has come. */
const ITS_TURN = 'turn';

/** What lasts until the end of a player's next turn lasts until the end of this one. */
export function nextTurnBegins({ state }: ChampionsTable, seat: Seat): void {
  if (countLasting(state, 'nextTurn') === 0) return;
  state.lasting = state.lasting.map((each) =>
    each.until === 'nextTurn' && each.scope.seat === seat ? { ...each, until: ITS_TURN } : each,
  );
}

export const nextTurnEnds = ({ state }: ChampionsTable): void => endLasting(state, ITS_TURN);
