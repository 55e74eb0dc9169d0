import type { Seat } from '@grimrule/kernel';

/** Decisions that were taken back. They can be restored. */
export interface Lost {
  /** By which it is restored; 0 for what was taken back just now, since which nobody has decided. */
  readonly branch: number;
  /** It goes on after so many decisions, and has so many. */
  readonly at: number;
  readonly decisions: number;
}

/** Somebody would like to take back, to do again or to restore, and others have to agree. */
export interface Wish {
  readonly what: 'undo' | 'redo' | 'restore';
  readonly seat: Seat;
  /** How many decisions led to the position that it leads to. */
  readonly to: number;
  /** Which branch shall be restored; 0 otherwise. */
  readonly branch: number;
  /** The seats that have yet to agree. */
  readonly needs: readonly Seat[];
}
