import type { CardId, Happening } from '@grimrule/kernel';
import {
  cardOf,
  happening,
  NONE,
  occur,
  running,
  setTokens,
  tokensOn,
  value,
} from '@grimrule/kernel';
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
import { occurLeaving, pileOfHonour, takeFromPlay } from './leaving-play.ts';
import { defeatStage, isAdvancing } from './quest.ts';

/** Progress tokens that are about to be placed on one card. */
interface Step {
  readonly card: CardId;
  readonly count: number;
}

interface Placing {
  readonly steps: readonly Step[];
}

/** Places as many progress tokens on each of these cards, at the same time. */
export function placeProgress(table: RingsTable, cards: readonly CardId[], count: number): void {
  if (count <= 0) return;
  table.start(placing, { steps: cards.map((card) => ({ card, count })) });
}

const PLACING = 'placing progress';

/** RR: Quest Progress, Explored. */
export const placing = ringsProcedure<Placing>(PLACING, 'quest progress', [
  {
    name: 'place the progress',
    run(table, { steps }) {
      const placed = steps
        .flatMap((step) => shareOut(table, step))
        .flatMap((step) => placeOn(table, step));
      const locations = [...new Set(placed.map(({ card }) => card))];
      const explored = explore(
        table,
        locations.filter((card) => isExplored(table, card)),
      );
      if (explored.length > 0) occurLeaving(table, [...placed, ...explored]);
      else if (placed.length > 0) occur(table, ...placed);
    },
  },
  { name: 'is the stage defeated', run: (table) => defeatIfDone(table) },
]);

/**
 * Progress on the current quest: the active location takes it first, up to what explores it, and
 * what is left goes on to the quest card. RR: Active Location.
 */
function shareOut(table: RingsTable, step: Step): readonly Step[] {
  const location = activeLocationOf(table.state);
  if (step.card !== questOf(table.state) || location === NONE) return [step];
  const room = value(table, location, 'questPoints') - tokensOn(table, location, 'progress');
  const count = Math.min(step.count, Math.max(0, room));
  return [
    { card: location, count },
    { card: step.card, count: step.count - count },
  ];
}

/** Tells what has happened by that. */
function placeOn(table: RingsTable, { card, count }: Step): readonly Happening[] {
  if (count <= 0 || !isInPlay(table.state, card)) return [];
  setTokens(table, card, 'progress', tokensOn(table, card, 'progress') + count);
  if (table.log) table.tell({ say: 'progressPlaced', card, count }, 'quest progress');
  return [happening('progressPlaced', { card, amount: count })];
}

/** A location with as much progress as its quest points. RR: Explored. */
export function isExplored(table: RingsTable, card: CardId): boolean {
  if (!isLocation(table.state, card) || !isInPlay(table.state, card)) return false;
  const progress = tokensOn(table, card, 'progress');
  return progress > 0 && progress >= value(table, card, 'questPoints');
}

/** Locations that are explored at the same time leave play together, which is not to be discarded. */
export function explore(table: RingsTable, cards: readonly CardId[]): readonly Happening[] {
  const { state } = table;
  const [seat = NONE] = inPlayerOrder(state);
  return cards.flatMap((card) => {
    if (table.log) table.tell({ say: 'explored', card }, 'explored');
    const explored = happening('explored', { card, zone: cardOf(state, card).zone, seat });
    return [explored, ...takeFromPlay(table, card, pileOfHonour(table, card))];
  });
}

/**
 * The players advance at once. RR: Quest Progress. But whoever responds to progress that has just
 * been placed does so before.
 */
export function defeatIfDone(table: RingsTable): void {
  const quest = questOf(table.state);
  if (quest === NONE || printedAs(table.state, quest).noProgress) return;
  if (tokensOn(table, quest, 'progress') < value(table, quest, 'questPoints')) return;
  if (value(table, quest, 'cannotBeDefeated') > 0 || isAdvancing(table)) return;
  defeatStage(table);
}

export const isPlacingProgress = (table: RingsTable) => running(table, PLACING) !== null;

/** Gives how many tokens were there to be removed. */
export function removeProgress(table: RingsTable, card: CardId, count: number): number {
  const there = tokensOn(table, card, 'progress');
  const removed = Math.min(there, count);
  if (removed > 0) setTokens(table, card, 'progress', there - removed);
  return removed;
}
