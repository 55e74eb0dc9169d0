import type { CardId, Seat } from '@grimrule/kernel';
import { cardOf, move, occur, value } from '@grimrule/kernel';
import { ENGAGED, of } from '../../board.ts';
import { event } from '../../happenings.ts';
import type { RingsTable } from '../../table.ts';
import { isEnemy, isInPlay, isPlaying } from '../../table.ts';
import { makeRoomFor } from '../in-play/entering-play.ts';

export type EngagedBy = 'optional' | 'check' | 'effect';

/** However it comes about, the enemy and the player have engaged each other. RR: Engaged. */
export function engage(table: RingsTable, enemy: CardId, seat: Seat, by: EngagedBy): boolean {
  const { state } = table;
  if (!isEnemy(state, enemy) || !isPlaying(state, seat)) return false;
  if (cardOf(state, enemy).zone === of(ENGAGED, seat)) return false;
  const enters = !isInPlay(state, enemy);
  if (enters) makeRoomFor(table, enemy);
  move(table, enemy, of(ENGAGED, seat));
  table.tell?.({ say: 'engages', card: enemy, seat }, 'engaged');
  const engaged = event.engaged(enemy, seat, by);
  // An effect may put an enemy into play that engages a player at once.
  if (enters) occur(table, event.entered(enemy, seat), engaged);
  else occur(table, engaged);
  return true;
}

/** Enemies by their engagement cost, the highest first; equal ones as they lie. */
export function byEngagementCost(table: RingsTable, enemies: readonly CardId[]): readonly CardId[] {
  const cost = (enemy: CardId) => value(table, enemy, 'engagementCost');
  return [...enemies].sort((one, other) => cost(other) - cost(one));
}
