import type { Answer, Answered, Entry, Option, Prompt } from '@grimrule/kernel';
import { Match, NONE, Table } from '@grimrule/kernel';
import { questionIn, questionLine, refusalLine, reportLine } from '@grimrule/kernel/testing';
import { expect, onTestFinished } from 'vitest';
import type { SideName } from '../../src/board.ts';
import { BOARD, on, SIDES } from '../../src/board.ts';
import { duel } from '../../src/game.ts';
import type { DuelState, DuelVars } from '../../src/table.ts';
import type { Description } from './description.ts';
import { codeIn } from './facts.ts';
import type { Picture } from './picture.ts';
import { changesBetween, nameOf, pictureOf } from './picture.ts';
import { positionOf } from './position.ts';

/** How questions and reports name cards and options. */
const NAMES = {
  nameOf: (state: DuelState, card: number) => (card === NONE ? 'none' : codeIn(state, card)),
  optionName: nameOf,
};

/** How decisions are taken. In both modes every rule has to come out the same. */
export type Mode = 'straight' | 'reloaded and undone';

const ORIGIN = { options: null, seed: 'a table for tests' } as const;
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A table being played on in a test. */
export class Play {
  private readonly mode: Mode;
  private match: Match<DuelVars>;
  private marked: Picture;
  private latest: readonly Entry[] = [];
  private open: string | null = null;

  constructor(description: Description, mode: Mode) {
    this.mode = mode;
    const state = positionOf(description);
    this.marked = pictureOf(state);
    const log: Entry[] = [];
    new Table<DuelVars>(duel.definition, state, log).run();
    this.latest = log;
    this.match = new Match(duel, { state, log }, ORIGIN);
    onTestFinished(() => this.mustBeSettled());
  }

  get state(): DuelState {
    return this.match.state;
  }

  get prompt(): Prompt | null {
    return this.state.prompt;
  }

  /** The log of the last decision. */
  get log(): readonly Entry[] {
    return this.latest;
  }

  get choices(): readonly string[] {
    return (this.prompt?.options ?? []).map((option) => nameOf(this.state, option)).sort();
  }

  get picture(): Picture {
    return pictureOf(this.state);
  }

  /** The open question, for messages. */
  get asked(): string {
    const { prompt } = this;
    if (!prompt) return 'nothing, the game is over';
    return `seat ${prompt.seat}: ${prompt.ask.say} [${this.choices.join(', ')}]`;
  }

  answer(seat: number, answer: Answer): void {
    if (this.mode === 'reloaded and undone') this.reload();
    const before = this.state;
    const saved = JSON.stringify(before);
    const answered = this.match.answer(seat, answer);
    if ('refusal' in answered) {
      throw new Error(`${JSON.stringify(answered.refusal.reason)} when asked ${this.asked}`);
    }
    this.latest = answered.log;
    expect(JSON.stringify(before), 'the position before is left as it was').toBe(saved);
    if (this.mode === 'reloaded and undone') this.undoAndRedo(seat, answer, saved);
  }

  /** Tries an answer that has to be refused; the position must not notice. */
  attempt(seat: number, answer: unknown): Answered<DuelVars> {
    const saved = JSON.stringify(this.state);
    const answered = this.match.answer(seat, answer);
    expect(JSON.stringify(this.state), 'a refusal changes nothing').toBe(saved);
    return answered;
  }

  /** The option of this name; if several cards have it, one that is not taken yet. */
  option(name: string, taken: readonly Option[] = []): Option {
    const found = this.prompt?.options.find(
      (option) => nameOf(this.state, option) === name && !taken.includes(option),
    );
    if (!found) throw new Error(`'${name}' cannot be chosen; asked is ${this.asked}`);
    return found;
  }

  codes(cards: readonly number[]): readonly string[] {
    return cards.map((card) => codeIn(this.state, card));
  }

  /** Exactly this is different since the last look; all else is as it was. */
  expectChanges(changes: Picture): void {
    const now = pictureOf(this.state);
    expect(changesBetween(this.marked, now)).toEqual(changes);
    this.marked = now;
  }

  /** The side has also drawn its two cards and the turn has passed. */
  expectChangesOfTurn(side: SideName, changes: Picture): void {
    const drawn = BOARD.drawn;
    const before = this.marked[`${side} deck`];
    const now = pictureOf(this.state);
    expect(now[`${side} deck`], 'two cards are drawn').toBe(Number(before) - drawn);
    this.marked = {
      ...this.marked,
      [`${side} deck`]: Number(before) - drawn,
      [`${side} hand`]: now[`${side} hand`] ?? '',
      [`${side} spare`]: now[`${side} spare`] ?? 0,
    };
    this.expectChanges(changes);
    expect(on(SIDES, this.state.vars.active)).not.toBe(side);
  }

  /** From here on changes count; what came before has been looked at elsewhere. */
  look(): void {
    this.marked = pictureOf(this.state);
  }

  expectOver(result: string, ending: string): void {
    const winners = SIDES.flatMap((side, seat) => (side === result ? [seat] : []));
    expect(this.state.outcome).toMatchObject({ result, ending, winners });
    expect(this.prompt, 'nobody is asked after the end').toBeNull();
  }

  /** The whole question in one line, and the step of the rules that asks it. */
  poses(step: string, question: string): void {
    const { prompt, state } = this;
    expect(questionIn(duel.definition, state.stack)).toBe(step);
    expect(prompt && questionLine(state, prompt, NAMES)).toBe(question);
    this.open = prompt?.ask.say ?? null;
  }

  /** The log of the last decision, line by line, each with the cards it names and its rule. */
  get told(): readonly string[] {
    return this.latest.map(({ line, rule }) =>
      refusalLine(this.state, { reason: line, rule }, NAMES),
    );
  }

  /** Everything that cannot be done now, and why: the reason, the card, the rule. */
  get refusals(): readonly string[] {
    const { state } = this;
    return duel
      .refusals(state)
      .map((refusal) =>
        [refusal.option && nameOf(state, refusal.option), refusalLine(state, refusal, NAMES)].join(
          ': ',
        ),
      );
  }

  /** The report of the innermost effect whose outcome is kept. */
  reports(outcome: string): void {
    expect(reportLine(this.state, NAMES), this.asked).toBe(outcome);
    this.open = this.prompt?.ask.say ?? null;
  }

  /** The test ends on this question on purpose. */
  leavesOpen(say: string): void {
    expect(this.prompt?.ask.say).toBe(say);
    this.open = say;
  }

  private mustBeSettled(): void {
    const say = this.prompt?.ask.say ?? null;
    if (say === null || say === 'playPhase' || say === this.open) return;
    throw new Error(`the test ends on an unanswered question to ${this.asked}`);
  }

  private reload(): void {
    const state = throughJson(this.state);
    expect(state).toEqual(this.state);
    this.match = new Match(duel, { state, log: [] }, ORIGIN);
  }

  private undoAndRedo(seat: number, answer: Answer, before: string): void {
    const after = JSON.stringify(this.state);
    expect(this.match.undo()).toBe(true);
    expect(JSON.stringify(this.state), 'undo restores the position').toBe(before);
    expect(this.match.redo()).toBe(true);
    expect(JSON.stringify(this.state), 'redo restores it again').toBe(after);
    this.match.undo();
    this.match.answer(seat, answer);
    expect(JSON.stringify(this.state), 'the same decision has the same effect').toBe(after);
  }
}
