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
