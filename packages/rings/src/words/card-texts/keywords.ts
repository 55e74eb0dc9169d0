import type { Language } from '@grimrule/words';
import type { RingsCard } from '../../cards/card.ts';
import type { Keyword } from '../../vocabulary/stats.ts';
import { KEYWORDS } from '../../vocabulary/stats.ts';

export const KEYWORD_NAMES: Readonly<Record<Language, Readonly<Record<Keyword, string>>>> = {
  en: {
    doomed: 'Doomed',
    guarded: 'Guarded',
    permanent: 'Permanent',
    ranged: 'Ranged',
    restricted: 'Restricted',
    sentinel: 'Sentinel',
    surge: 'Surge',
    victory: 'Victory',
  },
  de: {
    doomed: 'Verflucht',
    guarded: 'Bewacht',
    permanent: 'Dauerhaft',
    ranged: 'Fernkampf',
    restricted: 'Eingeschränkt',
    sentinel: 'Schildwache',
    surge: 'Nachrüsten',
    victory: 'Sieg',
  },
};

/** Keywords that are followed by a number. */
export function isNumbered(keyword: Keyword): boolean {
  return keyword === 'doomed' || keyword === 'victory';
}

/** Each keyword of a card with what belongs to it: `Ranged`, `Doomed 1`, `Victory 5`. */
export function keywordNames(
  language: Language,
  { keywords = {}, victory }: Partial<Pick<RingsCard, 'keywords' | 'victory'>>,
): readonly string[] {
  const names = KEYWORD_NAMES[language];
  const printed = victory === undefined ? keywords : { ...keywords, victory };
  return KEYWORDS.flatMap((keyword) => {
    const number = Number(printed[keyword] ?? 0);
    if (number === 0) return [];
    return isNumbered(keyword) ? `${names[keyword]} ${number}` : names[keyword];
  });
}
