import type { Amount, Cards, CommonFilter, Filter, Query, Ref, Vocabulary } from '@grimrule/kernel';
import { isRef } from '@grimrule/kernel';
import type { Grammar } from './grammar.ts';
import type { Lexicon, Telling } from './lexicon.ts';
import type { Description, Phrase, Trait } from './phrase.ts';

/** The parts of the renderer that a description needs. */
export interface Describing<W extends Vocabulary, N> {
  readonly grammar: Grammar<N>;
  readonly lexicon: Lexicon<W, N>;
  readonly say: Telling<W, N>;
  describing: Query<W>['in'] | null;
  value(amount: Amount<W>): string;
  /** The set a chosen card comes from. */
  sourceOf(ref: Ref): W['source'] | Ref | null;
  /** Whether some cards of a set have been chosen or kept before. */
  hasChosenFrom(set: Query<W>['in'] | null): boolean;
  /** The noun for the cards that a reference stands for. */
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
  const outer = to.describing;
  to.describing = from;
  const description = describe(to, query.where ?? null, [source]);
  to.describing = outer;
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
  const described = together(to, [...first, ...tested]);
  const { fixed, name } = fixedOf(to, first, tested);
  return { ...described, fixed, name };
}

/** The words of several traits about a card, but for its name. */
function together<W extends Vocabulary, N>(
  to: Describing<W, N>,
  traits: readonly Trait<N>[],
): Description<N> {
  const noun = traits.reduce((found, trait) => trait.noun ?? found, to.lexicon.card);
  // A card of another kind cannot be one of these anyway: it has to be named.
  const others = traits.flatMap(({ otherThan }) => otherThan ?? []);
  const named = others.filter((other) => !other.isOne(noun));
  return {
    noun,
    adjectives: [...new Set(traits.flatMap(({ adjective }) => adjective ?? []))].toReversed(),
    sorts: [...new Set(traits.flatMap(({ sort }) => sort ?? []))],
    following: [
      ...traits.flatMap(({ following }) => following ?? []).toReversed(),
      ...named.map(({ called }) => to.grammar.otherThan(called())),
    ],
    yours: traits.some(({ yours }) => yours),
    those: traits.some(({ those }) => those),
    fixed: null,
    name: null,
    has: traits.flatMap(({ has }) => has ?? []),
    does: traits.reduce((does, trait) => trait.does ?? does, ''),
    other: traits.some(({ other }) => other) || others.length > named.length,
    unique: traits.some(({ unique }) => unique),
    superlative: traits.some(({ superlative }) => superlative),
    place: traits.reduce((place, trait) => trait.place ?? place, ''),
    state: traits.reduce((state, trait) => trait.state ?? state, ''),
    befell: traits.find(({ befell }) => befell)?.befell ?? null,
    elided: false,
  };
}

/** A kind of card is said rather than the name of the set it is in: `your hero`, not `you`. */
function fixedOf<W extends Vocabulary, N>(
  to: Describing<W, N>,
  set: readonly Trait<N>[],
  tested: readonly Trait<N>[],
): Pick<Description<N>, 'fixed' | 'name'> {
  const nameIn = (traits: readonly Trait<N>[]) =>
    traits.reduce<Phrase | null>((fixed, trait) => trait.fixed ?? fixed, null);
  const name = nameIn(tested);
  if (!name) {
    const only = tested.some(saysMore) ? null : nameIn(set);
    return { fixed: only, name: only };
  }
  const more = [...set, ...tested].filter(({ fixed }) => !fixed);
  const isMore = more.some(isToldOfNames);
  return { fixed: isMore ? to.grammar.titledIn(name, together(to, more)) : name, name };
}

/** The other conditions of a card with a name. That it is in play goes without saying. */
function isToldOfNames<N>({ adjective, sort, following, yours, otherThan }: Trait<N>): boolean {
  return Boolean(adjective ?? sort ?? following ?? yours ?? otherThan);
}

function saysMore<N>(trait: Trait<N>): boolean {
  return trait.noun !== undefined || isToldOfNames(trait);
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
        return allTraits(to, known.of, negated);
      }
      return [anyTrait(to, known.of, negated)];
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

/** A certain card that has to be something besides is called by that: `the attached hero`. */
function allTraits<W extends Vocabulary, N>(
  to: Describing<W, N>,
  filters: readonly Filter<W>[],
  negated: boolean,
): readonly Trait<N>[] {
  const traits = filters.map((part) => {
    const same = part as CommonFilter<W>;
    const isOnly = filters.length === 1 || negated || same.is !== 'same' || isRef(same.as);
    const source = isOnly ? undefined : onlyOf(to, same.as as Query<W>);
    return { source, traits: source ? [] : traitsOf(to, part, negated) };
  });
  return [
    ...traits.flatMap(({ source }) => source ?? []),
    ...traits.flatMap((part) => part.traits),
  ];
}

/** The words for the only card of a set, if it has no name. */
function onlyOf<W extends Vocabulary, N>(
  { lexicon }: Describing<W, N>,
  query: Query<W>,
): Trait<N> | undefined {
  if (typeof query.in !== 'string' || query.where) return undefined;
  const source: Trait<N> = lexicon.sources[query.in as W['source']];
  return source.unique && !source.fixed ? source : undefined;
}

/** One certain card is named; one of a set is what the cards of the set are. */
function sameTraits<W extends Vocabulary, N>(
  to: Describing<W, N>,
  as: Cards<W>,
  negated: boolean,
): readonly Trait<N>[] {
  if (negated) return [outsideOf(to, as) ?? otherThan(to, as)];
  if (isRef(as)) return [{ fixed: to.cards(as), noun: to.nounOf(as) }];
  if (!isSet(to, as)) return [{ fixed: to.cards(as), noun: describeQuery(to, as).noun }];
  // Other conditions stand beside the noun: `a hero committed to the quest`.
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

function otherThan<W extends Vocabulary, N>(to: Describing<W, N>, as: Cards<W>): Trait<N> {
  const set = to.describing;
  const noun = isRef(as) ? to.nounOf(as) : describeQuery(to, as).noun;
  const source = isRef(as) ? to.sourceOf(as) : as.in;
  const isChosen = source !== null && JSON.stringify(source) === JSON.stringify(set);
  const isOfThose = typeof set === 'object' && set !== null;
  // Where one of them has been chosen already, `another` would be another than that one.
  const itself = isRef(as) && as.ref === 'this' && !to.hasChosenFrom(set);
  const isOne = (described: N) => {
    if (isOfThose || isChosen) return isChosen;
    // The card itself is a card in any case; another one may be of any kind.
    const { card } = to.lexicon;
    return described === card || noun === card ? itself : described === noun;
  };
  return { otherThan: { noun, isOne, called: () => to.cards(as) } };
}

/** One of several tests has to be passed. */
function anyTrait<W extends Vocabulary, N>(
  to: Describing<W, N>,
  filters: readonly Filter<W>[],
  negated: boolean,
): Trait<N> {
  const traits = filters.map((part) => traitsOf(to, part, negated));
  const sorts = traits.flatMap(([only, ...more]) =>
    only?.sort !== undefined && more.length === 0 ? [only.sort] : [],
  );
  if (sorts.length === filters.length) return { sort: to.grammar.anySort(sorts) };
  const each = filters.map((part) => describe(to, negated ? { is: 'not', of: part } : part));
  return { following: to.grammar.oneOf(each) };
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
