import type {
  CommonCondition,
  CommonFilter,
  Condition,
  Filter,
  Ref,
  Vocabulary,
} from '../ability.ts';
import type { Describing } from './describe.ts';
import { describe, describeQuery } from './describe.ts';
import type { Phrase } from './phrase.ts';

export interface Judging<W extends Vocabulary, N> extends Describing<W, N> {
  card(ref: Ref): Phrase;
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
      return grammar.atLeast(to.value(known.of), to.value(known.least), negated);
    default: {
      known satisfies never;
      const own = condition as W['fact'];
      const words = to.lexicon.facts[own.fact as keyof typeof to.lexicon.facts];
      const told = words(own as never, to.say);
      return told && (negated ? told.no : told.yes);
    }
  }
}

function cardText<W extends Vocabulary, N>(
  to: Judging<W, N>,
  ref: Ref,
  where: Filter<W>,
  negated: boolean,
): string {
  const card = to.card(ref);
  const same = where as CommonFilter<W>;
  if (same.is === 'same') return to.grammar.isCard(card, to.card(same.as), negated);
  const what = describe(to, negated ? { is: 'not', of: where } : where);
  return to.grammar.cardIs(card, what, what.noun === to.lexicon.card);
}

/** The parts of a condition that all have to hold. */
export function partsOf<W extends Vocabulary>(
  condition: Condition<W> | undefined,
): readonly Condition<W>[] {
  if (!condition) return [];
  const known = condition as CommonCondition<W>;
  return known.fact === 'all' ? known.of.flatMap((part) => partsOf<W>(part)) : [condition];
}
