import type { Answer, CardId, Entry, ZoneId } from '@grimrule/kernel';
import { cardOf, Table, value, zoneOf } from '@grimrule/kernel';
import { printed, printedAs } from '../../src/cards/designs.ts';
import { champions } from '../../src/game.ts';
import { maximumHitPoints } from '../../src/rules/damage/hit-points.ts';
import type { ChampionsState, ChampionsVars } from '../../src/table.ts';
import { mainSchemeOf, villainOf } from '../../src/table.ts';
import type { StatName } from '../../src/vocabulary/stats.ts';

/** A game that has been set up as far as it goes without a decision. */
export class NewGame {
  readonly state: ChampionsState;
  readonly log: readonly Entry[];

  constructor(options: unknown, seed: string, given?: Pick<NewGame, 'state' | 'log'>) {
    const begun = given ?? champions.setup(options, seed);
    if ('problems' in begun) throw new Error(JSON.stringify(begun.problems));
    this.state = begun.state;
    this.log = begun.log;
  }

  /** The titles of the cards in a zone, in order of the alphabet. */
  in(zone: ZoneId): readonly string[] {
    return zoneOf(this.state, zone)
      .map((card) => printedAs(this.state, card).name)
      .sort();
  }

  count(zone: ZoneId): number {
    return zoneOf(this.state, zone).length;
  }

  /** The sets of the cards in a zone, each with how many of its cards lie there. */
  sets(zone: ZoneId): Readonly<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const card of zoneOf(this.state, zone)) {
      const { set = 'no set' } = printed(cardOf(this.state, card).front);
      counts[set] = (counts[set] ?? 0) + 1;
    }
    return counts;
  }

  get villain() {
    return printedAs(this.state, villainOf(this.state));
  }

  get mainScheme() {
    return printedAs(this.state, mainSchemeOf(this.state));
  }

  get villainHitPoints(): number {
    return maximumHitPoints(this.table, villainOf(this.state));
  }

  tokensOn(name: string): Readonly<Record<string, number>> {
    const { state } = this;
    const card = state.cards.findIndex((_, id) => printedAs(state, id).name === name);
    return cardOf(state, card).tokens;
  }

  value(card: CardId, stat: StatName): number {
    return value(this.table, card, stat);
  }

  get asked(): string {
    const { prompt } = this.state;
    return prompt ? `${prompt.seat}: ${prompt.ask.say}` : 'nothing';
  }

  answer(answer: Answer): NewGame {
    const { state } = this;
    const answered = champions.answer(state, state.prompt?.seat ?? 0, answer);
    if ('refusal' in answered) throw new Error(JSON.stringify(answered.refusal));
    return new NewGame(null, '', { state: answered.state, log: answered.log });
  }

  private get table() {
    return new Table<ChampionsVars>(champions.definition, this.state, null);
  }
}

export function newGame(options: unknown, seed = 'a new game'): NewGame {
  return new NewGame(options, seed);
}

/** The first so many heroes of the core set. */
export const heroes = (count: number): readonly string[] =>
  ['spider-man', 'captain-marvel', 'she-hulk', 'iron-man'].slice(0, count);
