/** The cards of a seat in a game, by their codes, each once. */
export interface SeatCards {
  /** Whether the seat has won: where all play together, whether they have. */
  readonly won: boolean;
  /** In the hand with which the first round began, after the mulligan. */
  readonly kept: readonly string[];
  /** In the hand at some question. */
  readonly drawn: readonly string[];
  readonly played: readonly string[];
}

/** A game that was played to its end. */
export interface PlayedRow {
  readonly setting: number;
  readonly number: number;
  /** Whether the players have won; where they play against each other, whether the first seat has. */
  readonly won: boolean;
  /** Words of the game. */
  readonly result: string;
  readonly ending: string;
  readonly winners: readonly number[];
  readonly rounds: number;
  readonly decisions: number;
  /** The game's gauges at the beginnings of rounds and at the end, by name. */
  readonly gauges: Readonly<Record<string, readonly number[]>>;
  /** By seat. */
  readonly cards: readonly SeatCards[];
}

/** A game that did not come to an end, which is a mistake in the rules. */
export interface FailedRow {
  readonly setting: number;
  readonly number: number;
  readonly failure: 'endless' | 'crash';
  readonly message: string;
}

/** The result of a job: the same for the same plan, wherever and whenever it was played. */
export type Row = PlayedRow | FailedRow;

export const isPlayed = (row: Row): row is PlayedRow => !('failure' in row);

/** The rows in the order of the jobs, each job once. */
export function inOrder<R extends Row>(rows: readonly R[]): readonly R[] {
  const sorted = [...rows].sort(
    (one, other) => one.number - other.number || one.setting - other.setting,
  );
  return sorted.filter((row, at) => {
    const before = sorted[at - 1];
    return before?.number !== row.number || before.setting !== row.setting;
  });
}
