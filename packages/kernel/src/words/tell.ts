import type {
  Ability,
  Amount,
  Cards,
  CommonCondition,
  CommonFilter,
  Condition,
  Effect,
  Filter,
  Modifier,
  Query,
  Ref,
  Structure,
  Triggered,
  Vocabulary,
} from '../ability.ts';
import { isRef } from '../ability.ts';
import { comparedAs, measures } from './amounts.ts';
import { conditionText, partsOf } from './conditions.ts';
import { describe, describeQuery } from './describe.ts';
import type { Grammar } from './grammar.ts';
import type { Changed, Lexicon, Telling } from './lexicon.ts';
import type { Clause, Description, Phrase } from './phrase.ts';
import { capitalised } from './phrase.ts';

/** The text of an ability, made from its data: a label and one or two short sentences. */
export function tell<W extends Vocabulary, N>(
  grammar: Grammar<N>,
  lexicon: Lexicon<W, N>,
  ability: Ability<W>,
): string {
  const { label } = lexicon.heading(ability);
  const text = new Teller(grammar, lexicon).ability(ability);
  return `${label}: ${capitalised(text)}.`;
}

interface Chosen<W extends Vocabulary, N> {
  readonly source: W['source'] | null;
  readonly noun: N;
  /** How it is described where it is first spoken of. */
  readonly first: Phrase | null;
}

/** Tells one ability. Remembers which cards it has spoken of, to call them `it` the next time. */
class Teller<W extends Vocabulary, N> {
  readonly grammar: Grammar<N>;
  readonly lexicon: Lexicon<W, N>;
  readonly say: Telling<W, N>;
  private readonly slots = new Map<number, Chosen<W, N>>();
  private readonly mentioned = new Set<string>();
  private last = '';
  /** What the card that the event is about has been called. */
  private subjectNoun: N;

  constructor(grammar: Grammar<N>, lexicon: Lexicon<W, N>) {
    this.grammar = grammar;
    this.lexicon = lexicon;
    this.subjectNoun = lexicon.card;
    this.say = {
      cards: (cards) => this.cards(cards),
      quantity: (amount, unit) => grammar.quantity(measures(this, amount), unit),
    };
  }

  ability(ability: Ability<W>): string {
    const { grammar } = this;
    switch (ability.kind) {
      case 'constant':
        return grammar.sequence(ability.modifiers.map((each) => this.modifier(each))).order;
      case 'called':
        return this.effect(ability.effect).order;
      case 'triggered':
        return this.triggered(ability);
      case 'action': {
        const { may, saysCost } = this.lexicon.heading(ability);
        const cost = ability.cost && !saysCost ? this.effect(ability.cost) : null;
        const when = this.conditions(partsOf(ability.when));
        const effect = this.effect(ability.effect);
        const done = may ? grammar.may(effect) : effect;
        const bound = when === null ? done : grammar.when(when, done, null);
        return (cost ? grammar.costs(cost, bound) : bound.order) + this.limit(ability);
      }
    }
  }

  private triggered(ability: Triggered<W>): string {
    const { lexicon, grammar } = this;
    const parts = partsOf<W>(ability.when);
    const rest = parts.filter((part) => part.fact !== lexicon.yourEvent && !isAboutSubject(part));
    const lead = lexicon.events[ability.on as W['event']]({
      subject: this.subject(parts.filter(isAboutSubject)),
      yours: parts.some((part) => part.fact === lexicon.yourEvent),
    });
    const effect = this.effect(ability.effect);
    const optional = lexicon.optional.includes(ability.level as W['level']);
    const clause = optional ? grammar.may(effect) : effect;
    return grammar.triggered(lead, this.conditions(rest), clause) + this.limit(ability);
  }

  /** The card that the event is about, from what the ability asks of it. */
  private subject(parts: readonly AboutSubject<W>[]): Phrase | null {
    const [first] = parts;
    if (!first) return null;
    const filter: Filter<W> =
      parts.length === 1 ? first.where : { is: 'all', of: parts.map(({ where }) => where) };
    const same = filter as CommonFilter<W>;
    if (same.is === 'same') return this.card(same.as);
    this.note('subject');
    const described = describe(this, filter);
    this.subjectNoun = described.noun;
    return this.grammar.one(described);
  }

  private conditions(parts: readonly Condition<W>[]): string | null {
    const told = parts.flatMap((part) => conditionText(this, part) ?? []);
    return told.length === 0 ? null : this.grammar.both(told);
  }

  private limit(ability: Extract<Ability<W>, { readonly kind: 'triggered' | 'action' }>): string {
    const { limit } = ability;
    if (!limit || this.lexicon.heading(ability).saysLimit) return '';
    const period = this.lexicon.periods[limit.per as W['period']];
    return ` (${this.grammar.limit(limit.times, period.per)})`;
  }

