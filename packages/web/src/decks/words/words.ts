import type { Language } from '@grimrule/words';
import { useLanguage } from '../../words/language.ts';
import { de } from './de.ts';
import { type DeckTexts, en } from './en.ts';

const DECK_TEXTS: Readonly<Record<Language, DeckTexts>> = { en, de };

/** The texts of the pages about decks in the language of the reader. */
export function useDeckTexts(): { readonly language: Language; readonly say: DeckTexts } {
  const { language } = useLanguage();
  return { language, say: DECK_TEXTS[language] };
}
