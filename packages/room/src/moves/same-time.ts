import type { Match, Prompt, Seat, State } from '@grimrule/kernel';
import { Sights } from '../telling/sights.ts';
import { type Foreseen, foreseenFrom } from './beforehand.ts';
import type { Move } from './move.ts';

type Ahead = Extract<Move, { readonly kind: 'ahead' }>;
type WaitingAnswer = Pick<Ahead, 'answer' | 'by'>;

/**
 * The questions that can be answered at the same time, and the answers that wait until all have
 * answered. Meanwhile each seat sees itself asked, or has answered and sees that others have not.
 */
export class SameTime<V> {
  private readonly match: Match<V>;
  private foreseen: { readonly state: State<V>; readonly questions: readonly Foreseen<V>[] };
  private readonly ahead = new Map<Seat, WaitingAnswer>();
  private present: Sights<V>;

  constructor(match: Match<V>) {
    this.match = match;
    this.foreseen = { state: match.state, questions: foreseenFrom(match.game, match.state) };
    this.present = this.sightsNow();
  }

  /** How the present position looks. */
  get sights(): Sights<V> {
    if (this.present.state !== this.match.state) this.present = this.sightsNow();
    return this.present;
  }

  /** The questions that are open: several where seats may answer at the same time. */
  get open(): readonly Prompt[] {
    const { prompt } = this.match.state;
    if (!this.isCollecting) return prompt ? [prompt] : [];
    return this.unanswered.flatMap(({ state }) => state.prompt ?? []);
  }

  /** Whether a seat may answer now, before those who are asked earlier. */
  isAwaited(seat: Seat): boolean {
    return this.questionFor(seat) !== null;
  }

  /** The position in which a seat is asked that may answer before others; null for all other seats. */
  questionFor(seat: Seat): State<V> | null {
    const question = this.unanswered.find((each) => each.seat === seat);
    return question && this.isCollecting ? question.state : null;
  }

  /** The next of the answers that were collected, once all have answered. */
  get due(): Move | null {
    const seat = this.match.state.prompt?.seat;
    const waiting = seat === undefined ? undefined : this.ahead.get(seat);
    if (seat === undefined || !waiting || this.unanswered.length > 0) return null;
    return { kind: 'answer', seat, ...waiting };
  }

  /** Keeps an answer until the others have answered too. */
  keep({ seat, answer, by }: Ahead): void {
    this.ahead.set(seat, { answer, by });
    this.present = this.sightsNow();
  }

  /** The answer of a seat waits no more: it was made, or does not fit any more. */
  drop(seat: Seat): void {
    if (this.ahead.delete(seat)) this.present = this.sightsNow();
  }

  forget(): void {
    this.ahead.clear();
  }

  private get isCollecting(): boolean {
    return this.ahead.size > 0 || this.questions.length > 1;
  }

  private get questions(): readonly Foreseen<V>[] {
    const { game, state } = this.match;
    if (this.foreseen.state !== state) {
      this.foreseen = { state, questions: foreseenFrom(game, state) };
    }
    return this.foreseen.questions;
  }

  private get unanswered(): readonly Foreseen<V>[] {
    return this.questions.filter(({ seat }) => !this.ahead.has(seat));
  }

  private sightsNow(): Sights<V> {
    const { unanswered } = this;
    const { game, state } = this.match;
    if (!this.isCollecting) return new Sights(game, state);
    return new Sights(game, state, (seat) => {
      const own = unanswered.find((each) => each.seat === seat);
      return (own ?? unanswered[0])?.state ?? state;
    });
  }
}
