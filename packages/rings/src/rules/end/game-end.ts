import type { Seat } from '@grimrule/kernel';
import { running, zoneOf } from '@grimrule/kernel';
import { CAMPAIGN } from '../../board.ts';
import type { RingsTable } from '../../table.ts';
import { inPlayerOrder, ringsProcedure } from '../../table.ts';
import { resolveCampaign } from '../campaign.ts';

/** How a game can end. */
export const ENDINGS = [
  'questCompleted',
  'cardSaysWin',
  'allEliminated',
  'cardSaysLoss',
  /** A hero who has to be rescued never can be. */
  'prisonerLost',
  /** Cards that surge come up again and again. */
  'endlessSurge',
] as const;
export type Ending = (typeof ENDINGS)[number];

/** RR: Winning the Game. The remaining players win for all. */
export function winGame(table: RingsTable, ending: Ending): void {
  const { state } = table;
  if (inPlayerOrder(state).length === 0) return;
  if (running(table, WINNING)) return;
  if (zoneOf(state, CAMPAIGN).length > 0) table.start(winning, { ending });
  else endWon(table, ending);
}

function endWon(table: RingsTable, ending: Ending): void {
  const winners: Seat[] = Array.from({ length: table.state.seats }, (_, seat) => seat);
  table.end({ result: 'players', ending, winners, line: { say: 'playersWin', ending } });
}

const WINNING = 'winning';

/** RR: Campaign Cards. In a campaign the other side of the campaign card is followed at the end. */
export const winning = ringsProcedure<{ readonly ending: Ending }>(WINNING, 'campaign cards', [
  { name: 'resolution', run: (table) => resolveCampaign(table) },
  { name: 'the game is won', run: (table, { ending }) => endWon(table, ending) },
]);

export function loseGame(table: RingsTable, ending: Ending): void {
  table.end({ result: 'encounter', ending, winners: [], line: { say: 'playersLose', ending } });
}
