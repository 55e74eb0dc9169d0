import type { Language } from '@grimrule/kernel';
import { LANGUAGES } from '@grimrule/kernel';
import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
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
  await i18next.use(initReactI18next).init({
    lng: firstLanguage(),
    fallbackLng: false,
    resources: { en: { translation: en }, de: { translation: de } },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  document.documentElement.lang = i18next.language;
}

export function useLanguage() {
  const { i18n, t } = useTranslation();
  const language: Language = isLanguage(i18n.language) ? i18n.language : 'en';
  const setLanguage = async (next: Language) => {
    localStorage.setItem(KEPT, next);
    document.documentElement.lang = next;
    await i18n.changeLanguage(next);
  };
  return { language, setLanguage, t };
}
