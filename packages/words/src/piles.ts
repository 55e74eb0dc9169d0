import type { Query, Vocabulary } from '@grimrule/kernel';
import type { Telling } from './lexicon.ts';
import type { Trait } from './phrase.ts';

/** The kind of card that one is the topmost of; the pile is told if it is another one. */
export function kindAmong<W extends Vocabulary, N>(
  among: Query<W>,
  say: Telling<W, N>,
  between: string,
): Trait<N> {
  const { noun, sorts, following } = say.kind(among);
  const elsewhere = say.areDescribed({ in: among.in }) ? [] : following;
  return {
    noun,
    ...(sorts.length > 0 ? { sort: sorts.join(between) } : {}),
    ...(elsewhere.length > 0 ? { following: elsewhere.join(' ') } : {}),
  };
}
