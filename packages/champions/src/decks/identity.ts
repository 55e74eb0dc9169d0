import type { ChampionsCard } from '../cards/card.ts';
import type { Hero } from '../shelf/pack.ts';

export const slugOf = (set: string): string => set.replaceAll('_', '-');

export function isIdentity({ type }: ChampionsCard): boolean {
  return type === 'hero' || type === 'alter_ego';
}

/** The hero side with this code, or of the hero with this slug: heroes of packs have one of their own. */
export function heroSide(
  name: string,
  pool: readonly ChampionsCard[],
  heroes: readonly Hero[] = [],
): ChampionsCard | undefined {
  const named = heroes.find(({ slug }) => slug === name)?.identity ?? name;
  return pool.find(
    ({ type, code, set = '' }) => type === 'hero' && (code === named || slugOf(set) === named),
  );
}

/** The card itself and every other side of it. */
export function sidesOf(
  card: ChampionsCard,
  pool: readonly ChampionsCard[],
): readonly ChampionsCard[] {
  const sides = [card];
  let side: ChampionsCard | undefined = card;
  while (side) {
    const next: string | undefined = side.otherSide;
    side = pool.find(({ code }) => code === next);
    if (side && sides.includes(side)) break;
    if (side) sides.push(side);
  }
  return sides;
}

/** One code per copy. */
export function obligationsOf(
  identity: ChampionsCard,
  pool: readonly ChampionsCard[],
): readonly string[] {
  return pool
    .filter(({ type, set }) => type === 'obligation' && set === identity.set)
    .flatMap(({ code, quantity }) => Array<string>(quantity).fill(code));
}

export const nemesisSetOf = ({ set = '' }: ChampionsCard): string => `${set}_nemesis`;
