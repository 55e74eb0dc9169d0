import type { ByCard } from './by-card.ts';
import { byCard } from './by-card.ts';
import type { Definition, LinkedStep } from './definition.ts';
import type { Line } from './line.ts';
import type { Procedure } from './procedure.ts';
import type { Answer, Prompt } from './prompt.ts';
import { canBeAnswered, onlyAnswer } from './prompt.ts';
import type { CardId, Frame, Outcome, State } from './state.ts';
import { cardOf } from './state.ts';

/** A line of the game's log, with the rule it follows and what each seat may know of it. */
export interface Entry {
  readonly line: Line;
  readonly rule: string;
  readonly step: string;
  /** For each card the line names, the seats that knew it at that moment, and what it was then. */
  readonly seen: ByCard;
  readonly designs: ByCard;
}

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

/**
 * A state laid out to be played on: what rules and card effects work with. It lives only as long
 * as one answer is being carried out; everything that has to last is in the state.
 */
export class Table<V = unknown> {
  readonly game: Definition;
  readonly state: State<V>;
  /** Where the log is written, or null when nobody reads it, as in a simulation. */
  readonly log: Entry[] | null;
  /** Told before each line of the log, for those who want to see every moment of what happens. */
  readonly watch: (() => void) | null;
  /** The values being computed, to notice one that depends on itself. */
  readonly asking = ASKING;
  /** What has changed since the rules were upheld last. */
  private changed: number = CHANGED.nothing;
  /** How many frames were started in the running step; they go on the stack when it is done. */
  private waiting = 0;
  /** What lasted when the rules were upheld last. */
  private lasted: State['lasting'];

  constructor(
    game: Definition,
    state: State<V>,
    log: Entry[] | null,
    watch: (() => void) | null = null,
  ) {
    this.game = game;
    this.state = state;
    this.log = log;
    this.watch = watch;
    this.lasted = state.lasting;
  }

  /** The frame of the procedure that is running. */
  get frame(): Frame {
    const frame = this.state.stack[this.state.stack.length - 1];
    if (!frame) throw new Error('no procedure is running');
    return frame;
  }

  /** True if nothing started in this step still waits to be resolved. */
  get idle(): boolean {
    return this.waiting === 0;
  }

  /** Starts a procedure; it is resolved after the running step, in the order of starting. */
  start<L extends object>(procedure: Procedure<V, L>, locals: L): void {
    STARTED[this.waiting++] = { procedure: procedure.name, step: 0, locals };
  }

  /** Whatever changes a card says so here: what must always hold may depend on it. */
  note(change: number): void {
    if (change > this.changed) this.changed = change;
  }

  end(outcome: Outcome): void {
    if (this.state.outcome) return;
    this.state.outcome = outcome;
    this.tell(outcome.line);
  }

  /** Writes a line into the log. Call it as `table.log && table.tell(…)` where speed matters. */
  tell(line: Line, rule?: string): void {
    if (!this.log) return;
    this.watch?.();
    const frame = this.state.stack[this.state.stack.length - 1];
    const running = frame && this.game.procedures.get(frame.procedure);
    const named = cardsIn(line).filter((id) => id >= 0);
    const { state } = this;
    this.log.push({
      line,
      rule: rule ?? running?.rule ?? '',
      step: (frame && running?.steps[frame.step - 1]?.name) ?? '',
      seen: byCard(named.map((id) => [id, cardOf(state, id).seen])),
      designs: byCard(named.map((id) => [id, cardOf(state, id).design])),
    });
  }

  /** Goes on until somebody has to decide, the game is over, or it is told to stop. */
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

  /** Carries out an answer to the prompt that waits; it must be a legal one. */
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

  /** The question that the position leads to, or null if nobody is asked now. */
  question(): Prompt | null {
    const frame = this.state.stack[this.state.stack.length - 1];
    return (frame && this.stepOf(frame)?.asks?.question(this, frame.locals)) ?? null;
  }

  /** The step that comes next, or undefined at the end of the procedure. */
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

  /** What must always hold is looked after whenever anything has changed that it could depend on. */
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

/** A line names cards under `card` or `cards`; words rely on it to hide what is hidden. */
function cardsIn(line: Line): readonly CardId[] {
  const cards = (line.cards as readonly CardId[] | undefined) ?? [];
  const card = line.card;
  return typeof card === 'number' ? [...cards, card] : cards;
}
