import type { Seat, View } from '@grimrule/kernel';
import type { Art } from '../page-game.ts';
import { faceOf } from './face/face.ts';
import type { ChampionsView } from './view.ts';
import { identityOf } from './view.ts';

/** The identity of a player, on the side that lies up. */
export function seatArt(view: View, seat: Seat): Art | null {
  const design = view.cards[identityOf(view as ChampionsView, seat)]?.design;
  return design === undefined ? null : faceOf(design, 'en').art;
}
