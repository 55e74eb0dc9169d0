import type { Seat } from '@grimrule/kernel';
import type { ChampionsTable } from '../../table.ts';

/** How a game can end. */
export const ENDINGS = [
  'villainDefeated',
  'schemeCompleted',
  'allEliminated',
  'encounterDeck',
  'endlessLoop',
  'cardSaysWin',
  'cardSaysLoss',
] as const;
export type Ending = (typeof ENDINGS)[number];

/** Win or lose, it is always all of them together. RR: Winning the Game. */
export function winGame(table: ChampionsTable, ending: Ending): void {
  const winners: Seat[] = Array.from({ length: table.state.seats }, (_, seat) => seat);
  table.end({ result: 'heroes', ending, winners, line: { say: 'playersWin', ending } });
}

export function loseGame(table: ChampionsTable, ending: Ending): void {
  table.end({ result: 'villain', ending, winners: [], line: { say: 'playersLose', ending } });
}
