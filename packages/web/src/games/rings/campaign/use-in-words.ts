import type { Line } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import { ringsWords } from '@grimrule/rings';
import { useLanguage } from '../../../words/language.ts';

/** What is wrong with a log, or with what somebody wants to write in it, as a sentence. */
export function useInWords(): (line: Line) => string {
  const { language } = useLanguage();
  return (line) => ringsWords[language].line(line, { seat: NONE, seats: 1, designOf: () => null });
}
