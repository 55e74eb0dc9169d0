import type { Told } from './prints.ts';
import type { Desk, Watch } from './watch.ts';
import { ENDINGS } from './watch.ts';

/** RR: Villain Phase. Its six steps come in order, and each of them comes. */
export class Steps implements Watch {
  private readonly desk: Desk;
  /** The step that is going on; null outside the villain phase. */
  step: number | null = null;
  /** Players against whom the enemies have yet to activate. */
  private waiting: readonly number[] = [];
  /** Players who have just been eliminated, in that order. */
  private leaving: readonly number[] = [];

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /** Begins in the middle of a game, after this step. */
  takeOver(step: number | null): void {
    this.step = step;
  }

  before(line: Told): void {
    const { report } = this.desk;
    if (this.step !== null && !ENDINGS.includes(line.say)) {
      const foreign = ['playerPhase', 'turnBegins', 'roundBegins'].includes(line.say);
      if (foreign) report.check('steps', this.step === 6, `${line.say} after step ${this.step}`);
    }
    switch (line.say) {
      case 'villainPhase':
        report.equal('steps', this.step, null, 'a villain phase begins');
        this.step = 0;
        break;
      case 'stepThreat':
        this.move(1, [0]);
        break;
      case 'stepActivate':
        this.activate(line.seat);
        break;
      case 'stepDeal':
        this.everybodyHasHadHisTurn();
        this.move(3, [2]);
        break;
      case 'stepReveal':
        this.move(4, [3]);
        break;
      case 'eliminated':
        this.pass(line.seat);
        break;
      case 'firstPlayer':
        this.firstPlayer(line.seat);
        break;
      case 'villainPhaseEnds':
        this.move(6, [5]);
        break;
      case 'roundBegins':
        this.step = null;
        break;
      default:
    }
  }

  private move(to: number, from: readonly number[]): void {
    const right = this.step !== null && from.includes(this.step);
    this.desk.report.check('steps', right, `step ${to} comes after step ${this.step}`);
    this.step = to;
  }

  private activate(seat: number): void {
    const { books, report } = this.desk;
    if (this.step !== 2) this.waiting = books.order();
    this.move(2, [1, 2]);
    const left = this.waiting.filter((each) => books.isThere(each));
    report.equal('activation', seat, left[0], 'the player whose enemies activate');
    this.waiting = this.waiting.slice(this.waiting.indexOf(seat) + 1);
  }

  private everybodyHasHadHisTurn(): void {
    const { books, report } = this.desk;
    const left = this.waiting.filter((seat) => books.isThere(seat));
    report.equal('activation', left.length, 0, 'players whose enemies have not activated');
    this.waiting = [];
  }

  /** RR: Player Elimination, step 1. */
  private pass(seat: number): void {
    const { books, next } = this.desk;
    this.leaving = [...this.leaving, seat];
    if (seat !== books.first || books.order().length < 2) return;
    next.await('first player', ['firstPlayer'], 'the first player is out, the token stays');
  }

  /** Several who are out at once leave one after the other; the later ones are still there. */
  private heirOf(seat: number): number {
    const { books } = this.desk;
    const gone = this.leaving.indexOf(seat);
    const staying = this.leaving.slice(gone + 1);
    this.leaving = staying;
    return books.after(seat, staying);
  }

  private firstPlayer(seat: number): void {
    const { books, report } = this.desk;
    if (this.leaving.includes(books.first)) {
      report.equal('first player', seat, this.heirOf(books.first), 'the next first player');
      return;
    }
    if (!books.playing) {
      report.equal('first player', seat, books.first, 'the first player of the game');
      return;
    }
    this.leaving = [];
    this.move(5, [4]);
    report.equal('first player', seat, books.after(books.first), 'the first player token');
  }
}
