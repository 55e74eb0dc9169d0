import type { IsLate } from './bot.ts';
import type { Plan } from './looking-ahead.ts';

/** How hard a player thinks. */
export interface Effort {
  /** How often they look ahead in a contest, shared by the plans that are still worth it. */
  readonly looks: number;
  /** The guesses at the hidden cards by which the last plans are judged. */
  readonly guesses: number;
}

export interface Contender {
  readonly plan: Plan;
  /** How it ended on the guesses that it was tried on, by their numbers. */
  readonly scores: number[];
}

export const contender = (plan: Plan): Contender => ({ plan, scores: [] });

/**
 * Compares plans on the same guesses at the hidden cards, so that what they have in common does not
 * count. Each contest brings new guesses: what was lucky on the old ones is not so again.
 */
export class Contests {
  private readonly look: (plan: Plan, guess: number) => number;
  private readonly effort: Effort;
  private readonly isLate: IsLate;
  /** The guesses of the last contest, by their numbers. */
  private from = 0;
  private to = 0;

  constructor(look: (plan: Plan, guess: number) => number, effort: Effort, isLate: IsLate) {
    this.look = look;
    this.effort = effort;
    this.isLate = isLate;
  }

  /**
   * The best of them, best first, and the proposal, which always stays. An answer that looks bad on
   * the first guesses is not tried on the next.
   */
  best(proposed: Contender, others: readonly Contender[], keep: number): readonly Contender[] {
    const { looks, guesses } = this.effort;
    let left: readonly Contender[] = [proposed, ...others.filter((each) => each !== proposed)];
    const rounds = Math.ceil(Math.log2(left.length));
    this.from = this.to;
    for (let round = 1; round <= rounds && left.length > 1; round++) {
      const share = Math.min(guesses, Math.max(1, Math.round(looks / rounds / left.length)));
      const isWhole = this.tryOn(round === rounds ? guesses : share, left);
      if (this.to === this.from) return [proposed];
      const order = this.inOrder(left);
      left = order.slice(0, Math.max(keep, Math.ceil(order.length / 2)));
      if (!left.includes(proposed)) left = [...left, proposed];
      if (!isWhole) break;
    }
    return left;
  }

  /** Whether one ended better than another in the last contest, by so many standard errors. */
  isAhead(one: Contender, other: Contender, clearly: number): boolean {
    const ahead: number[] = [];
    for (let guess = this.from; guess < this.to; guess++) {
      ahead.push(this.score(one, guess) - this.score(other, guess));
    }
    const mean = total(ahead) / ahead.length;
    const variance = total(ahead.map((each) => (each - mean) ** 2)) / ahead.length;
    return mean > clearly * Math.sqrt(variance / ahead.length);
  }

  /** Tries all of them on so many more guesses; false if there was no time for some of these. */
  private tryOn(count: number, contenders: readonly Contender[]): boolean {
    for (let tried = 0; tried < count; tried++) {
      if (this.isLate()) return false;
      for (const each of contenders) this.score(each, this.to);
      this.to++;
    }
    return true;
  }

  /**
   * Best first. Plans that end alike to the last digit are the same things done in another order;
   * the first of them stays.
   */
  private inOrder(contenders: readonly Contender[]): readonly Contender[] {
    const found = new Map<number, Contender>();
    for (const each of contenders) {
      let sum = 0;
      for (let guess = this.from; guess < this.to; guess++) sum += this.score(each, guess);
      if (!found.has(sum)) found.set(sum, each);
    }
    return [...found].sort(([one], [other]) => other - one).map(([, each]) => each);
  }

  private score({ plan, scores }: Contender, guess: number): number {
    const score = scores[guess] ?? this.look(plan, guess);
    scores[guess] = score;
    return score;
  }
}

const total = (of: readonly number[]) => of.reduce((sum, each) => sum + each, 0);
