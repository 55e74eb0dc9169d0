import { duelWords, POOL, SIDES } from '@grimrule/duel';
import type { Json } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import type { Cast } from '../cast.ts';

/** The two sides; each is known by the first of its main characters. */
export function castOf(_options: Json, language: Language): Cast {
  const words = duelWords[language];
  const players = SIDES.map((side, seat) => {
    const design = POOL.findIndex((card) => card.kind === 'main' && card.side === side);
    const member = { id: side, name: words.seat(seat), design: design < 0 ? null : design };
    return { heroes: [member], deck: null };
  });
  return { players, against: null };
}
