import { BOARD, duel, duelWords } from '@grimrule/duel';
import type { ZoneId } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { DUEL_PAGE } from './words.ts';
import { CIVILIANS, placeOf } from './zones.ts';

/** The name of a part of the table, with its owner. */
export function zoneName(zone: ZoneId, language: Language): string {
  const { name, seat } = duel.definition.zoneInfo(zone);
  const words = duelWords[language];
  const say = DUEL_PAGE[language];
  const titles: Readonly<Record<string, string>> = say.zones;
  const waitingAt = CIVILIANS.indexOf(zone);
  if (waitingAt !== NONE) return say.civiliansAt(words.place(waitingAt));
  const place =
    seat === NONE ? NONE : BOARD.sites.findIndex((_, index) => placeOf(seat, index) === zone);
  const title = place === NONE ? (titles[name] ?? name) : words.place(place);
  return seat === NONE ? title : say.ownedBy(title, words.seat(seat));
}
