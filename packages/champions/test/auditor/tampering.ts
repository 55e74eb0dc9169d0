import type { Entry } from '@grimrule/kernel';
import type { Occasion, Tampering } from '@grimrule/kernel/testing';
import { tamperFrom } from '@grimrule/kernel/testing';
import type { Print } from './prints.ts';
import { printOf, told } from './prints.ts';

/** The printed facts, at that time, of the card that a line is about. */
export function printIn(entry: Entry, card = told(entry).card): Print | undefined {
  const design = entry.designs[card];
  return design === undefined ? undefined : printOf(design);
}

/** Looks for an occasion in the villain phases and changes the log there. */
export const where = (occasion: Occasion, change: (log: Entry[], at: number) => void): Tampering =>
  tamperFrom('villainPhase', occasion, change);
