import type { Definition } from '../game/rules.ts';
import type { Answer } from '../prompts/prompt.ts';
import { Table } from '../resolving/table.ts';
import type { Frame, State } from '../state/state.ts';
import { fork, frameOf } from '../state/state.ts';

/**
 * Makes decisions again that were made before, to see what was being resolved when each line of the
 * log was told. A frame counts the steps it has begun, and a step that repeats itself is not counted
 * until it does so for the last time; here it is known of every frame which step is running. So a
 * game need not remember for each line why it was told.
 */
export class Retelling<V> {
  private readonly definition: Definition;
  private readonly state: State<V>;
  /** By depth: the step that is running. */
  private readonly steps: number[] = [];

  constructor(definition: Definition, start: State<V>) {
    this.definition = definition;
    this.state = fork(start);
  }

  /** The positions in which the lines were told, each frame with the step that was running. */
  follow(answer: Answer): readonly State<V>[] {
    const { state } = this;
    const told: State<V>[] = [];
    this.goOn(answer, () => {
      const then = fork(state);
      then.stack.splice(
        0,
        then.stack.length,
        ...then.stack.map((frame, at) => this.now(frame, at)),
      );
      told.push(then);
    });
    return told;
  }

  /** Makes a decision of which nobody asks what was told. */
  skip(answer: Answer): void {
    this.goOn(answer, null);
  }

  private goOn(answer: Answer, watch: (() => void) | null): void {
    const { state } = this;
    this.look(state);
    new Table(this.definition, state, watch && [], watch).take(answer, () => {
      this.look(state);
      return false;
    });
  }

  /** Only the innermost frame goes on; those below it stay where they are. */
  private look({ stack }: State<V>): void {
    this.steps.length = stack.length;
    const top = stack[stack.length - 1];
    if (top) this.steps[stack.length - 1] = top.step;
  }

  private now(frame: Frame, depth: number): Frame {
    const step = this.steps[depth];
    return step === undefined ? frame : frameOf(frame.procedure, frame.locals, step + 1);
  }
}
