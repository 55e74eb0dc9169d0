import type {
  Amount,
  Cards,
  CommonFilter,
  Condition,
  Effect,
  Query,
  Ref,
  Vocabulary,
} from '@grimrule/kernel';
import { isRef } from '@grimrule/kernel';
import { comparedAs, measures } from './amounts.ts';
import { conditionText } from './conditions.ts';
import { describe, describeQuery } from './describe.ts';
import type { Grammar } from './grammar.ts';
import type { Kept, Lexicon, Telling } from './lexicon.ts';
import { Mentions } from './mentions.ts';
import type { Clause, Description, Phrase } from './phrase.ts';

/** Tells one ability: what all parts of the renderer share while they do. */
export class Teller<W extends Vocabulary, N> {
  readonly grammar: Grammar<N>;
  readonly lexicon: Lexicon<W, N>;
  readonly say: Telling<W, N>;
  readonly mentions: Mentions<W, N>;
  /** The event that the ability answers. */
  event: W['event'] | null = null;
  /** The slot of the cards that are being chosen. */
  choosing: number | null = null;
  /** The set of the cards that are being described. */
  describing: Query<W>['in'] | null = null;

  /** `tells` puts an effect into words; it needs a teller itself. */
  constructor(
    grammar: Grammar<N>,
    lexicon: Lexicon<W, N>,
    tells: (to: Teller<W, N>, effect: Effect<W>) => Clause,
  ) {
    this.grammar = grammar;
    this.lexicon = lexicon;
    this.mentions = new Mentions(grammar, lexicon.card, lexicon.self ?? lexicon.card);
    this.say = {
      cards: (cards) => this.cards(cards),
      known: (cards) => this.known(cards),
      all: (cards) => (isRef(cards) ? this.cards(cards) : grammar.every(this.described(cards))),
      described: (filter) => this.mentions.within(() => describe(this, filter)),
      kind: (query) => this.described(query),
      nounOf: (cards) => (isRef(cards) ? this.nounOf(cards) : this.described(cards).noun),
      areDescribed: (query) => !query.where && query.in === this.describing,
      sourceOf: (cards) => this.sourceIn(isRef(cards) ? cards : cards.in),
      quantity: (amount, unit) => grammar.quantity(measures(this, amount), unit),
      value: (amount) => this.value(amount),
      effect: (effect) => tells(this, effect),
      turnAway: () => this.mentions.turnAway(),
      areBeingChosen: (cards) =>
        isRef(cards) && cards.ref === 'slot' && cards.slot === this.choosing,
    };
  }

  described(query: Query<W>): Description<N> {
    return this.mentions.within(() => describeQuery(this, query));
  }

  value(amount: Amount<W>): string {
    return comparedAs(this, amount);
  }

  condition(condition: Condition<W>): string | null {
    return conditionText(this, condition);
  }

  sourceOf(ref: Ref): W['source'] | Ref | null {
    return this.mentions.about(ref)?.source ?? null;
  }

  hasChosenFrom(set: Query<W>['in'] | null): boolean {
    return set !== null && this.mentions.knowsFrom(set, this.choosing);
  }

  private sourceIn(from: W['source'] | Ref | null): W['source'] | null {
    return typeof from === 'object' && from !== null
      ? this.sourceIn(this.sourceOf(from as Ref))
      : (from as W['source'] | null);
  }

  nounOf(ref: Ref): N {
    return this.mentions.nounOf(ref);
  }

  cards(cards: Cards<W>): Phrase {
    if (isRef(cards)) return this.mentions.phrase(cards);
    const source = this.lexicon.sources[cards.in as W['source']];
    if (source?.calledIt && !cards.where) {
      const described = this.described(cards);
      return this.mentions.only(`set ${String(cards.in)}`, described.noun, () =>
        this.grammar.each(described),
      );
    }
    const told = this.alternatives(cards) ?? this.grammar.each(this.described(cards));
    this.mentions.turnAway();
    return told;
  }

  /** `the villain and each minion`: one of two tests may be that it is a certain card. */
  private alternatives(query: Query<W>): Phrase | null {
    const where = query.where as CommonFilter<W> | undefined;
    if (where?.is !== 'any') return null;
    const [first, ...rest] = where.of;
    const same = first as CommonFilter<W> | undefined;
    const [second] = rest;
    if (same?.is !== 'same' || !second || rest.length > 1) return null;
    const others = this.cards({ in: query.in, where: second });
    return this.grammar.together([this.cards(same.as), others]);
  }

  keptIn(slot: number): Kept<N> | null {
    return this.mentions.about({ ref: 'slot', slot })?.kept ?? null;
  }

  /** Cards that must have been introduced before: a choice of them is told first. */
  known(cards: Cards<W>): Phrase {
    return this.mentions.within(() => this.cards(cards));
  }

  /** From now on a slot holds what an effect was done to. */
  keep(slot: number, effect: Effect<W>): void {
    const kept = this.lexicon.kept?.(effect, this.say) ?? { noun: this.lexicon.card, many: true };
    const { noun, many, source = null } = kept;
    // A game names only sets that it has.
    const from = source as W['source'] | null;
    this.mentions.know(`slot ${slot}`, { source: from, noun, many, first: null, kept });
  }
}
