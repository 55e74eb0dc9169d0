import type { Seat } from '@grimrule/kernel';
import type { Told } from '@grimrule/room';
import type { GameMoments, MomentKind } from './kinds.ts';

/** What a line is worth to those who play these seats: what they have just done is no news to them. */
export function weightIn(
  moments: GameMoments | undefined,
  told: Told | null,
  own: readonly Seat[],
): MomentKind {
  if (!told || !('entry' in told)) return 'none';
  const { say, seat, count } = told.entry.line;
  const kind = moments?.kinds[say] ?? 'quick';
  if (kind === 'play' && typeof seat === 'number' && own.includes(seat)) return 'none';
  // Nothing is to be seen of a threat of 0.
  return count === 0 && (kind === 'threat' || kind === 'relief') ? 'none' : kind;
}
