import type { Seat } from '@grimrule/kernel';
import type { TableInfo } from '@grimrule/room';
import type { Language } from '@grimrule/words';
import type { PageGame } from '../games/page-game.ts';

/** What a seat is called: by the name its player chose, or by what it plays. */
export function seatName(
  page: PageGame,
  info: TableInfo | null,
  seat: Seat,
  language: Language,
): string {
  const own = info?.seats[seat]?.name ?? '';
  if (own !== '') return own;
  return info ? page.seatName(info.options, seat, language) : page.words[language].seat(seat);
}
