import type { Effect } from '../abilities/ability.ts';
import type { Table } from '../game/rules.ts';
import type { CardId } from '../state/ids.ts';
import { DELAYED, FORCED_WINDOW, WINDOW } from './happening.ts';

/** The procedures that keep an account of what is reported. */
export const KEEPING = 'keep';
export const CHARGING = 'additional costs';

export interface Follows {
  /** Where to keep what the first part was done to, or NONE. */
  readonly slot: number;
  readonly body: Effect;
  /** How much of the first part has to be done: a cost in full, what stands before `then` too. */
  readonly needs: 'nothing' | 'cost' | 'all';
}

/** The reports so far. */
export interface Account {
  kept: readonly CardId[];
  done: number;
  excess: number;
  short: boolean;
}

/** Here begins what somebody else does meanwhile. */
const BORDERS: readonly string[] = [WINDOW, FORCED_WINDOW, DELAYED];

/**
 * An act reports the cards it was done to and how much was done; what is kept around it remembers
 * them. `short` says that less was done than should have been, `excess` how much was too much.
 *
 * The acts of an ability belong to itself: one in a window, a delayed effect, one that is used to
 * pay for what is going on. So the search ends with the cost of an ability, with an additional
 * cost, and at a procedure of the game that makes its own report, such as one that has something
 * paid.
 */
export function report(
  table: Table,
  cards: readonly CardId[],
  howMuch = cards.length,
  short = false,
  excess = 0,
): void {
  const { stack } = table.state;
  const { reporting = [] } = table.game;
  const own = stack.at(-1)?.procedure;
  for (let depth = stack.length - 1; depth >= 0; depth--) {
    const frame = stack[depth];
    if (frame && BORDERS.includes(frame.procedure)) return;
    if (frame && frame.procedure !== own && reporting.includes(frame.procedure)) return;
    if (frame?.procedure !== KEEPING && frame?.procedure !== CHARGING) continue;
    const account = frame.locals as Account & Partial<Follows>;
    if (frame.step === 1) {
      if (cards.length > 0) account.kept = [...account.kept, ...cards];
      account.done += howMuch;
      account.excess += excess;
      account.short ||= short;
    }
    if (frame.procedure === CHARGING || account.needs === 'cost') return;
  }
}
