import type { Faction } from '../cards/card.ts';

const NO_ASPECTS = ['hero', 'basic', 'encounter', 'campaign'] as const;

/** Every faction is an aspect, except an identity's own, basic, encounter and campaign. */
export type Aspect = Exclude<Faction, (typeof NO_ASPECTS)[number]>;

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
  return !NO_ASPECTS.some((other) => other === faction);
}
