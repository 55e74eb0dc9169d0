import type {
  Accepted,
  Answer,
  Game,
  GameRecord,
  Json,
  Line,
  Prompt,
  Refusal,
  Seat,
  Seed,
  State,
} from '@grimrule/kernel';
import { Match, STRIDE } from '@grimrule/kernel';
import type { TableReason } from './messages/refusal.ts';
import { refused } from './messages/refusal.ts';
import type { Lost, Made, Turn, TurningMove, Wish } from './moves/course.ts';
import { Course } from './moves/course.ts';
import { beforeDeed } from './moves/leaving.ts';
import type { Move } from './moves/move.ts';
import type { Planned } from './moves/planned.ts';
import { SameTime } from './moves/same-time.ts';
import type { Told } from './telling/log.ts';
import { KeptReasons } from './telling/reasons.ts';
import type { Sights } from './telling/sights.ts';

/** How many branches that were taken back a table keeps, the longest. */
const MOST_LOST = 20;

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
  /** How many decisions it takes to open the table again, with those that turns make anew. */
  effort: number;
  /** The decisions, and those that were taken back. */
  readonly course: Course;
  /** Everything that has been told up to now. Lines are made once: those that stay are the same. */
  log: readonly Told[];
  /** The reasons of log lines, as far as they were asked for. */
  readonly reasons = new KeptReasons();
  /** The questions that can be answered at the same time, and the answers that wait for the others. */
  private readonly sameTime: SameTime<V>;
  /** Since which move the present position is there. */
  private since: number;

  constructor(match: Match<V>, number = 0) {
    this.match = match;
    this.number = number;
    this.effort = number;
    const line = Array.from({ length: match.undoable }, (_, at) => match.decisionAt(at + 1));
    this.course = new Course(
      line.flatMap((decision): readonly Made[] => (decision ? [decision] : [])),
      match.earlier,
      MOST_LOST,
    );
    this.sameTime = new SameTime(match);
    this.since = number;
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
    return this.sameTime.sights;
  }

  /** The questions that are open: several where seats may answer at the same time. */
  get open(): readonly Prompt[] {
    return this.sameTime.open;
  }

  /** Whether the answer of a seat waits until the others have answered too. */
  isAwaited(seat: Seat): boolean {
    return this.sameTime.isAwaited(seat);
  }

  /** Whether the present position was there when so many moves had been made. */
  wasHere(number: number): boolean {
    return number >= this.since && number <= this.number;
  }

  /** The next of the answers that were collected, once all have answered. */
  get due(): Move | null {
    return this.sameTime.due;
  }

  /** An answer that waited does not fit any more: the seat is asked again. */
  drop(seat: Seat): void {
    this.sameTime.drop(seat);
  }

  /** How many decisions have led to the present position. */
  get decisions(): number {
    return this.match.earlier + this.match.undoable;
  }

  get wish(): Wish | null {
    return this.course.wish;
  }

  get lost(): readonly Lost[] {
    return this.course.lost;
  }

  /** About how much memory it takes. */
  get bytes(): number {
    return this.match.bytes + this.log.length * BYTES_PER_LINE + this.reasons.bytes;
  }

  /** The result of a move, or the refusal. Nothing changes. */
  plan(move: Move): Planned<V> | Refusal {
    if (move.kind === 'answer') return this.planAnswer(move);
    if (move.kind === 'ahead') return this.planAhead(move);
    const reason = this.reasonAgainst(move);
    if (reason) return refused(reason);
    const turn = this.course.turnOf(move);
    const again = turn && isReplayed(turn) ? this.replay(turn) : [];
    return again ? { move, accepted: null, moments: [], turn, again } : refused('nothingToRestore');
  }

  /** Makes a move that was planned in the present position. */
  make({ move, accepted, turn, again }: Planned<V>): void {
    this.number++;
    // Where a turn goes back to, the position may have to be made anew from one that is kept.
    this.effort += turn ? STRIDE + turn.again.length : 1;
    this.course.make(move, this.number);
    if (move.kind === 'ahead') {
      this.sameTime.keep(move);
      return;
    }
    this.since = this.number;
    if (turn) this.sameTime.forget();
    else this.sameTime.drop(move.seat);
    if (move.kind === 'answer' && accepted) {
      this.match.accept(move.seat, accepted);
      this.log = [...this.log, ...this.linesOf(this.match.undoable)];
    }
    if (turn?.what === 'undo') this.undo(turn);
    else if (turn && isReplayed(turn)) this.restore(turn, again);
    else if (turn) this.redo(turn.again.length);
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
    return {
      ...{ move: { ...move, answer: answered.answer }, accepted: answered, moments },
      ...{ turn: null, again: [] },
    };
  }

  private planAhead(move: Extract<Move, { readonly kind: 'ahead' }>): Planned<V> | Refusal {
    const question = this.sameTime.questionFor(move.seat);
    if (!question) return refused('tableMovedOn');
    const answered = this.game.answer(question, move.seat, move.answer);
    if ('refusal' in answered) return answered.refusal;
    return {
      ...{ move: { ...move, answer: answered.answer }, accepted: null, moments: [] },
      ...{ turn: null, again: [] },
    };
  }

  private reasonAgainst(
    move: Exclude<Move, { readonly kind: 'answer' | 'ahead' }>,
  ): TableReason | null {
    if (move.kind === 'allowUndo' || move.kind === 'refuseUndo') {
      return this.course.isAsked(move.seat) ? null : 'nobodyAskedToUndo';
    }
    return this.course.turnWanted(move) ? null : NOTHING[move.kind];
  }

  /** The game's results of replayed decisions; null if the game no longer takes them. */
  private replay({ low, again }: Turn): readonly Accepted<V>[] | null {
    const replayed: Accepted<V>[] = [];
    let state = this.match.stateAt(low - this.match.earlier);
    for (const { seat, answer } of again) {
      const answered = this.game.answer(state, seat, answer);
      if ('refusal' in answered) return null;
      replayed.push(answered);
      state = answered.state;
    }
    return replayed;
  }

  /** Goes back, and tells how many decisions that takes back besides those that come again. */
  private undo({ seat, low: to, again }: Turn): void {
    const position = to - this.match.earlier;
    const kept = this.log.filter((told) => ('entry' in told ? told.at <= to : told.at < to));
    // Branches undone within the decisions that are undone now belong to them.
    const inside = this.log.flatMap((told) =>
      'takenBack' in told && told.at >= to ? [told.takenBack] : [],
    );
    const all = inside.reduce((sum, each) => sum + each.decisions, this.decisions - to);
    const decisions = all - again.length;
    const seers = this.game.definition.cooperative ? this.decidersSince(position) : [];
    const learned =
      this.match.learnedSince(position, [seat, ...seers]) || inside.some((each) => each.learned);
    // A choice that is left halfway was never made.
    const isLeft = to === beforeDeed(this.match, [seat]) && again.length === 0;
    this.match.undo(position);
    const line = { at: to, takenBack: { seat, decisions, learned } };
    this.log = decisions > 0 && !(isLeft && inside.length === 0) ? [...kept, line] : kept;
  }

  /** The seats whose decisions led from a position to the present one. */
  private decidersSince(position: number): readonly Seat[] {
    const seats = new Set<Seat>();
    for (let at = position + 1; at <= this.match.undoable; at++) {
      const decision = this.match.decisionAt(at);
      if (decision) seats.add(decision.seat);
    }
    return [...seats];
  }

  private redo(count: number): void {
    for (let left = count; left > 0; left--) {
      const kept = this.log.filter((told) => 'entry' in told || told.at < this.decisions);
      this.match.redo();
      this.log = [...kept, ...this.linesOf(this.match.undoable)];
    }
  }

  /** A branch is restored. The decisions made instead of it are undone, and told as such. */
  private restore(turn: Turn, again: readonly Accepted<V>[]): void {
    const { match } = this;
    this.undo(turn);
    for (const [index, accepted] of again.entries()) {
      const { seat = 0 } = turn.again[index] ?? {};
      match.accept(seat, accepted);
      const { undoable } = match;
      // It is no longer taken back.
      const gone = match.takenBack.findLastIndex(
        ({ at, decision }) => at === undoable && isSameAnswer(decision.answer, accepted.answer),
      );
      if (gone >= 0) match.takenBack.splice(gone, 1);
      this.log = [...this.log, ...this.linesOf(undoable)];
    }
  }

  /** The lines that led to a position of the match. */
  private linesOf(position: number): readonly Told[] {
    const at = this.match.earlier + position;
    return this.match.logAt(position).map((entry) => ({ at, entry }));
  }
}

/** Why there is no turn to take, by what was asked for. */
const NOTHING: Readonly<Record<TurningMove['kind'], TableReason>> = {
  undo: 'nothingToUndo',
  askUndo: 'nothingToUndo',
  redo: 'nothingToRedo',
  askRedo: 'nothingToRedo',
  restore: 'nothingToRestore',
  askRestore: 'nothingToRestore',
};

/** The match still knows a branch undone just now; any other branch has to be replayed. */
function isReplayed({ what, branch }: Turn): boolean {
  return what === 'restore' && branch > 0;
}

function isSameAnswer(one: Answer, other: Answer): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
