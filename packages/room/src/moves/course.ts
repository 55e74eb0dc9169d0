import type { Answer, Seat } from '@grimrule/kernel';
import type { Maker, Move } from './move.ts';

/** A decision, and who made it as far as that was kept. */
export interface Made {
  readonly seat: Seat;
  readonly answer: Answer;
  readonly by?: Maker | undefined;
}

/** Decisions that were taken back. They can be restored. */
export interface Lost {
  /** Its number for restoring; 0 for a branch undone just now, with no decision since. */
  readonly branch: number;
  /** It goes on after so many decisions, and has so many. */
  readonly at: number;
  readonly decisions: number;
}

/** A player would like to undo, redo or restore, and others have to agree. */
export interface Wish {
  readonly what: 'undo' | 'redo' | 'restore';
  readonly seat: Seat;
  /** How many decisions led to the position that it leads to. */
  readonly to: number;
  /** The branch to restore; 0 otherwise. */
  readonly branch: number;
  /** The seats that have yet to agree; none if any other may. */
  readonly needs: readonly Seat[];
}

/** The effect of a move on the course of a game, in numbers of decisions. */
export interface Turn {
  readonly what: 'undo' | 'redo' | 'restore';
  readonly seat: Seat;
  /** The game goes back to `low`, and from there these are made. */
  readonly low: number;
  readonly again: readonly Made[];
  readonly branch: number;
}

type AskingMove = Extract<Move, { readonly kind: 'askUndo' | 'askRedo' | 'askRestore' }>;
export type TurningMove =
  | AskingMove
  | Extract<Move, { readonly kind: 'undo' | 'redo' | 'restore' }>;

export function isTurning(move: Move): move is TurningMove {
  const { kind } = move;
  return kind !== 'answer' && kind !== 'ahead' && kind !== 'allowUndo' && kind !== 'refuseUndo';
}

interface Branch {
  /** The number of the move that led away from it. */
  readonly id: number;
  readonly at: number;
  readonly line: readonly Made[];
}

/**
 * The decisions of a game, with all undone ones: no decision is lost because another player
 * undoes it and decides otherwise. It knows no rules.
 */
export class Course {
  wish: Wish | null = null;
  private readonly earlier: number;
  /** At most so many branches are kept, the longest. */
  private readonly most: number;
  /** The present line, and beyond `here` what was taken back just now. */
  private line: Made[];
  private here: number;
  private branches: readonly Branch[] = [];

  constructor(line: readonly Made[], earlier = 0, most = Number.POSITIVE_INFINITY) {
    this.line = [...line];
    this.earlier = earlier;
    this.most = most;
    this.here = earlier + line.length;
  }

  get decisions(): number {
    return this.here;
  }

  get redoable(): number {
    return this.earlier + this.line.length - this.here;
  }

  /** The decisions that led from one position to another. */
  made(from: number, to = this.here): readonly Made[] {
    return this.line.slice(from - this.earlier, to - this.earlier);
  }

  /** The branches that can be restored, the latest first. */
  get lost(): readonly Lost[] {
    const { here, redoable } = this;
    const branches = this.branches.map(({ id, at, line }) => {
      const low = Math.min(at, here);
      return { branch: id, at: low, decisions: at - low + line.length };
    });
    const latest = redoable > 0 ? [{ branch: 0, at: here, decisions: redoable }] : [];
    return [...latest, ...branches.reverse()];
  }

  canGoTo(to: number): boolean {
    return Number.isInteger(to) && to >= this.earlier && to < this.here;
  }

  /** Whether a seat may agree to the present wish, or refuse. */
  isAsked(seat: Seat): boolean {
    const { wish } = this;
    if (!wish) return false;
    return wish.needs.length > 0 ? wish.needs.includes(seat) : wish.seat !== seat;
  }

  /** The turn that a move takes; null if it takes none. */
  turnOf(move: Move): Turn | null {
    switch (move.kind) {
      case 'undo':
      case 'redo':
      case 'restore':
        return this.turnWanted(move);
      case 'allowUndo':
        return this.wish && this.stillNeeds(move).length === 0 ? this.turnTo(this.wish) : null;
      default:
        return null;
    }
  }

  /** The turn that a move takes, or would take with the others' consent; null if there is none. */
  turnWanted(move: TurningMove): Turn | null {
    switch (move.kind) {
      case 'undo':
      case 'askUndo':
        return this.undoing(move.seat, move.to);
      case 'redo':
      case 'askRedo':
        return this.redoing(move.seat);
      case 'restore':
      case 'askRestore':
        return this.restoring(move.seat, move.branch);
    }
  }

