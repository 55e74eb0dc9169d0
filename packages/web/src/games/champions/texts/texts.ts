import type { Language } from '@grimrule/words';
import { useLanguage } from '../../../words/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, de };

/** The page's texts about Champions in the language of the reader. */
export function useChampionsTexts(): typeof en {
  return TEXTS[useLanguage().language];
}
