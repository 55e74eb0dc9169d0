import type { Game } from '../game/game.ts';
import { Match } from '../matches/match.ts';
import { proposalFor } from '../prompts/answers.ts';
import type { Option } from '../prompts/option.ts';
import type { Answer, Prompt } from '../prompts/prompt.ts';
import type { Entry } from '../resolving/entry.ts';
import { Table } from '../resolving/table.ts';
import type { State } from '../state/state.ts';
import { demand } from './demand.ts';
import type { Picture } from './picture.ts';
import { changesBetween } from './picture.ts';
import {
  happeningLine,
  questionIn,
  questionLine,
  refusalLine,
  reportLine,
  toldLine,
} from './questions.ts';

const ORIGIN = { options: null, seed: 'a table for tests' } as const;

/** How the tests of a game call what is on the table. */
export interface Speech<V> {
  nameOf(state: State<V>, card: number): string;
  optionName(state: State<V>, option: Option): string;
  pictureOf(state: State<V>): Picture;
}

/** The test that plays on a table. */
export interface Running {
  /** The questions at which a table rests, such as that of a turn: a test may end there. */
  readonly rests: readonly string[];
  /** Calls this when the test is over. */
  whenOver(check: (test: Finished) => void): void;
}

/** A test runner's report of a test that is over. */
export interface Finished {
  readonly task: { readonly result?: { readonly state: string } | undefined };
}

/**
 * A table being played on in a test. Every decision is also undone and done again, and the state
 * goes through JSON before it, so that all of it is proven to be data. The test must not end on a
 * question that it has neither answered nor looked at.
 */
export class PlayedTable<V> {
  private readonly game: Game<V>;
  private readonly speech: Speech<V>;
  private match: Match<V>;
  private marked: Picture;
  private told: readonly Entry[];
  /** The test has said something about the question that is open now. */
  private looked = false;

  /** Lets the game run from this position until somebody is asked. */
  constructor(game: Game<V>, speech: Speech<V>, state: State<V>, { rests, whenOver }: Running) {
    const log: Entry[] = [];
    new Table<V>(game.definition, state, log).run();
    this.game = game;
    this.speech = speech;
    this.told = log;
    this.match = new Match(game, { state, log }, ORIGIN);
    this.marked = speech.pictureOf(state);
    whenOver(({ task }) => {
      if (task.result?.state !== 'fail') this.mustBeSettled(rests);
    });
  }

  get state(): State<V> {
    return this.match.state;
  }

  /** The open question. A test that takes it has looked at it; `state.prompt` does not count. */
  get prompt(): Prompt | null {
    this.looked = true;
    return this.state.prompt;
  }

  /** The asked seat and its question, for messages and expectations. */
  get asked(): string {
    const { prompt } = this;
    return prompt ? `${prompt.seat}: ${prompt.ask.say}` : 'nothing';
  }

  /** The options of the open question. */
  get options(): readonly string[] {
    return (this.prompt?.options ?? []).map((option) => this.nameOf(option)).sort();
  }

  /** Everything that has been logged, by the keys of the lines. */
  get log(): readonly Entry[] {
    return this.told;
  }

  /** The whole log: what each line speaks of, and the rule it cites. */
  get lines(): readonly string[] {
    return this.told.map((entry) => toldLine(this.state, entry, this.speech));
  }

  /** Takes options by their names: one, or several where several may be picked. */
  choose(...names: readonly string[]): this {
    const picked: Option[] = [];
    for (const name of names) picked.push(this.option(name, picked));
    return this.answer(picked);
  }

  /** Pays with these cards; without any, as the game proposes. */
  pay(...names: readonly string[]): this {
    demand(this.prompt?.cost !== undefined, () => `no payment is asked for, but ${this.situation}`);
    if (names.length > 0) return this.choose(...names);
    return this.answer(this.prompt ? proposalFor(this.prompt) : []);
  }

  pass(): this {
    return this.choose('pass');
  }

  answer(answer: Answer): this {
    const { prompt } = this;
    if (!prompt) throw new Error('the game is over, nothing is asked');
    const saved = JSON.stringify(this.state);
    this.match = new Match(this.game, { state: JSON.parse(saved), log: [] }, ORIGIN);
    const answered = this.match.answer(prompt.seat, answer);
    if ('refusal' in answered) {
      throw new Error(`${JSON.stringify(answered.refusal.reason)} to ${this.situation}`);
    }
    const after = JSON.stringify(this.state);
    demand(this.match.undo(), () => 'a decision cannot be undone');
    demand(JSON.stringify(this.state) === saved, () => 'undo does not restore the position');
    this.match.answer(prompt.seat, answer);
    demand(JSON.stringify(this.state) === after, () => 'the same decision has another effect');
    this.told = [...this.told, ...answered.log];
    this.looked = false;
    return this;
  }

  /** Tries an answer that has to be refused with this reason; the position must not notice. */
  refuses(option: Option, reason: string, rule?: string): this {
    const saved = JSON.stringify(this.state);
    const answered = this.match.answer(this.prompt?.seat ?? 0, [option]);
    demand(JSON.stringify(this.state) === saved, () => 'a refusal changes the position');
    if (!('refusal' in answered)) throw new Error('the answer was accepted');
    same(answered.refusal.reason.say, reason, 'the reason of the refusal');
    if (rule !== undefined) same(answered.refusal.rule, rule, 'the rule of the refusal');
    return this;
  }

