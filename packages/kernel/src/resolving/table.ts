import type { Definition, LinkedStep, Procedure, Table as TableOfRules } from '../game/rules.ts';
import type { Line } from '../line.ts';
import type { Answer, Prompt } from '../prompts/prompt.ts';
import { canBeAnswered, onlyAnswer } from '../prompts/prompt.ts';
import { byCard } from '../state/by-card.ts';
import type { CardId } from '../state/ids.ts';
import type { Frame, Outcome, State } from '../state/state.ts';
import { cardOf, frameOf } from '../state/state.ts';
import type { Entry } from './entry.ts';

// One step runs at a time, so all tables can share the memory in which started frames wait.
const STARTED: Frame[] = [];

// Nor are two values computed at the same time.
const ASKING: number[] = [];

/** Far more steps than any rule takes between two questions, and far more frames on the stack. */
const ENDLESS = 30_000;
const BOTTOMLESS = 2_000;

/**
 * How far a change goes: it is about cards that are not in play or are exhausted, about tokens, or
 * about which cards are in play, what they are and what lasts.
 */
export const CHANGED = { nothing: 0, little: 1, tokens: 2, play: 3 } as const;

/** Far more often than what holds can follow from what was just made to hold. */
const UNSETTLED = 100;

class LaidOut<V> implements Table<V> {
  readonly game: Definition;
  readonly state: State<V>;
  readonly tell: Table<V>['tell'];
  /** Told before each line of the log, for those who want to see every moment of what happens. */
  readonly watch: (() => void) | null;
  readonly asking = ASKING;
  /** The changes since the rules were upheld last. */
  private changed: number = CHANGED.nothing;
  /** How many frames were started in the running step; they go on the stack when it is done. */
  private waiting = 0;
  /** The lasting effects when the rules were upheld last. */
  private lasted: State['lasting'];

  constructor(
    game: Definition,
    state: State<V>,
    log: Entry[] | null,
    watch: (() => void) | null = null,
  ) {
    this.game = game;
    this.state = state;
    this.tell = log && ((line, rule) => this.write(log, line, rule));
    this.watch = watch;
    this.lasted = state.lasting;
  }

  get frame(): Frame {
    const frame = this.state.stack[this.state.stack.length - 1];
    if (!frame) throw new Error('no procedure is running');
    return frame;
  }

  get idle(): boolean {
    return this.waiting === 0;
  }

  start<L extends object>(procedure: Procedure<V, L>, locals: L): void {
    STARTED[this.waiting++] = frameOf(procedure.name, locals);
  }

  note(change: number): void {
    if (change > this.changed) this.changed = change;
  }

  end(outcome: Outcome): void {
    if (this.state.outcome) return;
    this.state.outcome = outcome;
    this.tell?.(outcome.line);
  }

  private write(log: Entry[], line: Line, rule: string | undefined): void {
    this.watch?.();
    const frame = this.state.stack[this.state.stack.length - 1];
    const running = frame && this.game.procedures.get(frame.procedure);
    const named = cardsIn(line).filter((id) => id >= 0);
    const { state } = this;
    log.push({
      line,
      rule: rule ?? running?.rule ?? '',
      step: (frame && running?.steps[frame.step - 1]?.name) ?? '',
      seen: byCard(named.map((id) => [id, cardOf(state, id).seen])),
      designs: byCard(named.map((id) => [id, cardOf(state, id).design])),
    });
  }

  run(stops: (() => boolean) | null = null): void {
    const { state } = this;
    state.prompt = null;
    for (let steps = 0; state.outcome === null; steps++) {
      if (stops?.()) return;
      if (steps > ENDLESS || state.stack.length > BOTTOMLESS) {
        this.game.endless?.(this);
        if (state.outcome) return;
        throw new Error('the game goes on for ever without a question');
      }
      const frame = state.stack[state.stack.length - 1];
      if (!frame) throw new Error('there is nothing left to resolve, yet the game has no outcome');
      const step = this.stepOf(frame);
      if (!step) {
        state.stack.pop();
        continue;
      }
      if (step.run) {
        frame.step++;
        step.run(this, frame.locals);
      } else if (step.asks) {
        const prompt = step.asks.question(this, frame.locals);
        if (prompt && !canBeAnswered(prompt)) {
          throw new Error(`'${prompt.ask.say}' is asked, but cannot be answered`);
        }
        const answer = prompt && onlyAnswer(prompt);
        if (prompt && !answer) {
          state.prompt = prompt;
          return;
        }
        frame.step++;
        if (prompt && answer) step.asks.answered(this, frame.locals, answer, prompt.seat);
      }
      this.settle();
    }
  }

  take(answer: Answer, stops: (() => boolean) | null = null): void {
    const { state } = this;
    const frame = state.stack[state.stack.length - 1];
    const asks = frame && this.stepOf(frame)?.asks;
    if (!frame || !asks || !state.prompt) throw new Error('nobody was asked');
    const { seat } = state.prompt;
    state.decisions++;
    frame.step++;
    asks.answered(this, frame.locals, answer, seat);
    this.settle();
    this.run(stops);
  }

  question(): Prompt | null {
    const frame = this.state.stack[this.state.stack.length - 1];
    return (frame && this.stepOf(frame)?.asks?.question(this, frame.locals)) ?? null;
  }

  stepOf(frame: Frame): LinkedStep | undefined {
    const procedure = this.game.procedures.get(frame.procedure);
    if (!procedure) throw new Error(`no procedure '${frame.procedure}'`);
    return procedure.steps[frame.step];
  }

  private settle(): void {
    this.game.adapt?.(this);
    this.stackStarted();
    if (this.game.upholds) this.uphold();
  }

  /**
   * Enforces the rules that always hold whenever anything has changed that they could depend on.
   */
  private uphold(): void {
    const { state, game } = this;
    for (let rounds = 0; ; rounds++) {
      if (this.lasted !== state.lasting) this.changed = CHANGED.play;
      const { changed } = this;
      if (changed === CHANGED.nothing || state.outcome) return;
      if (rounds > UNSETTLED) throw new Error('what must always hold never does');
      this.changed = CHANGED.nothing;
      this.lasted = state.lasting;
      game.upholds?.(this, changed);
      this.stackStarted();
    }
  }

  /** Puts what was started on the stack, so that what was started first is resolved first. */
  private stackStarted(): void {
    while (this.waiting > 0) {
      const frame = STARTED[--this.waiting];
      if (frame) this.state.stack.push(frame);
    }
  }
}

export type Table<V = unknown> = TableOfRules<V>;

/** Lays a state out: rules know only what a table can do, not how it is made. */
export const Table: new <V>(...made: ConstructorParameters<typeof LaidOut<V>>) => Table<V> =
  LaidOut;

/** A line names cards under `card` or `cards`; words rely on it to hide what is hidden. */
function cardsIn(line: Line): readonly CardId[] {
  const cards = (line.cards as readonly CardId[] | undefined) ?? [];
  const card = line.card;
  return typeof card === 'number' ? [...cards, card] : cards;
}
