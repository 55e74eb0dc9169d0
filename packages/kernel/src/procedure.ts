import type { Answer, Prompt, Refusal } from './prompt.ts';
import type { Seat } from './state.ts';
import type { Table } from './table.ts';

/**
 * A procedure of the rulebook: named steps, in the book's order. A step is a small function over
 * the table and the procedure's locals. It may start other procedures: they are resolved, first come first
 * served, before the next step. So what a step needs to know of them it asks in the step after.
 */
export interface Procedure<V = unknown, L extends object = object> {
  readonly name: string;
  /** The rulebook entry this procedure follows. */
  readonly rule: string;
  readonly steps: readonly Step<V, L>[];
}

export type Step<V = unknown, L extends object = object> = Does<V, L> | Asks<V, L>;

/** A step in which the game does something by itself. */
export interface Does<V, L extends object> {
  readonly name: string;
  run(table: Table<V>, locals: L): void;
}

/**
 * A step in which a player decides. The question is a pure function of table and locals. Null
 * means that there is nothing to ask; a question with one possible answer answers itself.
 */
export interface Asks<V, L extends object> {
  readonly name: string;
  question(table: Table<V>, locals: L): Prompt | null;
  answered(table: Table<V>, locals: L, answer: Answer, seat: Seat): void;
  /** What a player might expect to be able to do here and cannot, and why. */
  refusals?(table: Table<V>, locals: L): readonly Refusal[];
}

export function procedure<V, L extends object = object>(
  name: string,
  rule: string,
  steps: readonly Step<V, L>[],
): Procedure<V, L> {
  return { name, rule, steps };
}

/** What the innermost procedure of this name that is being resolved remembers, or null. */
export function running<L extends object>(
  { state: { stack } }: Table,
  name: string,
  test?: (locals: L) => boolean,
): L | null {
  for (let depth = stack.length - 1; depth >= 0; depth--) {
    const frame = stack[depth];
    if (frame?.procedure !== name) continue;
    const locals = frame.locals as L;
    if (!test || test(locals)) return locals;
  }
  return null;
}

/** Does the step again that is running. */
export function again(table: Table): void {
  table.frame.step--;
}

/** Beyond the last step of any procedure, and small enough to stay a fast integer. */
const BEYOND = 1 << 20;

/** Leaves the procedure after the step that is running. */
export function leave(table: Table): void {
  table.frame.step = BEYOND;
}

/** Goes on with the step of this name in the procedure that is running. */
export function goTo<V, L extends object>(
  table: Table<V>,
  procedure: Procedure<V, L>,
  name: string,
): void {
  const step = procedure.steps.findIndex((each) => each.name === name);
  if (step < 0) throw new Error(`'${procedure.name}' has no step '${name}'`);
  table.frame.step = step;
}
