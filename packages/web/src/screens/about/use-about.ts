import type { About } from '@grimrule/room';
import type { Language } from '@grimrule/words';
import { useEffect, useState } from 'react';
import { ask, isRefused } from '../../link/server/ask.ts';

/** The server's facts about itself; `undefined` until it answers, null if it does not. */
export function useAbout(): About | null | undefined {
  const [about, setAbout] = useState<About | null>();
  useEffect(() => {
    let isHere = true;
    void ask<About>('about').then((answer) => {
      if (isHere) setAbout(isRefused(answer) ? null : answer);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return about;
}

/** A text in the reader's language, or in the one it was written in. */
export function textFor(
  texts: Partial<Record<Language, string>>,
  language: Language,
): { readonly text: string; readonly lang: Language } | null {
  const other: Language = language === 'en' ? 'de' : 'en';
  for (const lang of [language, other]) {
    const text = texts[lang];
    if (text) return { text, lang };
  }
  return null;
}
