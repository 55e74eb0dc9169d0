import type { Procedure, Step, Table } from '../game/rules.ts';
import { NONE } from '../state/ids.ts';
import type { Frame } from '../state/state.ts';

export function procedure<V, L extends object = object>(
  name: string,
  rule: string,
  steps: readonly Step<V, L>[],
): Procedure<V, L> {
  return { name, rule, steps };
}

/** The locals of the innermost running procedure of this name, or null. */
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

/** What the procedure at this depth of the stack remembers; undefined for the depth NONE. */
export function localsAt<L extends object>({ state }: Table, depth: number): L | undefined {
  return depth === NONE ? undefined : (state.stack[depth]?.locals as L | undefined);
}

/** The innermost frame of one of these procedures, unless the frame of a border lies above it. */
export function frameWithin(
  { state: { stack } }: Table,
  borders: ReadonlySet<string>,
  ...names: readonly string[]
): Frame | null {
  for (let depth = stack.length - 1; depth >= 0; depth--) {
    const frame = stack[depth];
    if (!frame || borders.has(frame.procedure)) return null;
    if (names.includes(frame.procedure)) return frame;
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
