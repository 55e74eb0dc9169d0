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

/** The label for picking no card or passing, by the question. */
export function nothingFor(ask: string, language: Language): string | null {
  return NOTHING[language][ask] ?? null;
}
