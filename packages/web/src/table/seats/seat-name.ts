import type { Seat } from '@grimrule/kernel';
import type { TableInfo } from '@grimrule/room';
import type { Language } from '@grimrule/words';
import type { PageGame } from '../../games/page-game.ts';

/** The name of a seat: the one its player chose, or its role. */
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
