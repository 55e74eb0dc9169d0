import type { Amount, Cards, CommonFilter, Filter, Query, Ref, Vocabulary } from '@grimrule/kernel';
import { isRef } from '@grimrule/kernel';
import type { Grammar } from './grammar.ts';
import type { Lexicon, Telling } from './lexicon.ts';
import type { Description, Phrase, Trait } from './phrase.ts';

/** What describing needs from the rest of the renderer. */
export interface Describing<W extends Vocabulary, N> {
  readonly grammar: Grammar<N>;
  readonly lexicon: Lexicon<W, N>;
  readonly say: Telling<W, N>;
  value(amount: Amount<W>): string;
  /** The set a chosen card comes from. */
  sourceOf(ref: Ref): W['source'] | Ref | null;
  /** What the cards are called that a reference stands for. */
  nounOf(ref: Ref): N;
  cards(cards: Cards<W>): Phrase;
}

export function describeQuery<W extends Vocabulary, N>(
  to: Describing<W, N>,
  query: Query<W>,
): Description<N> {
  const from = query.in;
  const source: Trait<N> =
    typeof from === 'string'
      ? to.lexicon.sources[from as W['source']]
      : { noun: to.nounOf(from as Ref), those: true };
  const description = describe(to, query.where ?? null, [source]);
  const elided = description.other && speaksOfSameSet(to, query);
  return { ...description, elided };
}

/** `another` is enough where the card it is not has just been chosen from the same set. */
function speaksOfSameSet<W extends Vocabulary, N>(to: Describing<W, N>, query: Query<W>): boolean {
  const where = query.where as CommonFilter<W> | undefined;
  if (where?.is !== 'not') return false;
  const inner = where.of as CommonFilter<W>;
  return inner.is === 'same' && isRef(inner.as) && to.sourceOf(inner.as) === query.in;
}

export function describe<W extends Vocabulary, N>(
  to: Describing<W, N>,
  filter: Filter<W> | null,
  first: readonly Trait<N>[] = [],
): Description<N> {
  const tested = filter ? traitsOf(to, filter, false) : [];
  const traits = [...first, ...tested];
  return {
    noun: traits.reduce((noun, trait) => trait.noun ?? noun, to.lexicon.card),
    adjectives: [...new Set(traits.flatMap(({ adjective }) => adjective ?? []))].toReversed(),
    sorts: [...new Set(traits.flatMap(({ sort }) => sort ?? []))],
    following: traits.flatMap(({ following }) => following ?? []).toReversed(),
    yours: traits.some(({ yours }) => yours),
    those: traits.some(({ those }) => those),
    fixed: fixedOf(first, tested),
    has: traits.flatMap(({ has }) => has ?? []),
    does: traits.reduce((does, trait) => trait.does ?? does, ''),
    other: traits.some(({ other }) => other),
    unique: traits.some(({ unique }) => unique),
    place: traits.reduce((place, trait) => trait.place ?? place, ''),
    state: traits.reduce((state, trait) => trait.state ?? state, ''),
    befell: traits.find(({ befell }) => befell)?.befell ?? null,
    elided: false,
  };
}

/** A kind of card is said rather than the name of the set it is in: `your hero`, not `you`. */
function fixedOf<N>(set: readonly Trait<N>[], tested: readonly Trait<N>[]): Phrase | null {
  const nameIn = (traits: readonly Trait<N>[]) =>
    traits.reduce<Phrase | null>((fixed, trait) => trait.fixed ?? fixed, null);
  return nameIn(tested) ?? (tested.some(({ noun }) => noun) ? null : nameIn(set));
}

