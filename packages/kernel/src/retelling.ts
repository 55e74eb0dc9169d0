import type { Definition } from './definition.ts';
import type { Answer } from './prompt.ts';
import type { Frame, State } from './state.ts';
import { fork } from './state.ts';
import { Table } from './table.ts';

/**
 * Makes decisions again that were made before, to see what was being resolved when each line of the
 * log was told. A frame counts the steps it has begun, and a step that repeats itself is not counted
 * until it does so for the last time; here it is known of every frame which step is running. So a
 * game need not remember for each line why it was told.
 */
export class Retelling<V> {
  private readonly definition: Definition;
  /** By depth: the step that is running. */
  private readonly steps: number[] = [];

  constructor(definition: Definition) {
    this.definition = definition;
  }

  /** The positions in which the lines were told, each frame with the step that was running. */
  follow(before: State<V>, answer: Answer): readonly State<V>[] {
    const state = fork(before);
    const told: State<V>[] = [];
    const watch = () => {
      const then = fork(state);
      then.stack.splice(
        0,
        then.stack.length,
        ...then.stack.map((frame, at) => this.now(frame, at)),
      );
      told.push(then);
    };
    this.look(state);
    new Table(this.definition, state, [], watch).take(answer, () => {
      this.look(state);
      return false;
    });
    return told;
  }

  /** Only the innermost frame goes on; those below it stay where they are. */
  private look({ stack }: State<V>): void {
    this.steps.length = stack.length;
    const top = stack[stack.length - 1];
    if (top) this.steps[stack.length - 1] = top.step;
  }

  private now(frame: Frame, depth: number): Frame {
    const step = this.steps[depth];
    return step === undefined ? frame : { ...frame, step: step + 1 };
  }
}
