import { championsWords } from '@grimrule/champions';
import type { Line } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import { useLanguage } from '../../../words/language.ts';

/** A problem of a log, or of an entry in it, as a sentence. */
export function useInWords(): (line: Line) => string {
  const words = championsWords[useLanguage().language];
  const reader = { seat: NONE, seats: 0, designOf: () => null };
  return (line) => words.line(line, reader);
}
