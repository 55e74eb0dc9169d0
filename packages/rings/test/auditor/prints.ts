import type { Entry } from '@grimrule/kernel';
import type { Facts, Terms } from '../../src/cards/card.ts';
import { DESIGNS } from '../../src/cards/designs.ts';

/** The printed facts of a card without its abilities. The auditor reads nothing else of it. */
export type Print = Facts & Terms;

const PRINTS: readonly Print[] = DESIGNS;
/** Some designs are the same card without its text. */
const ONCE = new Map(PRINTS.map((print) => [print.id, print]));

export function printOf(design: number): Print {
  const print = PRINTS[design];
  if (!print) throw new Error(`no card has the design ${design}`);
  return print;
}

/** Of the burdens of a campaign, enemies and treacheries go into the encounter deck. */
export function isEncounterCard({ encounterSet, type, campaignClass }: Print): boolean {
  if (campaignClass === 'burden') return type === 'Enemy' || type === 'Treachery';
  return encounterSet !== undefined && type !== 'Quest' && type !== 'Campaign';
}

/** The first card with this code. */
export const printedUnder = (code: string): Print | undefined => ONCE.get(code);

/** How many cards of these sets are shuffled into the encounter deck. */
export function cardsInSets(sets: readonly string[], easy: boolean): number {
  return [...ONCE.values()]
    .filter((print) => isEncounterCard(print) && sets.includes(print.encounterSet ?? ''))
    .map(({ quantityRevised, quantityEasy = 0 }) => (easy ? quantityEasy : quantityRevised))
    .reduce((sum, each) => sum + each, 0);
}

/** A line of the log, with something in every field that it might have. */
export interface Told {
  readonly say: string;
  readonly card: number;
  readonly cards: readonly number[];
  readonly seat: number;
  readonly count: number;
  readonly counter: string;
  readonly phase: string;
  readonly result: string;
  /** The step of the rules in which it was said. */
  readonly step: string;
}

const EMPTY: Told = {
  say: '',
  card: -1,
  cards: [],
  seat: -1,
  count: 0,
  counter: '',
  phase: '',
  result: '',
  step: '',
};

export const told = ({ line, step }: Entry): Told => ({ ...EMPTY, ...line, step });
