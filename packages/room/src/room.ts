import type {
  Accepted,
  Entry,
  Game,
  GameRecord,
  Json,
  Line,
  Refusal,
  Seat,
  Seed,
  State,
} from '@grimrule/kernel';
import { Match } from '@grimrule/kernel';
import { KeptReasons } from './kept-reasons.ts';
import type { Move } from './move.ts';
import type { TableReason } from './refusal.ts';
import { refused } from './refusal.ts';
import { Sights } from './sights.ts';

/** Somebody would like to go back to the position after so many decisions. */
export interface Wish {
  readonly seat: Seat;
  readonly to: number;
}

/** A line of the log and what it has led to. */
export interface Moment<V> {
  readonly entry: Entry;
  readonly state: State<V>;
}

/** A move that would be legal now. It is made by `make`, after it has been stored. */
export interface Planned<V> {
  readonly move: Move;
  readonly accepted: Accepted<V> | null;
  readonly moments: readonly Moment<V>[];
}

export function isRefusal<V>(result: Planned<V> | Refusal): result is Refusal {
  return 'reason' in result;
}

/** Decisions that were taken back, as the log tells it. */
export interface TakenBackLine {
  readonly takenBack: {
    readonly seat: Seat;
    readonly decisions: number;
    readonly learned: boolean;
  };
}

/** What the log of a table consists of, each with the number of decisions made before it. */
export type Told = { readonly at: number } & ({ readonly entry: Entry } | TakenBackLine);

/** A line of the log beside what the match keeps of it. */
const BYTES_PER_LINE = 40;

/**
 * A game at a table: the match, and the moves that made it. It knows neither connections nor
 * storage; server and page put those around it.
 */
export class Room<V = unknown> {
  readonly match: Match<V>;
  /** How many moves have been made. */
  number: number;
  wish: Wish | null = null;
  /** Everything that has been told up to now. Lines are made once: those that stay are the same. */
  log: readonly Told[];
  /** Why lines of the log were told, as far as somebody asked. */
  readonly reasons = new KeptReasons();
  private present: Sights<V>;

  constructor(match: Match<V>, number = 0) {
    this.match = match;
    this.number = number;
    this.present = new Sights(match.game, match.state);
    this.log = Array.from({ length: match.undoable + 1 }, (_, at) => this.linesOf(at)).flat();
  }

  static open<V>(
    game: Game<V>,
    options: Json,
    seed: Seed,
    generator?: string,
  ): Room<V> | readonly Line[] {
    const match = Match.begin(game, options, seed, generator);
    return match instanceof Match ? new Room(match) : match;
  }

  get game(): Game<V> {
    return this.match.game;
  }

  get state(): State<V> {
    return this.match.state;
  }

  /** How the present position looks. */
  get sights(): Sights<V> {
    if (this.present.state !== this.state) this.present = new Sights(this.game, this.state);
    return this.present;
  }

  /** How many decisions have led to the present position. */
  get decisions(): number {
    return this.match.earlier + this.match.undoable;
  }

  /** About how much memory it takes. */
  get bytes(): number {
    return this.match.bytes + this.log.length * BYTES_PER_LINE + this.reasons.bytes;
  }

  /** What would come of a move, or why it cannot be made. Nothing changes. */
  plan(move: Move): Planned<V> | Refusal {
    if (move.kind === 'answer') return this.planAnswer(move);
    const reason = this.reasonAgainst(move);
    return reason ? refused(reason) : { move, accepted: null, moments: [] };
  }

  /** Makes a move that was planned in the present position. */
  make({ move, accepted }: Planned<V>): void {
    this.number++;
    switch (move.kind) {
      case 'answer':
        if (accepted) this.match.accept(move.seat, accepted);
        this.log = [...this.log, ...this.linesOf(this.match.undoable)];
        this.wish = null;
        break;
      case 'undo':
        this.undo(move);
        break;
      case 'redo':
        this.redo();
        break;
      case 'askUndo':
        this.wish = { seat: move.seat, to: move.to };
        break;
      case 'allowUndo':
        if (this.wish) this.undo(this.wish);
        break;
      case 'refuseUndo':
        this.wish = null;
        break;
    }
  }

  /** Where undo leads for somebody who plays these seats; null where there is nothing to undo. */
  undoTargets(seats: readonly Seat[]): UndoTargets {
    const { earlier, undoable } = this.match;
    if (undoable === 0) return { decision: null, turn: null, phase: null, round: null };
    let own = undoable - 1;
    const isOwn = (at: number) => seats.includes(this.match.positionAt(at).asked ?? -1);
    while (own >= 0 && !isOwn(own)) own--;
    return {
      decision: own < 0 ? null : earlier + own,
      turn: earlier + this.match.startOf('turn'),
      phase: earlier + this.match.startOf('phase'),
      round: earlier + this.match.startOf('round'),
    };
  }

  record(): GameRecord {
    return this.match.record();
  }

  private planAnswer(move: Extract<Move, { readonly kind: 'answer' }>): Planned<V> | Refusal {
    const states: State<V>[] = [];
    const { seat, answer } = move;
    const answered = this.game.answer(this.state, seat, answer, (state) => states.push(state));
    if ('refusal' in answered) return answered.refusal;
    const { state, log } = answered;
    const moments = log.map((entry, index) => ({ entry, state: states[index + 1] ?? state }));
    return { move: { ...move, answer: answered.answer }, accepted: answered, moments };
  }

  private reasonAgainst(move: Exclude<Move, { readonly kind: 'answer' }>): TableReason | null {
    switch (move.kind) {
      case 'undo':
      case 'askUndo':
        return this.canGoTo(move.to) ? null : 'nothingToUndo';
      case 'redo':
        return this.match.redoable > 0 ? null : 'nothingToRedo';
      case 'allowUndo':
      case 'refuseUndo':
        return this.wish && this.wish.seat !== move.seat ? null : 'nobodyAskedToUndo';
    }
  }

  private canGoTo(to: number): boolean {
    return Number.isInteger(to) && to >= this.match.earlier && to < this.decisions;
  }

  private undo({ seat, to }: Wish): void {
    const position = to - this.match.earlier;
    const kept = this.log.filter((told) => ('entry' in told ? told.at <= to : told.at < to));
    // What was taken back within what is taken back now belongs to it.
    const inside = this.log.flatMap((told) =>
      'takenBack' in told && told.at >= to ? [told.takenBack] : [],
    );
    const takenBack = {
      seat,
      decisions: inside.reduce((sum, each) => sum + each.decisions, this.decisions - to),
      learned: this.match.learnedSince(position) || inside.some((each) => each.learned),
    };
    this.match.undo(position);
    this.log = [...kept, { at: to, takenBack }];
    this.wish = null;
  }

  private redo(): void {
    const kept = this.log.filter((told) => 'entry' in told || told.at < this.decisions);
    this.match.redo();
    this.log = [...kept, ...this.linesOf(this.match.undoable)];
  }

  /** The lines that led to a position of the match. */
  private linesOf(position: number): readonly Told[] {
    const at = this.match.earlier + position;
    return this.match.logAt(position).map((entry) => ({ at, entry }));
  }
}

export interface UndoTargets {
  readonly decision: number | null;
  readonly turn: number | null;
  readonly phase: number | null;
  readonly round: number | null;
}
