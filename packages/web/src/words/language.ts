import type { Language } from '@grimrule/words';
import { LANGUAGES } from '@grimrule/words';
import type { TFunction } from 'i18next';
import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { de } from './de.ts';
import { en } from './en.ts';

const KEPT = 'grimrule.language';

/** Each language calls itself by its own name. */
export const OWN_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** The language the reader chose, or that of the browser, or English. */
function firstLanguage(): Language {
  const wanted = [localStorage.getItem(KEPT) ?? '', ...navigator.languages];
  const known = wanted.map((each) => each.slice(0, 2)).find((each) => isLanguage(each));
  return (known as Language | undefined) ?? 'en';
}

function isLanguage(name: string): name is Language {
  return (LANGUAGES as readonly string[]).includes(name);
}

export async function initWords(): Promise<void> {
  await i18next.init({
    lng: firstLanguage(),
    fallbackLng: false,
    resources: { en: { translation: en }, de: { translation: de } },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  document.documentElement.lang = i18next.language;
}

/** How the page speaks each language; the same function for as long as it is spoken. */
const SPEAKS: Readonly<Record<Language, TFunction>> = {
  en: speaks('en', en),
  de: speaks('de', de),
};

/** A table says hundreds of things at once, most of them without gaps: those need no library. */
function speaks(language: Language, words: object): TFunction {
  const filled = i18next.getFixedT(language);
  const speak = (key: string, gaps?: Readonly<Record<string, unknown>>) =>
    (gaps ? null : saidIn(words, key)) ?? filled(key as never, gaps as never);
  return speak as TFunction;
}

function saidIn(words: object, key: string): string | null {
  let found: unknown = words;
  for (const name of key.split('.')) found = (found as Readonly<Record<string, unknown>>)?.[name];
  return typeof found === 'string' ? found : null;
}

function onChange(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
}

const spoken = (): Language => (isLanguage(i18next.language) ? i18next.language : 'en');

async function setLanguage(next: Language): Promise<void> {
  localStorage.setItem(KEPT, next);
  document.documentElement.lang = next;
  await i18next.changeLanguage(next);
}

export function useLanguage() {
  const language = useSyncExternalStore(onChange, spoken, spoken);
  return { language, setLanguage, t: SPEAKS[language] };
}
