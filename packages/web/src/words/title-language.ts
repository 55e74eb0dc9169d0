import type { Language, Words } from '@grimrule/words';

/**
 * English, where a page in another language shows a title as it is in English: so it is read aloud
 * and hyphenated as English. Names that are the same everywhere are among them.
 */
export function titleLanguage(
  words: Readonly<Record<Language, Pick<Words, 'name'>>>,
  design: number,
  language: Language,
): 'en' | undefined {
  if (language === 'en') return undefined;
  return words[language].name(design) === words.en.name(design) ? 'en' : undefined;
}
