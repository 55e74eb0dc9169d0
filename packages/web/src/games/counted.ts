import type { Language } from '@grimrule/words';

type Noun = readonly [one: string, many: string];

/** Says how many of what a token counts, by the kind of token; null for tokens that count nothing on a card. */
export function countedIn(nouns: Readonly<Record<Language, Readonly<Record<string, Noun>>>>) {
  return (token: string, count: number, language: Language): string | null => {
    const noun = nouns[language][token];
    return noun ? `${count} ${noun[count === 1 ? 0 : 1]}` : null;
  };
}
