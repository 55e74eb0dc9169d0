import type { Answer, Seat } from '@grimrule/kernel';

/**
 * Something that changes a game, as it is stored: one after the other, numbered from 1. The moves
 * of a game, its options and its seed are all there is to know about it.
 */
export type Move =
  | {
      readonly kind: 'answer';
      readonly seat: Seat;
      readonly answer: Answer;
      /** The deciding seat; moves from before this was kept do not name it. */
      readonly by?: Maker;
    }
  /** An answer that waits until all seats have answered that may do so at the same time. */
  | {
      readonly kind: 'ahead';
      readonly seat: Seat;
      readonly answer: Answer;
      readonly by: Maker;
    }
  /** Back to the position after so many decisions. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'redo'; readonly seat: Seat }
  /** An undone branch is restored: see `Course`. */
  | { readonly kind: 'restore'; readonly seat: Seat; readonly branch: number }
  /** Where others have to agree: what a seat would like, whose consent it needs, and what becomes of it. */
  | {
      readonly kind: 'askUndo';
      readonly seat: Seat;
      readonly to: number;
      /** Moves from before this was kept do not say it: then any other seat may agree. */
      readonly needs?: readonly Seat[];
    }
  | { readonly kind: 'askRedo'; readonly seat: Seat; readonly needs: readonly Seat[] }
  | {
      readonly kind: 'askRestore';
      readonly seat: Seat;
      readonly branch: number;
      readonly needs: readonly Seat[];
    }
  /** `seats` are all for which the page agrees, if those are several. */
  | { readonly kind: 'allowUndo'; readonly seat: Seat; readonly seats?: readonly Seat[] }
  | { readonly kind: 'refuseUndo'; readonly seat: Seat };

export type Maker = 'person' | 'bot';