  private effect(effect: Effect<W>): Clause {
    const { grammar } = this;
    const known = effect as Structure<W>;
    switch (known.do) {
      case 'sequence':
        return grammar.sequence(known.effects.map((each) => this.effect(each)));
      case 'choose': {
        const one = this.choose(known.slot, known.from, (of) => grammar.one(of));
        if (known.by === 'you') return this.effect(known.body);
        this.note(`slot ${known.slot}`);
        return grammar.opponentChooses(one, this.effect(known.body));
      }
      case 'each': {
        const each = this.choose(known.slot, known.of, (of) => grammar.each(of));
        this.note(`slot ${known.slot}`);
        return grammar.forEach(each, this.effect(known.body));
      }
      case 'if': {
        const when = conditionText(this, known.when);
        const then = this.effect(known.body);
        if (when === null) return then;
        const otherwise = known.otherwise ? this.effect(known.otherwise) : null;
        return grammar.when(when, then, otherwise);
      }
      case 'may':
        return grammar.may(this.effect(known.effect));
      case 'either':
        return grammar.either(known.effects.map((each) => this.effect(each)));
      case 'keep': {
        const first = this.effect(known.effect);
        this.slots.set(known.slot, { source: null, noun: this.lexicon.card, first: null });
        this.mentioned.delete(`slot ${known.slot}`);
        return grammar.sequence([first, this.effect(known.body)]);
      }
      case 'lasting': {
        const { until } = this.lexicon.periods[known.until as W['period']];
        return grammar.during(until, this.modifier(known.modifier));
      }
      case 'alter': {
        const less = typeof known.add === 'number' && known.add < 0;
        return grammar.alter(!less, this.value(less ? -known.add : known.add));
      }
      case 'instead':
        return grammar.instead(this.effect(known.effect));
      default: {
        known satisfies never;
        const own = effect as W['act'];
        const words = this.lexicon.acts[own.do as keyof typeof this.lexicon.acts];
        return words(own as never, this.say);
      }
    }
  }

  private choose(slot: number, from: Query<W>, phrase: (of: Description<N>) => Phrase): Phrase {
    const description = this.described(from);
    const first = phrase(description);
    this.slots.set(slot, { source: from.in, noun: description.noun, first });
    this.mentioned.delete(`slot ${slot}`);
    return first;
  }

  private modifier({ stat, of, op, by, while: during }: Modifier<W>): Clause {
    const words = this.lexicon.stats[stat as W['stat']];
    const { subject, one } = this.modified(of);
    const changed: Changed = { subject, one, by: measures(this, by), op };
    const clause =
      words.change?.(changed) ?? this.grammar.changes(subject, op, changed.by, words.noun);
    const condition = during ? conditionText(this, during) : null;
    return condition === null ? clause : this.grammar.while(condition, clause);
  }

  private modified(of: Filter<W>): Pick<Changed, 'subject' | 'one'> {
    const same = of as CommonFilter<W>;
    if (same.is === 'same') {
      const card = this.card(same.as);
      return { subject: card, one: card };
    }
    const described = describe(this, of);
    return {
      subject: this.grammar.every(described),
      one: this.grammar.one({ ...described, yours: false }),
    };
  }

  described(query: Query<W>): Description<N> {
    return describeQuery(this, query);
  }

  value(amount: Amount<W>): string {
    return comparedAs(this, amount);
  }

  sourceOf(ref: Ref): W['source'] | null {
    return ref.ref === 'slot' ? (this.slots.get(ref.slot)?.source ?? null) : null;
  }

  private cards(cards: Cards<W>): Phrase {
    return isRef(cards) ? this.card(cards) : this.grammar.each(this.described(cards));
  }

  card(ref: Ref): Phrase {
    const key = ref.ref === 'slot' ? `slot ${ref.slot}` : ref.ref;
    const chosen = ref.ref === 'slot' ? this.slots.get(ref.slot) : undefined;
    const noun = ref.ref === 'subject' ? this.subjectNoun : (chosen?.noun ?? this.lexicon.card);
    const known = this.mentioned.has(key);
    const justNow = this.last === key;
    this.note(key);
    if (known && justNow) return this.grammar.it(noun);
    if (ref.ref === 'this') return this.grammar.self(noun);
    if (chosen && !known) return chosen.first ?? this.grammar.those(noun);
    return this.grammar.that(noun);
  }

  private note(key: string): void {
    this.mentioned.add(key);
    this.last = key;
  }
}

type AboutSubject<W extends Vocabulary> = Extract<CommonCondition<W>, { readonly fact: 'card' }>;

function isAboutSubject<W extends Vocabulary>(part: Condition<W>): part is AboutSubject<W> {
  const known = part as CommonCondition<W>;
  return known.fact === 'card' && known.card.ref === 'subject';
}
