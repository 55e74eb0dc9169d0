import type { CardId } from '@grimrule/kernel';
import { cardOf, happening, NONE, occur, setTokens, tokensOn, value } from '@grimrule/kernel';
import { printedAs } from '../cards/designs.ts';
import type { RingsTable } from '../table.ts';
import {
  activeLocationOf,
  inPlayerOrder,
  isInPlay,
  isLocation,
  questOf,
  ringsProcedure,
} from '../table.ts';
import { leavePlay, pileOfHonour } from './leaving-play.ts';
import { defeatStage } from './quest.ts';

interface Placing {
  left: number;
}

/**
 * Progress on the current quest: the active location takes it first, up to what explores it, and
 * what is left goes on to the quest card. RR: Active Location.
 */
export function placeQuestProgress(table: RingsTable, count: number): void {
  if (count > 0) table.start(placing, { left: count });
}

export const placing = ringsProcedure<Placing>('placing progress', 'quest progress', [
  {
    name: 'on the active location',
    run(table, locals) {
      const location = activeLocationOf(table.state);
      if (location === NONE) return;
      const room = value(table, location, 'questPoints') - tokensOn(table, location, 'progress');
      const count = Math.min(locals.left, Math.max(0, room));
      locals.left -= count;
      placeOn(table, location, count);
    },
  },
  {
    name: 'on the quest',
    run(table, { left }) {
      const quest = questOf(table.state);
      if (quest === NONE || left <= 0) return;
      placeOn(table, quest, left);
    },
  },
]);

/** Progress on one card. A location with as much as its quest points is explored. */
export function placeOn(table: RingsTable, card: CardId, count: number): void {
  if (count <= 0 || !isInPlay(table.state, card)) return;
  setTokens(table, card, 'progress', tokensOn(table, card, 'progress') + count);
  if (table.log) table.tell({ say: 'progressPlaced', card, count }, 'quest progress');
  occur(table, happening('progressPlaced', { card, amount: count }));
  table.start(settling, { card });
}

/** Whether what has been placed explores a location or defeats a stage. */
export const settling = ringsProcedure<{ readonly card: CardId }>('progress', 'quest progress', [
  {
    name: 'explored or defeated',
    run(table, { card }) {
      const { state } = table;
      if (!isInPlay(state, card)) return;
      if (isLocation(state, card)) exploreIfDone(table, card);
      else if (card === questOf(state)) defeatIfDone(table);
    },
  },
]);

/** RR: Explored. Not the same as being discarded. */
function exploreIfDone(table: RingsTable, card: CardId): void {
  if (tokensOn(table, card, 'progress') < value(table, card, 'questPoints')) return;
  if (table.log) table.tell({ say: 'explored', card }, 'explored');
  const { zone } = cardOf(table.state, card);
  const [seat = NONE] = inPlayerOrder(table.state);
  const explored = happening('explored', { card, zone, seat });
  leavePlay(table, card, pileOfHonour(table, card), [explored]);
}

/** The players advance at once. RR: Quest Progress. */
export function defeatIfDone(table: RingsTable): void {
  const quest = questOf(table.state);
  if (quest === NONE || printedAs(table.state, quest).noProgress) return;
  if (tokensOn(table, quest, 'progress') < value(table, quest, 'questPoints')) return;
  if (value(table, quest, 'cannotBeDefeated') > 0) return;
  defeatStage(table);
}

/** Gives how many tokens were there to be removed. */
export function removeProgress(table: RingsTable, card: CardId, count: number): number {
  const there = tokensOn(table, card, 'progress');
  const removed = Math.min(there, count);
  if (removed > 0) setTokens(table, card, 'progress', there - removed);
  return removed;
}
