import type { ChampionsCard } from '../cards/card.ts';
import { isIdentity, sidesOf } from './identity.ts';

/** By which names the world knows what a unique card stands for. */
export interface KnownAs {
  readonly title: string;
  /** Its subtitle, or the alter-ego names of an identity. */
  readonly others: readonly string[];
}

/** Whichever side of an identity is given, its title is that of the hero. */
export function knownAs(card: ChampionsCard, pool: readonly ChampionsCard[]): KnownAs {
  const sides = isIdentity(card) ? sidesOf(card, pool) : [card];
  const hero = sides.find(({ type }) => type === 'hero') ?? card;
  const others = sides.flatMap(({ type, name, subname }) => [
    ...(type === 'alter_ego' ? [name] : []),
    ...(subname === undefined ? [] : [subname]),
  ]);
  return { title: hero.name, others };
}

/**
 * RR: Unique. Whether two unique cards match. The appendix on deck building still compares titles
 * and then subtitles; the entry on the unique icon is newer and stricter, so it decides.
 */
export function match(one: KnownAs, other: KnownAs): boolean {
  if (one.others.length === 0 && other.others.length === 0) return one.title === other.title;
  return names(one, other) || names(other, one);
}

function names(one: KnownAs, other: KnownAs): boolean {
  return one.others.some((name) => name === other.title || other.others.includes(name));
}
