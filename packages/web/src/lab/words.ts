import type { Language } from '@grimrule/words';
import { useLanguage } from '../words/language.ts';
import { labDe } from './words-de.ts';
import { type LabWords, labEn } from './words-en.ts';

const WORDS: Readonly<Record<Language, LabWords>> = { en: labEn, de: labDe };
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

/** How the laboratory speaks, and how it writes numbers. */
export function useLabWords() {
  const { language } = useLanguage();
  const locale = LOCALES[language];
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const signed = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'always' });
  return {
    language,
    say: WORDS[language],
    number: (value: number) => plain.format(value),
    percent: (value: number) => share.format(value),
    /** A chance so small that it would read as none is said to be below one in a hundred. */
    chance: (value: number) => (value < 0.01 ? `< ${share.format(0.01)}` : share.format(value)),
    /** A difference of shares in points: `+3.5`. */
    points: (value: number) => signed.format(100 * value),
  };
}
