import type {
  Cards,
  CommonAmount,
  CommonCondition,
  CommonFilter,
  Condition,
  Filter,
  Query,
  Vocabulary,
} from '@grimrule/kernel';
import { isRef } from '@grimrule/kernel';
import type { Describing } from './describe.ts';
import { describe, describeQuery, isSet } from './describe.ts';
import type { Kept } from './lexicon.ts';
import type { Phrase } from './phrase.ts';
import { named } from './phrase.ts';

export interface Judging<W extends Vocabulary, N> extends Describing<W, N> {
  cards(cards: Cards<W>): Phrase;
  keptIn(slot: number): Kept<N> | null;
}

/** A condition as it follows `if`, or null if it goes without saying. */
export function conditionText<W extends Vocabulary, N>(
  to: Judging<W, N>,
  condition: Condition<W>,
  negated = false,
): string | null {
  const { grammar } = to;
  const known = condition as CommonCondition<W>;
  switch (known.fact) {
    case 'all':
    case 'any': {
      const parts = known.of.flatMap((part) => conditionText(to, part, negated) ?? []);
      if (parts.length === 0) return null;
      return (known.fact === 'all') !== negated ? grammar.both(parts) : grammar.anyOf(parts);
    }
    case 'not':
      return conditionText(to, known.of, !negated);
    case 'exists':
      return grammar.exists(describeQuery(to, known.of), to.value(known.least), negated);
    case 'card':
      return cardText(to, known.card, known.where, negated);
    case 'atLeast':
      if (known.least === 1 && isWhatWasDone(known.of)) return resultText(to, known.of, negated);
      return grammar.atLeast(to.value(known.of), to.value(known.least), negated);
    case 'mark': {
      const told = to.lexicon.marks?.[known.mark];
      if (!told) throw new Error(`no words for the mark '${known.mark}'`);
      return negated ? told.no : told.yes;
    }
    default: {
      known satisfies never;
      const own = condition as W['fact'];
      const words = to.lexicon.facts[own.fact as keyof typeof to.lexicon.facts];
      const told = words(own as never, to.say);
      return told && (negated ? told.no : told.yes);
    }
  }
}

interface Result {
  readonly amount: 'done' | 'slot';
  readonly slot: number;
}

function isWhatWasDone(amount: unknown): amount is Result {
  const known = amount as CommonAmount;
  return typeof known === 'object' && (known.amount === 'done' || known.amount === 'slot');
}

function resultText<W extends Vocabulary, N>(
  to: Judging<W, N>,
  { amount, slot }: Result,
  negated: boolean,
): string {
  const kept = to.keptIn(slot);
  const told = amount === 'slot' ? kept?.cards : kept?.amount;
  if (!told) return to.grammar.hadEffect(negated);
  return negated ? told.no : told.yes;
}

function cardText<W extends Vocabulary, N>(
  to: Judging<W, N>,
  cards: Cards<W>,
  where: Filter<W>,
  negated: boolean,
): string {
  // `The attached hero is a hero` says that there is one.
  if (!isRef(cards) && isOfItself(to, cards, where)) {
    return to.grammar.exists(describeQuery(to, cards), '1', negated);
  }
  const card = to.cards(cards);
  const same = where as CommonFilter<W>;
  if (same.is === 'same') {
    const state = isRef(same.as) ? '' : describeQuery(to, same.as).state;
    if (state !== '') return to.grammar.isCard(card, named(state), negated);
    if (!isSet(to, same.as)) return to.grammar.isCard(card, to.cards(same.as), negated);
  }
  const had = same.is === 'any' && !negated ? same.of.map((part) => describe(to, part)) : [];
  const has = had.flatMap((part) => part.has);
  if (has.length > 0 && has.length === had.length) {
    const [first] = had;
    if (first) return to.grammar.cardIs(card, { ...first, has: [to.grammar.anyAlike(has)] }, true);
  }
  const what = describe(to, negated ? { is: 'not', of: where } : where);
  return to.grammar.cardIs(card, what, what.noun === to.lexicon.card);
}

/** Whether cards are only asked to be what they are called anyway: `the attached hero`. */
function isOfItself<W extends Vocabulary, N>(
  to: Judging<W, N>,
  cards: Query<W>,
  where: Filter<W>,
): boolean {
  const { noun, adjectives, sorts, following, fixed, has, other, yours } = describe(to, where);
  const more = [...adjectives, ...sorts, ...following, ...has];
  if (more.length > 0 || fixed || other || yours || noun === to.lexicon.card) return false;
  return noun === describeQuery(to, cards).noun;
}

/** The parts of a condition that all have to hold. */
export function partsOf<W extends Vocabulary>(
  condition: Condition<W> | undefined,
): readonly Condition<W>[] {
  if (!condition) return [];
  const known = condition as CommonCondition<W>;
  return known.fact === 'all' ? known.of.flatMap((part) => partsOf<W>(part)) : [condition];
}

/** The conditions on an event for an ability to answer it. */
export interface Asked<W extends Vocabulary> {
  readonly subject: readonly Filter<W>[];
  readonly cause: readonly Filter<W>[];
  readonly marks: readonly string[];
  readonly yours: boolean;
  /** The conditions that are not told with the event. */
  readonly rest: readonly Condition<W>[];
}

export function askedOf<W extends Vocabulary>(
  condition: Condition<W> | undefined,
  yourEvent: string | null,
): Asked<W> {
  const subject: Filter<W>[] = [];
  const cause: Filter<W>[] = [];
  const marks: string[] = [];
  const rest: Condition<W>[] = [];
  let yours = false;
  for (const part of partsOf<W>(condition)) {
    const known = part as CommonCondition<W>;
    const about = known.fact === 'card' && isRef(known.card) ? known.card.ref : null;
    if (known.fact === 'card' && about === 'subject') subject.push(known.where);
    else if (known.fact === 'card' && about === 'cause') cause.push(known.where);
    else if (known.fact === 'mark') marks.push(known.mark);
    else if (part.fact === yourEvent) yours = true;
    else rest.push(part);
  }
  return { subject, cause, marks, yours, rest };
}