function traitsOf<W extends Vocabulary, N>(
  to: Describing<W, N>,
  filter: Filter<W>,
  negated: boolean,
): readonly Trait<N>[] {
  const known = filter as CommonFilter<W>;
  switch (known.is) {
    case 'all':
    case 'any':
      if ((known.is === 'all') !== negated) {
        return known.of.flatMap((part) => traitsOf(to, part, negated));
      }
      return [{ following: oneOf(to, known.of, negated) }];
    case 'not':
      return traitsOf(to, known.of, !negated);
    case 'same':
      return sameTraits(to, known.as, negated);
    case 'stat':
      return statTraits(to, known, negated);
    case 'token':
      return [tokenTrait(to, known, negated)];
    default: {
      known satisfies never;
      const own = filter as W['filter'];
      const words = to.lexicon.filters[own.is as keyof typeof to.lexicon.filters];
      const told = words(own as never, to.say);
      return [negated ? told.no : told.yes];
    }
  }
}

/** One certain card is named; one of a set is what the cards of the set are. */
function sameTraits<W extends Vocabulary, N>(
  to: Describing<W, N>,
  as: Cards<W>,
  negated: boolean,
): readonly Trait<N>[] {
  if (negated) return [outsideOf(to, as) ?? { other: true }];
  if (isRef(as)) return [{ fixed: to.cards(as), noun: to.nounOf(as) }];
  if (!isSet(to, as)) return [{ fixed: to.cards(as), noun: describeQuery(to, as).noun }];
  // What it is besides is said where it is asked: `a hero committed to the quest`.
  const { noun: _noun, place: _place, ...source }: Trait<N> = to.lexicon.sources[as.in];
  return [source, ...(as.where ? traitsOf(to, as.where, false) : [])];
}

function outsideOf<W extends Vocabulary, N>({ lexicon }: Describing<W, N>, as: Cards<W>) {
  if (isRef(as) || as.where || typeof as.in !== 'string') return undefined;
  return lexicon.outside?.[as.in as W['source']];
}

/** Whether there may be several such cards, so that one of them cannot be called by a name. */
export function isSet<W extends Vocabulary, N>(
  to: Describing<W, N>,
  cards: Cards<W>,
): cards is Query<W> & { readonly in: W['source'] } {
  if (isRef(cards) || typeof cards.in !== 'string') return false;
  const { unique, fixed } = describeQuery(to, cards);
  return !unique && !fixed;
}

function oneOf<W extends Vocabulary, N>(
  to: Describing<W, N>,
  filters: readonly Filter<W>[],
  negated: boolean,
): string {
  const each = filters.map((part) => describe(to, negated ? { is: 'not', of: part } : part));
  return to.grammar.oneOf(each);
}

function statTraits<W extends Vocabulary, N>(
  to: Describing<W, N>,
  filter: Extract<CommonFilter<W>, { readonly is: 'stat' }>,
  negated: boolean,
): readonly Trait<N>[] {
  const { noun, some } = to.lexicon.stats[filter.stat as W['stat']];
  const { least, most } = filter;
  if (some && least === 1 && most === undefined) return [negated ? some.no : some.yes];
  const traits: Trait<N>[] = [];
  if (most !== undefined) {
    const test = negated ? 'over' : 'most';
    traits.push({ following: to.grammar.withStat(noun, test, to.value(most)) });
  }
  if (least !== undefined) {
    const test = negated ? 'under' : 'least';
    traits.push({ following: to.grammar.withStat(noun, test, to.value(least)) });
  }
  return traits;
}

function tokenTrait<W extends Vocabulary, N>(
  to: Describing<W, N>,
  { token, least }: Extract<CommonFilter<W>, { readonly is: 'token' }>,
  negated: boolean,
): Trait<N> {
  const words = tokenWords(to.lexicon, token);
  if (least === 1) return negated ? words.none : words.some;
  const test = negated ? 'under' : 'least';
  const value = to.value(least);
  return {
    following: words.level?.(test, value) ?? to.grammar.withTokens(words.unit, test, value),
  };
}

export function tokenWords<W extends Vocabulary, N>(lexicon: Lexicon<W, N>, token: string) {
  const words = lexicon.tokens[token];
  if (!words) throw new Error(`no words for the token '${token}'`);
  return words;
}
