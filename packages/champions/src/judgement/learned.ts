import type { ChampionsState } from '../table.ts';
import { readPosition } from './readings.ts';
import WEIGHTS from './weights.json' with { type: 'json' };

/**
 * What was learned about positions: a weight for each reading, by name, for tables of as many players
 * as have played for it. Everywhere else today's value stands as it is.
 */
const { players, start, weights } = WEIGHTS as {
  readonly players: readonly number[];
  readonly start: number;
  readonly weights: Readonly<Record<string, number>>;
};
const LEARNED: ReadonlyMap<string, number> = new Map(Object.entries(weights));

/** The log-odds of a position, corrected by what was learned. */
export function corrected(state: ChampionsState, today: number): number {
  if (!players.includes(state.seats)) return today;
  let odds = start;
  readPosition(state, today, (name, value) => {
    odds += (LEARNED.get(name) ?? 0) * value;
  });
  return odds;
}
