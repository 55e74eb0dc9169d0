import type { Answer, Seat } from '@grimrule/kernel';

/**
 * Something that changes a game, as it is stored: one after the other, numbered from 1. The moves
 * of a game, its options and its seed are all there is to know about it.
 */
export type Move =
  | { readonly kind: 'answer'; readonly seat: Seat; readonly answer: Answer }
  /** Back to the position after so many decisions. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'redo'; readonly seat: Seat }
  /** Where others have to agree: what a seat would like to take back, and what becomes of it. */
  | { readonly kind: 'askUndo'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'allowUndo'; readonly seat: Seat }
  | { readonly kind: 'refuseUndo'; readonly seat: Seat };
