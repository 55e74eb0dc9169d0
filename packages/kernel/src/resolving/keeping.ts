import type { Effect } from '../abilities/ability.ts';
import type { Scope } from '../asking/scope.ts';
import { bind } from '../asking/scope.ts';
import type { Table } from '../game/rules.ts';
import { NONE } from '../state/ids.ts';
import { perform } from './perform.ts';
import { procedure } from './procedure.ts';
import type { Account, Follows } from './report.ts';
import { KEEPING } from './report.ts';

interface Keeping extends Follows, Account {
  readonly effect: Effect;
  readonly scope: Scope;
}

/** Does the first part, keeps what it was done to, and goes on if enough of it was done. */
export function keep(table: Table, effect: Effect, follows: Follows, scope: Scope): void {
  const { slot, body, needs } = follows;
  table.start(keeping, {
    slot,
    body,
    needs,
    effect,
    scope,
    kept: [],
    done: 0,
    excess: 0,
    short: false,
  });
}

export const keeping = procedure<unknown, Keeping>(KEEPING, 'effect', [
  {
    name: 'the first part',
    run: (table, { effect, scope }) => perform(table, effect, scope),
  },
  {
    name: 'what follows from it',
    run(table, { needs, slot, body, scope, kept, done, excess, short }) {
      if (short && needs !== 'nothing') return;
      if (needs === 'all' && done === 0) return;
      perform(table, body, slot === NONE ? scope : bind(scope, slot, kept, done, excess));
    },
  },
]);
