import type { Amount, Query, Ref, Vocabulary } from '../ability.ts';
import { tokenWords } from './describe.ts';
import type { Grammar } from './grammar.ts';
import type { Lexicon } from './lexicon.ts';
import type { Description, Measure, Phrase } from './phrase.ts';

/** What telling amounts needs from the rest of the renderer. */
export interface Measuring<W extends Vocabulary, N> {
  readonly grammar: Grammar<N>;
  readonly lexicon: Lexicon<W, N>;
  described(query: Query<W>): Description<N>;
  card(ref: Ref): Phrase;
}

/** The parts of an amount of something: `2`, `1 for each enemy card`. */
export function measures<W extends Vocabulary, N>(
  to: Measuring<W, N>,
  amount: Amount<W>,
): readonly Measure[] {
  if (typeof amount === 'number') return [{ count: amount, each: null, asEvent: false }];
  const { grammar, lexicon } = to;
  const each = (text: string): readonly Measure[] => [{ count: 1, each: text, asEvent: false }];
  switch (amount.amount) {
    case 'count':
      return each(grammar.perCard(to.described(amount.of)));
    case 'stat':
      return each(grammar.perPoint(statNoun(lexicon, amount.stat), to.card(amount.of)));
    case 'token':
      return each(grammar.perToken(tokenWords(lexicon, amount.token).unit, to.card(amount.of)));
    case 'event':
      return [{ count: 1, each: null, asEvent: true }];
    case 'slot':
      return each(grammar.perKept(lexicon.card));
    case 'times':
      return measures(to, amount.of).map((part) => ({ ...part, count: part.count * amount.by }));
    case 'sum':
      return amount.of.flatMap((part) => measures(to, part));
  }
}

/** An amount as something to compare with: `2`, `the number of enemy cards`. */
export function comparedAs<W extends Vocabulary, N>(
  to: Measuring<W, N>,
  amount: Amount<W>,
): string {
  if (typeof amount === 'number') return String(amount);
  const { grammar, lexicon } = to;
  switch (amount.amount) {
    case 'count':
      return grammar.numberOf(to.described(amount.of));
    case 'stat':
      return grammar.statOf(statNoun(lexicon, amount.stat), to.card(amount.of));
    case 'token':
      return grammar.tokensOn(tokenWords(lexicon, amount.token).unit, to.card(amount.of));
    case 'event':
      return grammar.eventAmount;
    case 'slot':
      return grammar.keptCount;
    case 'times':
      return grammar.product(comparedAs(to, amount.of), amount.by);
    case 'sum':
      return grammar.sum(amount.of.map((part) => comparedAs(to, part)));
  }
}

function statNoun<W extends Vocabulary, N>(lexicon: Lexicon<W, N>, stat: W['stat']): N {
  return lexicon.stats[stat].noun;
}