  /** The option of this name cannot be chosen now. */
  lacks(...names: readonly string[]): this {
    for (const name of names) {
      demand(!this.options.includes(name), () => `'${name}' can be chosen; ${this.situation}`);
    }
    return this;
  }

  /** Expects that this action is refused with this reason. */
  cannot(name: string, reason: string): this {
    const options = this.game
      .refusals(this.state)
      .flatMap(({ option }) => (option ? [option] : []));
    const found = options.find((option) => this.nameOf(option) === name);
    if (!found) throw new Error(`'${name}' is not refused; ${this.situation}`);
    return this.lacks(name).refuses(found, reason);
  }

  /** Exactly these can be chosen, in any order; a name stands as often as it is offered. */
  offers(...names: readonly string[]): this {
    same(this.options, [...names].sort(), `what can be chosen (${this.asked})`);
    return this;
  }

  /** These can be chosen, and others that the test is not about. */
  offersAmongOthers(...names: readonly string[]): this {
    const others = [...this.options];
    for (const name of names) {
      const place = others.indexOf(name);
      demand(place >= 0, () => `'${name}' cannot be chosen; ${this.situation}`);
      others.splice(place, 1);
    }
    demand(others.length > 0, () => `nothing else can be chosen: say 'offers'; ${this.situation}`);
    return this;
  }

  /** Expects this question, to this seat if one is given. */
  asks(say: string, seat?: number): this {
    demand(this.prompt?.ask.say === say, () => `'${say}' is not asked, but ${this.situation}`);
    if (seat !== undefined) same(this.prompt?.seat, seat, 'who is asked');
    return this;
  }

  /** The whole question, in one line, and the step of the rules that asks it. */
  poses(step: string, question: string): this {
    const { prompt, state } = this;
    same(questionIn(this.game.definition, state.stack), step, 'the step that asks');
    same(prompt && questionLine(state, prompt, this.speech), question, 'the question');
    return this;
  }

  /** Why this cannot be chosen: the reason, the cards that are to blame, and the rule. */
  tellsWhyNot(name: string, why: string): this {
    const found = this.game
      .refusals(this.state)
      .filter(({ option }) => option && this.nameOf(option) === name)
      .map((refusal) => refusalLine(this.state, refusal, this.speech));
    same(found.join(' / '), why, `why not '${name}'`);
    return this.lacks(name);
  }

  /** Expects this report of the innermost effect whose outcome is kept. */
  reports(outcome: string): this {
    same(reportLine(this.state, this.speech), outcome, `the report (${this.asked})`);
    return this;
  }

  /** Expects these present events, with all their facts. */
  witnesses(events: string): this {
    const { definition } = this.game;
    same(happeningLine(definition, this.state, this.speech), events, 'what happens');
    return this;
  }

  /** Exactly this is different since the last look; all else is as it was. */
  changes(changes: Picture): this {
    const now = this.speech.pictureOf(this.state);
    same(sorted(changesBetween(this.marked, now)), sorted(changes), 'what has changed');
    this.marked = now;
    return this;
  }

  /** This is so now, whatever else is. */
  shows(part: Picture): this {
    const now = this.speech.pictureOf(this.state);
    const there = Object.keys(part).map((key) => [key, now[key] ?? ''] as const);
    same(sorted(Object.fromEntries(there)), sorted(part), 'what is there');
    return this;
  }

  /** This is in that place among others. */
  holds(place: string, name: string): this {
    const there = String(this.speech.pictureOf(this.state)[place] ?? '');
    demand(there.split(', ').includes(name), () => `'${name}' is not in ${place}: ${there}`);
    return this;
  }

  /** From here on changes count. */
  look(): this {
    this.marked = this.speech.pictureOf(this.state);
    return this;
  }

  /** The id of a card by title; the first there is, wherever it lies. */
  card(name: string): number {
    const { state } = this;
    const found = state.cards.findIndex((_, id) => this.speech.nameOf(state, id) === name);
    if (found < 0) throw new Error(`there is no '${name}'`);
    return found;
  }

  isOver(result: string, ending: string): this {
    same(this.state.outcome?.result, result, 'the result');
    same(this.state.outcome?.ending, ending, 'the ending');
    return this;
  }

  /** Fails for a question that the test has not expected. */
  private mustBeSettled(rests: readonly string[]): void {
    const { prompt } = this.state;
    demand(
      prompt === null || this.looked || rests.includes(prompt.ask.say),
      () => `the test ends on a question that it does not mention: ${this.situation}`,
    );
  }

  private get situation(): string {
    return `${this.asked} is asked [${this.options.join(', ')}]`;
  }

  private nameOf(option: Option): string {
    return this.speech.optionName(this.state, option);
  }

  private option(name: string, taken: readonly Option[]): Option {
    const found = this.prompt?.options.find(
      (option) => this.nameOf(option) === name && !taken.includes(option),
    );
    if (!found) throw new Error(`'${name}' cannot be chosen; ${this.situation}`);
    return found;
  }
}

function same(found: unknown, expected: unknown, what: string): void {
  const [is, ought] = [JSON.stringify(found, null, 1), JSON.stringify(expected, null, 1)];
  demand(is === ought, () => `${what} is\n${is}\nand ought to be\n${ought}`);
}

const sorted = (picture: Picture): Picture =>
  Object.fromEntries(Object.entries(picture).sort(([one], [other]) => one.localeCompare(other)));
