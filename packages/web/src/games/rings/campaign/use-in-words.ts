import type { Line } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import { ringsWords } from '@grimrule/rings';
import { useLanguage } from '../../../words/language.ts';

/** A problem of a log, or of an entry in it, as a sentence. */
export function useInWords(players: readonly { readonly name: string }[]): (line: Line) => string {
  const { language } = useLanguage();
  const words = ringsWords[language];
  const seatName = (seat: number) => players[seat]?.name || words.seat(seat);
  const reader = { seat: NONE, seats: players.length, designOf: () => null, seatName };
  return (line) => words.line(line, reader);
}
