import type { CardId } from '../state/ids.ts';

/** One thing that can be picked. The verb decides the meaning of the other fields. */
export interface Option {
  readonly verb: string;
  readonly card?: CardId;
  /** Index of an ability of the card. */
  readonly ability?: number;
  /** A place, an amount, the number of an alternative. */
  readonly value?: number;
  /** The event of the window that an ability answers. */
  readonly event?: number;
}

export const PASS: Option = Object.freeze({ verb: 'pass' });
/** Enough has been chosen. */
export const DONE: Option = Object.freeze({ verb: 'done' });

export function sameOption(one: Option, other: Option): boolean {
  return (
    one === other ||
    (one.verb === other.verb &&
      one.card === other.card &&
      one.ability === other.ability &&
      one.value === other.value &&
      one.event === other.event)
  );
}
