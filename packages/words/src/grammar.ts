import type { Modifier } from '@grimrule/kernel';
import type { Clause, Description, Measure, Phrase } from './phrase.ts';
import type { Language } from './words.ts';

/** How a language puts the structure of abilities into words. `N` is its kind of noun. */
export interface Grammar<N> {
  readonly language: Language;

  /** `an enemy card`, `each enemy card`, `your cards`. */
  one(of: Description<N>): Phrase;
  each(of: Description<N>): Phrase;
  every(of: Description<N>): Phrase;
  /** `enemy cards`, without saying how many. */
  kind(of: Description<N>): Phrase;
  /** `the villain and each minion` */
  together(phrases: readonly Phrase[]): Phrase;
  /** `up to 3 enemy cards`; null if there is no bound on that side. */
  some(of: Description<N>, least: string | null, most: string): Phrase;
  /** `Any number of your allies`: at least one of them. */
  anyNumber(of: Description<N>): Phrase;
  /** As many as something else: `X enemies (X is the number of those cards)`. */
  asMany(of: Description<N>, value: string): Phrase;
  /** `you or one of your events` */
  eitherOf(phrases: readonly Phrase[]): Phrase;
  /** A card with a name that is not in play, or that must be yours: `Sting from your hand`. */
  titledIn(name: Phrase, of: Description<N>): Phrase;
  /** All cards with a name. */
  eachTitled(name: Phrase): Phrase;
  /** Cards with one of several traits: `Attack or Defense`. */
  anySort(sorts: readonly string[]): string;
  /** The exception after a noun: `other than this event`. */
  otherThan(card: Phrase): string;
  /** `this card`, `it`, `that card`, `those cards`. */
  self(noun: N): Phrase;
  it(noun: N, many: boolean): Phrase;
  /** `apart` from the card itself, if that is of the same kind. */
  that(noun: N, many: boolean, apart: boolean): Phrase;
  those(noun: N): Phrase;

  /** `2 cards`, `1 card for each enemy card`. */
  quantity(measures: readonly Measure[], unit: N): Phrase;
  /** The words after `for each`. */
  perCard(of: Description<N>): string;
  perPoint(stat: N, of: Phrase): string;
  perToken(unit: N, on: Phrase): string;
  perKept(noun: N): string;
  /** The number that something is as much as, after `equal to`. */
  asMuchAs(stat: N, of: Phrase): string;
  /** An amount as something to compare with. */
  sum(values: readonly string[]): string;
  product(value: string, by: number): string;
  numberOf(of: Description<N>): string;
  statOf(stat: N, of: Phrase): string;
  tokensOn(unit: N, on: Phrase): string;
  readonly eventAmount: string;
  readonly keptCount: string;
  readonly doneAmount: string;
  atMost(value: string, most: string): string;
  /** The limit of an amount, in brackets. */
  noteMost(most: string): string;
  noteIf(value: string, condition: string): string;

  /** The condition after a noun: `with strength 2 or less`. */
  withStat(stat: N, test: 'least' | 'most' | 'over' | 'under', value: string): string;
  withTokens(unit: N, test: 'least' | 'under', value: string): string;
  oneOf(descriptions: readonly Description<N>[]): string;

  /** Conditions, as they follow `if`. */
  exists(of: Description<N>, least: string, negated: boolean): string;
  cardIs(card: Phrase, what: Description<N>, sameNoun: boolean): string;
  isCard(card: Phrase, other: Phrase, negated: boolean): string;
  atLeast(value: string, least: string, negated: boolean): string;
  /** Whether what was done before did anything. */
  hadEffect(negated: boolean): string;
  both(conditions: readonly string[]): string;
  anyOf(conditions: readonly string[]): string;
  /** One of several things of the same kind: `a printed physical or wild resource`. */
  anyAlike(things: readonly string[]): string;

  sequence(clauses: readonly Clause[]): Clause;
  either(clauses: readonly Clause[]): Clause;
  may(clause: Clause): Clause;
  when(condition: string, then: Clause, otherwise: Clause | null): Clause;
  forEach(card: Phrase, clause: Clause, ordered: boolean): Clause;
  /** `each player, in any order` */
  orderedAnyhow(card: Phrase): Phrase;
  repeat(times: readonly Measure[], clause: Clause): Clause;
  inAnyOrder(clause: Clause): Clause;
  /** Another player does the deed of the clause instead of the reader. */
  as(who: Phrase, clause: Clause): Clause;
  /** Whether a clause speaks of the reader, besides telling what to do. */
  speaksOfYou(clause: Clause): boolean;
  /** The second only if the first was done. */
  ifDone(first: Clause, second: Clause, condition: string | null): Clause;
  /** Several things that are done as one, such as the parts of a cost. */
  allOf(clauses: readonly Clause[]): Clause;
  choose(card: Phrase): Clause;
  search(where: string, card: Phrase): Clause;
  readonly opponent: Phrase;
  /** A player chooses a card, and then something happens to it. */
  chooses(who: Phrase, card: Phrase, then: Clause): Clause;
  /** A player chooses where several cards are tied. */
  decidesTies(who: Phrase, then: Clause): Clause;
  instead(clause: Clause): Clause;
  alter(more: boolean, by: string): Clause;
  during(period: string, clause: Clause): Clause;
  while(condition: string, clause: Clause): Clause;
  /** `this card has +1 strength` */
  changes(subject: Phrase, op: Modifier['op'], by: readonly Measure[], stat: N): Clause;

  triggered(lead: string, condition: string | null, clause: Clause): Clause;
  costs(cost: Clause, effect: Clause): Clause;
  /** The cost is paid to have the effect: `exhaust this card to draw 1 card`. */
  costsTo(cost: Clause, effect: Clause): Clause;
  /** The purpose begins with `to`. */
  additionalCost(purpose: string, cost: Clause): string;
  limit(times: number, per: string): string;
}