  /** Makes the move with this number. */
  make(move: Move, number: number): void {
    const turn = this.turnOf(move);
    if (turn) {
      this.take(turn, number);
      this.wish = null;
      return;
    }
    switch (move.kind) {
      case 'answer':
        this.leave(this.here, number);
        this.line.push({ seat: move.seat, answer: move.answer, by: move.by });
        this.here++;
        this.wish = null;
        break;
      case 'askUndo':
      case 'askRedo':
      case 'askRestore':
        this.wish = this.wishOf(move);
        break;
      case 'allowUndo':
        if (this.wish) this.wish = { ...this.wish, needs: this.stillNeeds(move) };
        break;
      case 'refuseUndo':
        this.wish = null;
        break;
    }
  }

  private take({ what, low, again, branch }: Turn, number: number): void {
    if (what === 'restore' && branch > 0) {
      const found = this.branches.find(({ id }) => id === branch);
      this.branches = this.branches.filter(({ id }) => id !== branch);
      if (found) this.leave(found.at, number);
      this.line = [...this.line.slice(0, low - this.earlier), ...again];
      this.branches = this.branches.filter((each) => !this.isOnLine(each));
    }
    this.here = low + again.length;
  }

  /** The decisions behind a position become a branch; branches that start there hang on it. */
  private leave(at: number, number: number): void {
    const tail = this.line.slice(at - this.earlier);
    if (tail.length === 0) return;
    const kept = this.branches
      .map((each) => {
        if (each.at <= at) return each;
        const between = this.line.slice(at - this.earlier, each.at - this.earlier);
        return { ...each, at, line: [...between, ...each.line] };
      })
      // A branch that is only the beginning of the new branch is restored with it.
      .filter((each) => !(each.at === at && startsWith(tail, each.line)));
    this.branches = longest([...kept, { id: number, at, line: tail }], this.most);
    this.line = this.line.slice(0, at - this.earlier);
  }

  private isOnLine({ at, line }: Branch): boolean {
    return startsWith(this.line.slice(at - this.earlier), line);
  }

  private undoing(seat: Seat, to: number): Turn | null {
    return this.canGoTo(to) ? { what: 'undo', seat, low: to, again: [], branch: 0 } : null;
  }

  private redoing(seat: Seat): Turn | null {
    const again = this.made(this.here, this.here + 1);
    return again.length > 0 ? { what: 'redo', seat, low: this.here, again, branch: 0 } : null;
  }

  private restoring(seat: Seat, branch: number): Turn | null {
    const { here, redoable } = this;
    if (branch === 0) {
      const again = this.made(here, here + redoable);
      return redoable > 0 ? { what: 'restore', seat, low: here, again, branch } : null;
    }
    const found = this.branches.find(({ id }) => id === branch);
    if (!found) return null;
    const low = Math.min(found.at, here);
    const again = [...this.made(low, found.at), ...found.line];
    return { what: 'restore', seat, low, again, branch };
  }

  private wishOf(move: AskingMove): Wish | null {
    const turn = this.turnWanted(move);
    if (!turn) return null;
    const { what, seat, low, again, branch } = turn;
    return { what, seat, to: low + again.length, branch, needs: move.needs ?? [] };
  }

  private turnTo({ what, seat, to, branch }: Wish): Turn | null {
    if (what === 'undo') return this.undoing(seat, to);
    return what === 'redo' ? this.redoing(seat) : this.restoring(seat, branch);
  }

  private stillNeeds(move: Extract<Move, { readonly kind: 'allowUndo' }>): readonly Seat[] {
    const agreed = move.seats ?? [move.seat];
    return (this.wish?.needs ?? []).filter((seat) => !agreed.includes(seat));
  }
}

function startsWith(line: readonly Made[], start: readonly Made[]): boolean {
  return start.length <= line.length && start.every((made, index) => isSame(made, line[index]));
}

function isSame(one: Made, other: Made | undefined): boolean {
  if (one === other) return true;
  return one.seat === other?.seat && JSON.stringify(one.answer) === JSON.stringify(other.answer);
}

function longest(branches: readonly Branch[], most: number): readonly Branch[] {
  if (branches.length <= most) return branches;
  const shortest = branches.reduce((a, b) => (b.line.length < a.line.length ? b : a));
  return branches.filter((each) => each !== shortest);
}
