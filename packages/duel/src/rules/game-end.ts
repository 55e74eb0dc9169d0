import type { Seat } from '@grimrule/kernel';
import { zoneOf } from '@grimrule/kernel';
import { BOARD, CIVILIANS, DECK, HEROES, on, SIDES, VILLAINS } from '../board.ts';
import type { DuelTable } from '../table.ts';
import { towards } from '../table.ts';

/** The four ways the game ends. */
export const ENDINGS = ['heroPoints', 'villainPoints', 'civilians', 'deck'] as const;
export type Ending = (typeof ENDINGS)[number];

function win(table: DuelTable, seat: Seat, ending: Ending): void {
  table.end({
    result: on(SIDES, seat),
    ending,
    winners: [seat],
    line: { say: 'sideWins', seat, ending },
  });
}

/** Moves the one victory point marker; both sides pull at it. */
export function scorePoints(table: DuelTable, seat: Seat, points: number): void {
  if (points <= 0) return;
  const { vars } = table.state;
  const goal = on(BOARD.pointsToWin, seat);
  const missing = goal - vars.points * towards(seat);
  vars.points += towards(seat) * Math.min(points, missing);
  table.tell?.({ say: 'scored', seat, count: points, now: vars.points }, 'points');
  if (vars.points * towards(seat) >= goal) {
    win(table, seat, seat === HEROES ? 'heroPoints' : 'villainPoints');
  }
}

function civiliansInManhattan(table: DuelTable): number {
  return CIVILIANS.reduce((sum, zone) => sum + zoneOf(table.state, zone).length, 0);
}

export function checkCivilians(table: DuelTable): void {
  if (civiliansInManhattan(table) <= BOARD.civiliansLeft) win(table, HEROES, 'civilians');
}

/**
 * The end comes when a player has drawn the last card of the deck in their own turn. A deck that
 * ran out in the other player's turn ends the game in its owner's draw phase: our reading.
 */
export function checkDeck(table: DuelTable, seat: Seat): void {
  const { vars } = table.state;
  if (vars.active !== seat || zoneOf(table.state, on(DECK, seat)).length > 0) return;
  if (vars.points > 0) win(table, HEROES, 'deck');
  else if (vars.points < 0) win(table, VILLAINS, 'deck');
  else {
    const line = { say: 'draw', ending: 'deck' };
    table.end({ result: 'draw', ending: 'deck', winners: [], line });
  }
}
