import type { Answer, Prompt, Refusal } from './prompt.ts';
import type { Frame, Seat } from './state.ts';
import type { Table } from './table.ts';

/**
 * A procedure of the rulebook: named steps, in the book's order. A step is a small function over
 * the table and its frame. It may start other procedures: they are resolved, first come first
 * served, before the next step. So what a step needs to know of them it asks in the step after.
 */
export interface Procedure<V = unknown, F extends Frame = Frame> {
  readonly name: string;
  /** The rulebook entry this procedure follows. */
  readonly rule: string;
  readonly steps: readonly Step<V, F>[];
}

export type Step<V = unknown, F extends Frame = Frame> = Does<V, F> | Asks<V, F>;

/** A step in which the game does something by itself. */
export interface Does<V, F extends Frame> {
  readonly name: string;
  run(table: Table<V>, frame: F): void;
}

/**
 * A step in which a player decides. The question is a pure function of table and frame. Null
 * means that there is nothing to ask; a question with one possible answer answers itself.
 */
export interface Asks<V, F extends Frame> {
  readonly name: string;
  question(table: Table<V>, frame: F): Prompt | null;
  answered(table: Table<V>, frame: F, answer: Answer, seat: Seat): void;
  /** What a player might expect to be able to do here and cannot, and why. */
  refusals?(table: Table<V>, frame: F): readonly Refusal[];
}

/** What a procedure is started with: its frame without the part the kernel fills in. */
export type Locals<F extends Frame> = Omit<F, keyof Frame>;

export function procedure<V, F extends Frame = Frame>(
  name: string,
  rule: string,
  steps: readonly Step<V, F>[],
): Procedure<V, F> {
  return { name, rule, steps };
}

/** Does the step again that is running. */
export function again(frame: Frame): void {
  frame.step--;
}

/** Beyond the last step of any procedure, and small enough to stay a fast integer. */
const BEYOND = 1 << 20;

/** Leaves the procedure after the step that is running. */
export function leave(frame: Frame): void {
  frame.step = BEYOND;
}

/** Goes on with the step of this name. */
export function goTo<V, F extends Frame>(
  procedure: Procedure<V, F>,
  frame: Frame,
  name: string,
): void {
  const step = procedure.steps.findIndex((each) => each.name === name);
  if (step < 0) throw new Error(`'${procedure.name}' has no step '${name}'`);
  frame.step = step;
}
