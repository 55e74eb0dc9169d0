import type { Cause, Seat } from '@grimrule/kernel';
import type { Told } from './log.ts';

/** A reason for a line of the log, with the lines that were told on the way from it. */
export interface Reason extends Cause {
  /** Their places in the log, the latest last. */
  readonly lines: readonly number[];
}

/** The question why a line of the log was told. */
export interface Asking {
  readonly line: number;
  readonly seat: Seat;
  readonly open: boolean;
}

interface Kept {
  /** The line that was asked about: after an undo another one may have its number. */
  readonly told: Told;
  readonly reasons: readonly Reason[];
}

/** How many answers a table keeps, and about how much memory each takes. */
export const MOST_KEPT = 256;
const BYTES_EACH = 1_000;

/** The reasons for lines, for all who ask the same. The past does not change. */
export class KeptReasons {
  /** The least recently used first. */
  private readonly kept = new Map<string, Kept>();

  get bytes(): number {
    return this.kept.size * BYTES_EACH;
  }

  of(told: Told, asking: Asking, find: () => readonly Reason[]): readonly Reason[] {
    const key = `${asking.line} ${asking.seat} ${asking.open}`;
    const known = this.kept.get(key);
    const reasons = known?.told === told ? known.reasons : find();
    this.kept.delete(key);
    this.kept.set(key, { told, reasons });
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= MOST_KEPT) break;
      this.kept.delete(oldest);
    }
    return reasons;
  }
}
