import type { Seat } from '@grimrule/kernel';
import type { RingsTable } from '../table.ts';
import { inPlayerOrder } from '../table.ts';

/** How a game can end. */
export const ENDINGS = ['questCompleted', 'cardSaysWin', 'allEliminated', 'cardSaysLoss'] as const;
export type Ending = (typeof ENDINGS)[number];

/** RR: Winning the Game. Whoever is still there wins for all. */
export function winGame(table: RingsTable, ending: Ending): void {
  if (inPlayerOrder(table.state).length === 0) return;
  const winners: Seat[] = Array.from({ length: table.state.seats }, (_, seat) => seat);
  table.end({ result: 'players', ending, winners, line: { say: 'playersWin', ending } });
}

export function loseGame(table: RingsTable, ending: Ending): void {
  table.end({ result: 'encounter', ending, winners: [], line: { say: 'playersLose', ending } });
}
