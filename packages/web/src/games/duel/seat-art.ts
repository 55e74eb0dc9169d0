import { POOL, SIDES } from '@grimrule/duel';
import type { Seat } from '@grimrule/kernel';
import type { Art } from '../page-game.ts';
import { faceOf } from './face/face.ts';

/** A side is a crowd: its first main character stands for it. */
export function seatArt(seat: Seat): Art | null {
  const design = POOL.findIndex(({ kind, side }) => kind === 'main' && side === SIDES[seat]);
  return design < 0 ? null : faceOf(design, 'en').art;
}
