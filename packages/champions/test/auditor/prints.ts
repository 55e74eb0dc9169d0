import type { Entry } from '@grimrule/kernel';
import type { Facts, Terms } from '../../src/cards/card.ts';
import { cardsIn, DESIGNS } from '../../src/cards/designs.ts';

/** The printed facts of a card without its abilities. The auditor reads nothing else of it. */
export type Print = Facts & Terms;

const PRINTS: readonly (Print | undefined)[] = DESIGNS;

/** What is printed on cards, each side once. */
const SIDES: readonly Print[] = cardsIn();

/** A minion that is really a player's card, face down. */
export const FACEDOWN = 'facedown';

export function printOf(design: number): Print {
  const print = PRINTS[design];
  if (!print) throw new Error(`no card has the design ${design}`);
  return print;
}

/** How many cards of these sets are shuffled into the encounter deck. */
export function cardsInSets(sets: readonly string[]): number {
  return SIDES.filter(({ set, faction }) => faction === 'encounter' && sets.includes(set ?? ''))
    .filter(({ type }) => !['villain', 'main_scheme', 'obligation'].includes(type))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

export function obligationsOf(hero: string): number {
  return SIDES.filter(({ type, set }) => type === 'obligation' && set === hero).length;
}

/** A line of the log, with something in every field that it might have. */
export interface Told {
  readonly say: string;
  readonly card: number;
  readonly cards: readonly number[];
  readonly seat: number;
  readonly count: number;
  readonly status: string;
  readonly ending: string;
}

const EMPTY: Told = { say: '', card: -1, cards: [], seat: -1, count: 0, status: '', ending: '' };

export const told = ({ line }: Entry): Told => ({ ...EMPTY, ...line });
