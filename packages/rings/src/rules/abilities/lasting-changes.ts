import type { CardId } from '@grimrule/kernel';
import { cardOf, endLasting, endLimits, value } from '@grimrule/kernel';
import type { RingsTable } from '../../table.ts';
import { typeOf } from '../../table.ts';
import type { PeriodName } from '../../vocabulary/events.ts';
import type { StatName } from '../../vocabulary/stats.ts';
import { STATS } from '../../vocabulary/stats.ts';
import { discardTogether } from '../in-play/leaving-play.ts';

/** Changes and limits of a period are over; earlier ones of an attack belong to another attack. */
export function endPeriod({ state }: RingsTable, period: PeriodName, earlier = 0): void {
  endLimits(state, period);
  endLasting(state, period, earlier);
}

/** Whether anything changes this number of any card now; mostly nothing does. */
export function isChanged({ state }: RingsTable, stat: StatName): boolean {
  const { modifying, lasting } = state;
  if ((modifying[STATS.indexOf(stat)]?.length ?? 0) > 0) return true;
  return lasting.length > 0 && lasting.some(({ modifier }) => modifier.stat === stat);
}

/** RR: Cannot Have Attachments. Those that are there are discarded at once. */
export function dropForbidden(table: RingsTable, attached: readonly CardId[]): void {
  const { state } = table;
  discardTogether(
    table,
    attached.filter((card) => {
      if (typeOf(state, card) !== 'Attachment') return false;
      return value(table, cardOf(state, card).host, 'cannotHaveAttachments', card) > 0;
    }),
  );
}
