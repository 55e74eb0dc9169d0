import type { Amount, Cards, CommonAmount, Condition, Query, Vocabulary } from '@grimrule/kernel';
import { tokenWords } from './describe.ts';
import type { Grammar } from './grammar.ts';
import type { Counted, Kept, Lexicon, Telling } from './lexicon.ts';
import type { Description, Measure, Phrase } from './phrase.ts';

/** The parts of the renderer that telling amounts needs. */
export interface Measuring<W extends Vocabulary, N> {
  readonly grammar: Grammar<N>;
  readonly lexicon: Lexicon<W, N>;
  readonly say: Telling<W, N>;
  described(query: Query<W>): Description<N>;
  cards(cards: Cards<W>): Phrase;
  condition(condition: Condition<W>): string | null;
  keptIn(slot: number): Kept<N> | null;
}

/** The parts of an amount of something: `2`, `1 for each enemy card`. */
export function measures<W extends Vocabulary, N>(
  to: Measuring<W, N>,
  amount: Amount<W>,
): readonly Measure[] {
  if (typeof amount === 'number') return [{ count: amount, each: null, asEvent: false }];
  const { grammar, lexicon } = to;
  const known = amount as Exclude<CommonAmount<W>, number>;
  const each = (text: string): readonly Measure[] => [{ count: 1, each: text, asEvent: false }];
  switch (known.amount) {
    case 'count':
      return each(grammar.perCard(to.described(known.of)));
    case 'stat': {
      const stat = statNoun(lexicon, known.stat);
      const of = to.cards(known.of);
      const equal = grammar.asMuchAs(stat, of);
      return [{ count: 1, each: grammar.perPoint(stat, of), equal, asEvent: false }];
    }
    case 'token':
      return each(grammar.perToken(tokenWords(lexicon, known.token).unit, to.cards(known.of)));
    case 'event':
      return [{ count: 1, each: null, asEvent: true }];
    case 'slot':
      return each(grammar.perKept(lexicon.card));
    case 'done': {
      const done = to.keptIn(known.slot)?.each;
      return done ? each(done) : [{ count: 1, each: null, asEvent: false, asDone: true }];
    }
    case 'times':
      return timesMeasures(to, known.of, known.by);
    case 'sum':
      return merged(
        to,
        known.of.flatMap((part) => measures(to, part)),
      );
    case 'atMost':
      return withNote(measures(to, known.of), grammar.noteMost(comparedAs(to, known.most)));
    case 'if': {
      const usual = measures(to, known.no);
      const when = to.condition(known.when);
      if (when !== null && known.no === 0) {
        return measures(to, known.yes).map((part) => ({ ...part, only: when }));
      }
      return when === null
        ? measures(to, known.yes)
        : withNote(usual, grammar.noteIf(comparedAs(to, known.yes), when));
    }
    default: {
      known satisfies never;
      const { count = 1, each: every = null, named, per } = counted(to, amount as W['number']);
      const measure = { count, each: every, asEvent: false, ...(per ? { per } : {}) };
      return [named === undefined ? measure : { ...measure, named }];
    }
  }
}

/** Summands that are counted alike are told in one: `1 for each energy or mental resource`. */
function merged<W extends Vocabulary, N>(
  { grammar }: Measuring<W, N>,
  parts: readonly Measure[],
): readonly Measure[] {
  const [first, ...rest] = parts;
  const isAlike = ({ each, count, notes, only }: Measure) =>
    each !== null && count === first?.count && !notes && only === undefined;
  if (!first || rest.length === 0 || !parts.every(isAlike)) return parts;
  return [{ ...first, each: grammar.anyAlike(parts.flatMap(({ each }) => each ?? [])) }];
}

/** A choice between two amounts is multiplied on both sides. */
function timesMeasures<W extends Vocabulary, N>(
  to: Measuring<W, N>,
  of: Amount<W>,
  by: number,
): readonly Measure[] {
  const inner = of as CommonAmount<W>;
  if (typeof inner === 'object' && inner.amount === 'if') {
    const scaled = (part: Amount<W>): Amount<W> =>
      typeof part === 'number' ? part * by : { amount: 'times', of: part, by };
    return measures(to, { ...inner, yes: scaled(inner.yes), no: scaled(inner.no) });
  }
  return measures(to, of).map((part) => ({ ...part, count: part.count * by }));
}

function withNote(parts: readonly Measure[], note: string): readonly Measure[] {
  return parts.map((part, at) =>
    at < parts.length - 1 ? part : { ...part, notes: [...(part.notes ?? []), note] },
  );
}

/** An amount as something to compare with: `2`, `the number of enemy cards`. */
export function comparedAs<W extends Vocabulary, N>(
  to: Measuring<W, N>,
  amount: Amount<W>,
): string {
  if (typeof amount === 'number') return String(amount);
  const { grammar, lexicon } = to;
  const known = amount as Exclude<CommonAmount<W>, number>;
  switch (known.amount) {
    case 'count':
      return grammar.numberOf(to.described(known.of));
    case 'stat':
      return grammar.statOf(statNoun(lexicon, known.stat), to.cards(known.of));
    case 'token':
      return grammar.tokensOn(tokenWords(lexicon, known.token).unit, to.cards(known.of));
    case 'event':
      return grammar.eventAmount;
    case 'slot':
      return grammar.keptCount;
    case 'done':
      return to.keptIn(known.slot)?.measured ?? grammar.doneAmount;
    case 'times':
      return grammar.product(comparedAs(to, known.of), known.by);
    case 'sum':
      return grammar.sum(known.of.map((part) => comparedAs(to, part)));
    case 'atMost':
      return grammar.atMost(comparedAs(to, known.of), comparedAs(to, known.most));
    case 'if': {
      const when = to.condition(known.when);
      if (when === null) return comparedAs(to, known.yes);
      return `${comparedAs(to, known.no)} (${grammar.noteIf(comparedAs(to, known.yes), when)})`;
    }
    default:
      known satisfies never;
      return counted(to, amount as W['number']).value;
  }
}

function counted<W extends Vocabulary, N>(to: Measuring<W, N>, own: W['number']): Counted {
  const words = to.lexicon.numbers[own.amount as keyof typeof to.lexicon.numbers];
  return (words as (node: W['number'], say: Telling<W, N>) => Counted)(own, to.say);
}

function statNoun<W extends Vocabulary, N>(lexicon: Lexicon<W, N>, stat: W['stat']): N {
  return lexicon.stats[stat].noun;
}
