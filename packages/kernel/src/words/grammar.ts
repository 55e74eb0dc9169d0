import type { Clause, Description, Measure, Phrase } from './phrase.ts';
import type { Language } from './words.ts';

/** How a language puts the structure of abilities into words. `N` is its kind of noun. */
export interface Grammar<N> {
  readonly language: Language;

  /** `an enemy card`, `each enemy card`, `your cards`. */
  one(of: Description<N>): Phrase;
  each(of: Description<N>): Phrase;
  every(of: Description<N>): Phrase;
  /** `this card`, `it`, `that card`, `those cards`. */
  self(noun: N): Phrase;
  it(noun: N): Phrase;
  that(noun: N): Phrase;
  those(noun: N): Phrase;

  /** `2 cards`, `1 card for each enemy card`. */
  quantity(measures: readonly Measure[], unit: N): Phrase;
  /** What comes after `for each`. */
  perCard(of: Description<N>): string;
  perPoint(stat: N, of: Phrase): string;
  perToken(unit: N, on: Phrase): string;
  perKept(noun: N): string;
  /** An amount as something to compare with. */
  sum(values: readonly string[]): string;
  product(value: string, by: number): string;
  numberOf(of: Description<N>): string;
  statOf(stat: N, of: Phrase): string;
  tokensOn(unit: N, on: Phrase): string;
  readonly eventAmount: string;
  readonly keptCount: string;

  /** What follows a noun: `with strength 2 or less`. */
  withStat(stat: N, test: 'least' | 'most' | 'over' | 'under', value: string): string;
  withTokens(unit: N, test: 'least' | 'under', value: string): string;
  oneOf(descriptions: readonly Description<N>[]): string;

  /** Conditions, as they follow `if`. */
  exists(of: Description<N>, least: string, negated: boolean): string;
  cardIs(card: Phrase, what: Description<N>, sameNoun: boolean): string;
  isCard(card: Phrase, other: Phrase, negated: boolean): string;
  atLeast(value: string, least: string, negated: boolean): string;
  both(conditions: readonly string[]): string;
  anyOf(conditions: readonly string[]): string;

  sequence(clauses: readonly Clause[]): Clause;
  either(clauses: readonly Clause[]): Clause;
  may(clause: Clause): Clause;
  when(condition: string, then: Clause, otherwise: Clause | null): Clause;
  forEach(card: Phrase, clause: Clause): Clause;
  /** The opponent chooses a card, and then something happens to it. */
  opponentChooses(card: Phrase, then: Clause): Clause;
  instead(clause: Clause): Clause;
  alter(more: boolean, by: string): Clause;
  during(period: string, clause: Clause): Clause;
  while(condition: string, clause: Clause): Clause;
  /** `this card has +1 strength` */
  changes(subject: Phrase, op: 'set' | 'add' | 'times', by: readonly Measure[], stat: N): Clause;

  triggered(lead: string, condition: string | null, clause: Clause): string;
  costs(cost: Clause, effect: Clause): string;
  limit(times: number, per: string): string;
}
