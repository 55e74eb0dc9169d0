import type { ReadFault } from '../reading/result.ts';
import { de } from './de.ts';
import type { DeckWords } from './en.ts';
import { en } from './en.ts';

export const DECK_WORDS: Readonly<Record<'en' | 'de', DeckWords>> = { en, de };

/** Why something was not read, as a sentence. */
export function faultSentence(fault: ReadFault, language: 'en' | 'de'): string {
  const { faults } = DECK_WORDS[language];
  return (faults[fault.say] as (fault: ReadFault) => string)(fault);
}
