import type { Word } from '@grimrule/rulebook';
import { loadDictionary } from '@grimrule/rulebook';
import type { Language } from '@grimrule/words';
import { useEffect, useState } from 'react';
import { useLanguage } from '../words/language.ts';
import { dictionaryDe } from './words-de.ts';
import type { DictionaryWords } from './words-en.ts';
import { dictionaryEn } from './words-en.ts';

const WORDS: Readonly<Record<Language, DictionaryWords>> = { en: dictionaryEn, de: dictionaryDe };

/** The words of all vocabularies; undefined while they are being loaded, null if they cannot be. */
export function useDictionary(): readonly Word[] | null | undefined {
  const [words, setWords] = useState<readonly Word[] | null>();
  useEffect(() => {
    let isHere = true;
    loadDictionary().then(
      (loaded) => isHere && setWords(loaded),
      () => isHere && setWords(null),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return words;
}

/** The texts of the dictionary in the language of the page. */
export function useDictionaryWords(): DictionaryWords {
  const { language } = useLanguage();
  return WORDS[language];
}
