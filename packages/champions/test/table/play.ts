import type { Answer, Entry, Option, Prompt } from '@grimrule/kernel';
import { Match, proposalFor, Table } from '@grimrule/kernel';
import { expect } from 'vitest';
import { champions } from '../../src/game.ts';
import type { ChampionsState, ChampionsVars } from '../../src/table.ts';
import type { Description } from './description.ts';
import type { Picture } from './picture.ts';
import { changesBetween, nameOf, optionName, pictureOf } from './picture.ts';
import { positionOf } from './position.ts';

const ORIGIN = { options: null, seed: 'a table for tests' } as const;

/** Lays out a table and lets the game run until somebody is asked. */
export function play(description: Description): Play {
  return new Play(description);
}

/**
 * A table being played on in a test. Every decision is also undone and done again, and the state
 * goes through JSON before it, so that all of it is proven to be data.
 */
export class Play {
  private match: Match<ChampionsVars>;
  private marked: Picture;
  private told: Entry[] = [];

  constructor(description: Description) {
    const state = positionOf(description);
    const log: Entry[] = [];
    new Table<ChampionsVars>(champions.definition, state, log).run();
    this.told = log;
    this.match = new Match(champions, { state, log }, ORIGIN);
    this.marked = pictureOf(state);
  }

  get state(): ChampionsState {
    return this.match.state;
  }

  get prompt(): Prompt | null {
    return this.state.prompt;
  }

  /** The question, and what may be answered, for messages and expectations. */
  get asked(): string {
    return this.prompt ? `${this.prompt.seat}: ${this.prompt.ask.say}` : 'nothing';
  }

  get options(): readonly string[] {
    return (this.prompt?.options ?? []).map((option) => optionName(this.state, option)).sort();
  }

  /** Everything that has been logged, by the keys of the lines. */
  get log(): readonly Entry[] {
    return this.told;
  }

  /** Takes options by their names: one, or several where several may be picked. */
  choose(...names: readonly string[]): this {
    const picked: Option[] = [];
    for (const name of names) picked.push(this.option(name, picked));
    return this.answer(picked);
  }

  /** Pays with these cards; without any, as the game proposes. */
  pay(...names: readonly string[]): this {
    expect(this.prompt?.cost, `a payment is asked for, not ${this.asked}`).toBeDefined();
    if (names.length > 0) return this.choose(...names);
    return this.answer(this.prompt ? proposalFor(this.prompt) : []);
  }

  pass(): this {
    return this.choose('pass');
  }

  /** Passes and declines until the next turn or phase decision, defending with nobody. */
  passAll(): this {
    for (let count = 0; count < 100 && this.options.includes('pass'); count++) this.pass();
    return this;
  }

  /** Ends the turn and goes on to the end of the player phase, discarding nothing. */
  endTurn(): this {
    this.choose('end turn');
    while (this.prompt?.ask.say === 'discardAtEnd') this.answer([]);
    return this;
  }

  answer(answer: Answer): this {
    const { prompt } = this;
    if (!prompt) throw new Error('the game is over, nothing is asked');
    const saved = JSON.stringify(this.state);
    this.match = new Match(champions, { state: JSON.parse(saved), log: [] }, ORIGIN);
    const answered = this.match.answer(prompt.seat, answer);
    if ('refusal' in answered) {
      throw new Error(
        `${JSON.stringify(answered.refusal.reason)} to ${this.asked} [${this.options.join(', ')}]`,
      );
    }
    const after = JSON.stringify(this.state);
    expect(this.match.undo(), 'every decision can be undone').toBe(true);
    expect(JSON.stringify(this.state), 'undo restores the position').toBe(saved);
    this.match.answer(prompt.seat, answer);
    expect(JSON.stringify(this.state), 'the same decision has the same effect').toBe(after);
    this.told = [...this.told, ...answered.log];
    return this;
  }

  /** Tries an answer that has to be refused with this reason; the position must not notice. */
  refuses(option: Option, reason: string, rule?: string): this {
    const seat = this.prompt?.seat ?? 0;
    const saved = JSON.stringify(this.state);
    const answered = this.match.answer(seat, [option]);
    expect(JSON.stringify(this.state), 'a refusal changes nothing').toBe(saved);
    if (!('refusal' in answered)) throw new Error('the answer was accepted');
    expect(answered.refusal.reason.say).toBe(reason);
    if (rule !== undefined) expect(answered.refusal.rule).toBe(rule);
    return this;
  }

  /** The option of this name cannot be chosen now. */
  lacks(...names: readonly string[]): this {
    for (const name of names) expect(this.options).not.toContain(name);
    return this;
  }

  /** On a turn: what the player might expect to do is refused with this reason. */
  cannot(name: string, reason: string): this {
    const refusals = champions.refusals(this.state);
    const options = refusals.flatMap(({ option }) => (option ? [option] : []));
    const found = options.find((option) => optionName(this.state, option) === name);
    if (!found) throw new Error(`'${name}' is not refused; ${this.asked}`);
    return this.lacks(name).refuses(found, reason);
  }

  offers(...names: readonly string[]): this {
    for (const name of names) expect(this.options).toContain(name);
    return this;
  }

  /** Who is asked what. */
  asks(say: string, seat?: number): this {
    expect(this.prompt?.ask.say, `asked is ${this.asked} [${this.options.join(', ')}]`).toBe(say);
    if (seat !== undefined) expect(this.prompt?.seat).toBe(seat);
    return this;
  }

  /** Exactly this is different since the last look; all else is as it was. */
  changes(changes: Picture): this {
    const now = pictureOf(this.state);
    expect(changesBetween(this.marked, now)).toEqual(changes);
    this.marked = now;
    return this;
  }

  /** This is different since the last look, whatever else is. */
  shows(part: Picture): this {
    expect(pictureOf(this.state)).toMatchObject(part);
    return this;
  }

  /** From here on changes count. */
  look(): this {
    this.marked = pictureOf(this.state);
    return this;
  }

  /** The id of a card by title; the first there is, wherever it lies. */
  card(name: string): number {
    const found = this.state.cards.findIndex((_, id) => nameOf(this.state, id) === name);
    if (found < 0) throw new Error(`there is no '${name}'`);
    return found;
  }

  isOver(result: 'heroes' | 'villain', ending: string): this {
    expect(this.state.outcome).toMatchObject({ result, ending });
    return this;
  }

  private option(name: string, taken: readonly Option[]): Option {
    const found = this.prompt?.options.find(
      (option) => optionName(this.state, option) === name && !taken.includes(option),
    );
    if (!found) {
      throw new Error(`'${name}' cannot be chosen; ${this.asked} [${this.options.join(', ')}]`);
    }
    return found;
  }
}
