import type { ReadFault } from '../reading/result.ts';
import { de } from './de.ts';
import type { DeckWords } from './en.ts';
import { en } from './en.ts';

export const DECK_WORDS: Readonly<Record<'en' | 'de', DeckWords>> = { en, de };

/** The heading of a list over cards of this type: `Allies`. */
export const typeHeading = (type: string, language: 'en' | 'de'): string =>
  DECK_WORDS[language].types[type] ?? type;

/** Why something was not read, as a sentence. */
export function faultSentence(fault: ReadFault, language: 'en' | 'de'): string {
  const { faults } = DECK_WORDS[language];
  return (faults[fault.say] as (fault: ReadFault) => string)(fault);
}
