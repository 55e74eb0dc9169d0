import type { Language } from '@grimrule/words';
import { useLanguage } from '../../words/language.ts';
import { aboutDe } from './words-de.ts';
import { type AboutWords, aboutEn } from './words-en.ts';

const WORDS: Readonly<Record<Language, AboutWords>> = { en: aboutEn, de: aboutDe };

export function useAboutWords(): { readonly language: Language; readonly say: AboutWords } {
  const { language } = useLanguage();
  return { language, say: WORDS[language] };
}
