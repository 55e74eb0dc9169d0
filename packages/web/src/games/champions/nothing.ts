import type { Language } from '@grimrule/words';

const NOTHING: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    mulligan: 'Keep this hand',
    discardAtEnd: 'Keep all cards',
    whoDefends: 'Do not defend',
  },
  de: {
    mulligan: 'Diese Hand behalten',
    discardAtEnd: 'Alle Karten behalten',
    whoDefends: 'Nicht verteidigen',
  },
};

/** What it means to pick no card or to pass, by what is asked. */
export function nothingFor(ask: string, language: Language): string | null {
  return NOTHING[language][ask] ?? null;
}
