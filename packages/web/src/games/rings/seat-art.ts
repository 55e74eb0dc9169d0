import type { Seat, View } from '@grimrule/kernel';
import type { Art } from '../page-game.ts';
import { faceOf } from './face/face.ts';
import { typeOf } from './view.ts';
import { zone } from './zones.ts';

/** The first of a player's heroes. */
export function seatArt(view: View, seat: Seat): Art | null {
  const hero = view.zones[zone('play area', seat)]?.find(
    (card) => typeof card === 'number' && typeOf(view, card) === 'Hero',
  );
  const design = typeof hero === 'number' ? view.cards[hero]?.design : undefined;
  return design === undefined ? null : faceOf(design, 'en').art;
}
