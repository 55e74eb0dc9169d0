import type { Json, Option, Table as TableOf } from '../../src/index.ts';
import { Match, Table, value } from '../../src/index.ts';
import type { CardId, Seat } from '../../src/state/ids.ts';
import { questionIn, questionLine } from '../../src/testing/questions.ts';
import type { ArenaGame, HouseRules, Layout } from './arena.ts';
import { arena } from './arena.ts';
import type { ArenaVars } from './rules.ts';
import type { ArenaCard, ArenaWords } from './vocabulary.ts';

/** The options of a player with an empty hand when nothing is left to resolve. */
export const YOUR_TURN: readonly string[] = ['end', 'cheer'];

/** A game of Arena in words: who is asked, what may be picked, what has happened. */
export class Play {
  readonly game: ArenaGame;
  readonly match: Match<ArenaVars>;
  private readonly cards: readonly ArenaCard[];

  constructor(cards: readonly ArenaCard[], layout: Layout, house: HouseRules = {}) {
    this.cards = cards;
    this.game = arena(cards, house);
    const match = Match.begin(this.game, layout as unknown as Json, 1);
    if (!(match instanceof Match)) throw new Error('no such layout');
    this.match = match;
  }

  get state() {
    return this.match.state;
  }

  /** The notes written by `note` so far. */
  get notes(): string {
    return this.state.vars.notes;
  }

  get asked(): Seat | null {
    return this.state.prompt?.seat ?? null;
  }

  /** Everything that may be picked, in words. */
  get offers(): readonly string[] {
    return (this.state.prompt?.options ?? []).map((option) => this.name(option));
  }

  /** The whole question in one line, after the step that asks it. */
  get question(): string {
    const { prompt, stack } = this.state;
    const names = {
      nameOf: (_state: unknown, card: CardId) => this.codeOf(card),
      optionName: (_state: unknown, option: Option) => this.name(option),
    };
    const step = questionIn(this.game.definition, stack);
    return prompt ? `${step} > ${questionLine(this.state, prompt, names)}` : 'nothing is asked';
  }

  /** The keys of all lines that were told, with the cards they name. */
  get told(): readonly string[] {
    return this.match.log.map(({ line: { say, card, cards } }) => {
      const named = [card, ...((cards ?? []) as readonly CardId[])];
      const codes = named.flatMap((id) => (typeof id === 'number' ? this.codeOf(id) : []));
      return [say, ...codes].join(' ');
    });
  }

  /** Picks options by their words, as the seat that is asked. */
  pick(...names: readonly string[]): this {
    const { prompt } = this.state;
    const options = names.map((name) => {
      const found = prompt?.options.find((option) => this.name(option) === name);
      if (!found) throw new Error(`'${name}' is not offered, only: ${this.offers.join(', ')}`);
      return found;
    });
    const answered = this.match.answer(this.asked ?? -1, options);
    if ('refusal' in answered) throw new Error(`refused: ${answered.refusal.reason.say}`);
    return this;
  }

  /** The first card of this code, wherever it lies. */
  find(code: string): CardId {
    const design = this.cards.findIndex((each) => each.code === code);
    const found = this.state.cards.findIndex((each) => each.design === design);
    if (found < 0) throw new Error(`no card '${code}' in the game`);
    return found;
  }

  zoneOf(code: string): string {
    return this.game.definition.zoneInfo(this.card(code).zone).name;
  }

  card(code: string) {
    const found = this.state.cards[this.find(code)];
    if (!found) throw new Error(`no card '${code}'`);
    return found;
  }

  harmOn(code: string): number {
    return this.card(code).tokens.harm ?? 0;
  }

  value(code: string, stat: ArenaWords['stat']): number {
    return value(this.table, this.find(code), stat);
  }

  /** The present position laid out, for asking. */
  get table(): TableOf {
    return new Table(this.game.definition, this.state, null) as unknown as TableOf;
  }

  private name({ verb, card, value: number }: Option): string {
    const code = card === undefined ? '' : ` ${this.codeOf(card)}`;
    return `${verb}${code}${number === undefined ? '' : ` ${number}`}`;
  }

  private codeOf(card: CardId): string {
    return this.cards[this.state.cards[card]?.design ?? -1]?.code ?? '?';
  }
}
