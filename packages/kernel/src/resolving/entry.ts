import type { Line } from '../line.ts';
import type { ByCard } from '../state/by-card.ts';

/** A line of the game's log, with the rule it follows and what each seat may know of it. */
export interface Entry {
  readonly line: Line;
  readonly rule: string;
  readonly step: string;
  /** For each card the line names, the seats that knew it at that moment, and what it was then. */
  readonly seen: ByCard;
  readonly designs: ByCard;
}
