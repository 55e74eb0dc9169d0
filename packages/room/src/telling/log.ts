import type { Entry, Seat } from '@grimrule/kernel';

/** Decisions that were taken back, as the log tells it. */
export interface TakenBackLine {
  readonly takenBack: {
    readonly seat: Seat;
    readonly decisions: number;
    readonly learned: boolean;
  };
}

/** The lines of a table's log, each with the number of decisions made before it. */
export type Told = { readonly at: number } & ({ readonly entry: Entry } | TakenBackLine);
