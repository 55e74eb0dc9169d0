import type { Effect } from '../abilities/ability.ts';
import type { Scope } from '../asking/scope.ts';
import type { Table } from '../game/rules.ts';
import { perform } from './perform.ts';
import { procedure } from './procedure.ts';
import type { Account } from './report.ts';
import { CHARGING } from './report.ts';

/** An additional cost that a card demands of somebody who is about to do something. */
export interface Demand {
  readonly cost: Effect;
  readonly scope: Scope;
}

/** The locals of a procedure that has additional costs paid: whether one of them was not. */
export interface Charges {
  unpaid: boolean;
}

interface Charging extends Account, Demand {
  /** The depth of the frame that wants to know whether it was paid. */
  readonly tells: number;
}

/** Has costs paid one after the other; the frame at this depth gets to know if one was not. */
export function charge(
  table: Table,
  demands: readonly Demand[],
  tells = table.state.stack.length - 1,
): void {
  for (const { cost, scope } of demands) {
    table.start(charging, { cost, scope, kept: [], done: 0, excess: 0, short: false, tells });
  }
}

export const charging = procedure<unknown, Charging>(CHARGING, 'cost', [
  { name: 'pay it', run: (table, { cost, scope }) => perform(table, cost, scope) },
  {
    name: 'or it was not paid',
    run(table, { short, tells }) {
      if (short) (table.state.stack[tells]?.locals as Charges).unpaid = true;
    },
  },
]);
