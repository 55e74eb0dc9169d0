import type { Drawing } from '../../desk/desk.ts';

/** The chance that none of `good` cards is among `seen` of `all` cards. */
export function noneAmong(all: number, good: number, seen: number): number {
  if (good <= 0) return 1;
  if (seen > all - good) return 0;
  let none = 1;
  for (let at = 0; at < seen; at++) none *= (all - good - at) / (all - at);
  return none;
}

/** What is asked: how likely one has seen one of so many copies. */
export interface Asked {
  /** Cards in the deck, and how many of them are looked for. */
  readonly all: number;
  readonly good: number;
  /** Up to the end of which round; 0 is the first hand. */
  readonly round: number;
  /** Whether the first hand is exchanged where it lacks the card. */
  readonly mulligan: boolean;
}

/**
 * The chance to have seen one of the cards by a round. Where any number of cards may be put away, they
 * are not shuffled back before others are drawn; where the whole hand is, it is.
 */
export function chance({ all, good, round, mulligan }: Asked, drawing: Drawing): number {
  const hand = Math.min(drawing.hand, all);
  const drawn = Math.min(all, hand + round * drawing.perRound);
  if (!mulligan) return 1 - noneAmong(all, good, drawn);
  if (drawing.mulligan === 'some') return 1 - noneAmong(all, good, Math.min(all, drawn + hand));
  return 1 - noneAmong(all, good, hand) * noneAmong(all, good, drawn);
}
