import type { CardId, Happening } from '@grimrule/kernel';
import { cardOf, NONE, occur, running, setTokens, tokensOn, value } from '@grimrule/kernel';
import { printedAs } from '../../cards/designs.ts';
import { event } from '../../happenings.ts';
import type { RingsTable } from '../../table.ts';
import {
  activeLocationOf,
  inPlayerOrder,
  isInPlay,
  isLocation,
  questOf,
  ringsProcedure,
} from '../../table.ts';
import { occurLeaving, pileOfHonour, takeFromPlay } from '../in-play/leaving-play.ts';
import { defeatStage, isAdvancing } from './quest.ts';

interface Placing {
  readonly cards: readonly CardId[];
  /** How many tokens each of them gets. */
  readonly count: number;
  /** How many of those that the quest gets are still to be placed. */
  left: number;
  /** The events that it has caused so far. */
  events: readonly Happening[];
}

/** Places as many progress tokens on each of these cards, at the same time. */
export function placeProgress(table: RingsTable, cards: readonly CardId[], count: number): void {
  if (count <= 0 || cards.length === 0) return;
  const left = cards.includes(questOf(table.state)) ? count : 0;
  table.start(placing, { cards, count, left, events: [] });
}

const PLACING = 'placing progress';

/**
 * RR: Quest Progress, Active Location, Explored. All of it is placed before anything follows from
 * it: what is explored leaves play together, then come responses, then the players advance.
 */
export const placing = ringsProcedure<Placing>(PLACING, 'quest progress', [
  {
    // The active location takes the progress of the quest first, until it is explored.
    name: 'on the active location',
    run(table, locals) {
      const location = activeLocationOf(table.state);
      if (location === NONE || locals.left === 0) return;
      const room = value(table, location, 'questPoints') - tokensOn(table, location, 'progress');
      const count = Math.min(locals.left, Math.max(0, room));
      locals.left -= count;
      placeOn(table, locals, location, count);
    },
  },
  {
    name: 'on the quest',
    run: (table, locals) => placeOn(table, locals, questOf(table.state), locals.left),
  },
  {
    name: 'on other cards',
    run(table, locals) {
      const quest = questOf(table.state);
      const others = locals.cards.filter((card) => card !== quest);
      for (const card of others) placeOn(table, locals, card, locals.count);
    },
  },
  {
    name: 'what is explored',
    run(table, { events }) {
      const explored = events.map(({ card }) => card).filter((card) => isExplored(table, card));
      if (explored.length > 0) occurLeaving(table, [...events, ...explore(table, explored)]);
      else if (events.length > 0) occur(table, ...events);
    },
  },
  { name: 'is the stage defeated', run: (table) => defeatIfDone(table) },
]);

function placeOn(table: RingsTable, locals: Placing, card: CardId, count: number): void {
  if (count <= 0 || !isInPlay(table.state, card)) return;
  setTokens(table, card, 'progress', tokensOn(table, card, 'progress') + count);
  table.tell?.({ say: 'progressPlaced', card, count }, 'quest progress');
  locals.events = [...locals.events, event.progressPlaced(card, count)];
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
    table.tell?.({ say: 'explored', card }, 'explored');
    const explored = event.explored(card, seat, cardOf(state, card).zone);
    return [explored, ...takeFromPlay(table, card, pileOfHonour(table, card))];
  });
}

/**
 * The players advance at once. RR: Quest Progress. But responses to the placed progress come
 * before.
 */
export function defeatIfDone(table: RingsTable): void {
  if (!hasEnough(table) || isAdvancing(table)) return;
  if (value(table, questOf(table.state), 'cannotBeDefeated') === 0) defeatStage(table);
}

/** Whether there is as much progress on the current stage as it has quest points. */
export function hasEnough(table: RingsTable): boolean {
  const quest = questOf(table.state);
  const progress = quest === NONE ? 0 : tokensOn(table, quest, 'progress');
  if (progress === 0 || printedAs(table.state, quest).noProgress) return false;
  return progress >= value(table, quest, 'questPoints');
}

export const isPlacingProgress = (table: RingsTable) => running(table, PLACING) !== null;

/** Gives how many tokens were there to be removed. */
export function removeProgress(table: RingsTable, card: CardId, count: number): number {
  const there = tokensOn(table, card, 'progress');
  const removed = Math.min(there, count);
  if (removed > 0) setTokens(table, card, 'progress', there - removed);
  return removed;
}
