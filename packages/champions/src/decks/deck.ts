import type { Faction } from '../cards/card.ts';

/** Every faction is an aspect, except an identity's own, basic and encounter. */
export type Aspect = Exclude<Faction, 'hero' | 'basic' | 'encounter'>;

export interface Deck {
  /** The code of the hero side. */
  readonly identity: string;
  /** Without it, the cards tell. */
  readonly aspect?: string;
  /** How many copies of each code: whole numbers from 1. */
  readonly cards: Readonly<Record<string, number>>;
}

/** The deck that comes with a hero. */
export interface StarterDeck extends Deck {
  readonly slug: string;
  readonly aspect?: Aspect;
}

export function isAspect(faction: Faction): faction is Aspect {
  return faction !== 'hero' && faction !== 'basic' && faction !== 'encounter';
}
