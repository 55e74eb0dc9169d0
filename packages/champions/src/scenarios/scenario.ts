import type { ChampionsCard } from '../cards/card.ts';

export interface Names {
  readonly en: string;
  readonly de: string;
}

export interface EncounterSet {
  readonly set: string;
  readonly names: Names;
}

/** One of several villains. */
interface Comrade {
  readonly set: string;
  readonly villain: readonly string[];
}

export interface Scenario {
  readonly slug: string;
  /** The villain's. */
  readonly names: Names;
  /** Its own encounter set. */
  readonly set: string;
  /** The codes of the villain's stages, I first. */
  readonly villain: readonly string[];
  /** The stages that each mode uses, counted from 1. */
  readonly stages: { readonly standard: readonly number[]; readonly expert: readonly number[] };
  /**
   * Villains that are there together from the beginning, the active one first. Each has its own set
   * as an encounter deck, and no other sets are used: neither standard nor expert, no modular ones,
   * and no obligations. `villain` are the stages of the first.
   */
  readonly crew?: readonly Comrade[];
  /** The codes of the sides A, in order. */
  readonly mainSchemes: readonly string[];
  /** Other encounter sets that it always uses. */
  readonly requiredSets?: readonly string[];
  readonly recommended: readonly string[];
  /** How many modular sets it needs. More may be added. */
  readonly modularSets: number;
}

/** The set that every scenario uses, and the one that expert mode adds. Neither is modular. */
export const STANDARD_SET = 'standard';
export const EXPERT_SET = 'expert';

export interface SetCard {
  readonly code: string;
  readonly count: number;
}

const OUTSIDE_THE_DECK = ['villain', 'main_scheme', 'obligation'];

/** The cards that a set adds to the encounter deck, before any is set aside or put into play. */
export function setCards(set: string, pool: readonly ChampionsCard[]): readonly SetCard[] {
  return pool
    .filter((card) => card.set === set && card.faction === 'encounter')
    .filter(({ type }) => !OUTSIDE_THE_DECK.includes(type))
    .filter(({ code, otherSide }) => otherSide === undefined || code < otherSide)
    .map(({ code, quantity }) => ({ code, count: quantity }));
}
