import type { Counts } from '@grimrule/decks';
import type { BuildCard } from '../../desk/desk.ts';
import { DEAR, NO_COST } from '../filter.ts';

/** A card of a deck with its copies. */
export interface Copies {
  readonly card: BuildCard;
  readonly count: number;
}

export function copiesIn(
  counts: Counts,
  byCode: ReadonlyMap<string, BuildCard>,
): readonly Copies[] {
  return Object.entries(counts).flatMap(([code, count]) => {
    const card = byCode.get(code);
    return card ? [{ card, count }] : [];
  });
}

/** How many cards of a pile are of packs that are not here. */
export const missing = (counts: Counts, byCode: ReadonlyMap<string, BuildCard>): number =>
  Object.entries(counts).reduce((sum, [code, count]) => sum + (byCode.has(code) ? 0 : count), 0);

export const total = (copies: readonly Copies[]) =>
  copies.reduce((sum, { count }) => sum + count, 0);

/** A bar of a plot. */
export interface Bar {
  readonly id: string;
  readonly count: number;
}

/** How many cards there are of each cost from 0 on; X has a place of its own. */
export function curve(copies: readonly Copies[]): readonly Bar[] {
  const counts = new Map<number, number>();
  for (const { card, count } of copies) {
    if (card.cost === null) continue;
    const cost = Math.min(card.cost, DEAR);
    counts.set(cost, (counts.get(cost) ?? 0) + count);
  }
  const bars = Array.from({ length: DEAR + 1 }, (_, cost) => ({
    id: cost === DEAR ? `${DEAR}+` : String(cost),
    count: counts.get(cost) ?? 0,
  }));
  const unknown = counts.get(-1) ?? 0;
  return unknown > 0 ? [...bars, { id: 'X', count: unknown }] : bars;
}

/** The mean of all costs that are numbers; null where no card has one. */
export function meanCost(copies: readonly Copies[]): number | null {
  const costly = copies.filter(({ card: { cost } }) => cost !== null && cost > NO_COST + 1);
  const cards = total(costly);
  const sum = costly.reduce((all, { card: { cost }, count }) => all + (cost ?? 0) * count, 0);
  return cards === 0 ? null : sum / cards;
}

/** How often each of these is there, copies counted; the most frequent first if they have no order. */
export function tally(
  copies: readonly Copies[],
  of: (card: BuildCard) => readonly string[],
  order?: readonly string[],
): readonly Bar[] {
  const counts = new Map<string, number>();
  for (const { card, count } of copies) {
    for (const id of of(card)) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  if (order) return order.map((id) => ({ id, count: counts.get(id) ?? 0 }));
  return [...counts]
    .map(([id, count]) => ({ id, count }))
    .sort((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1));
}
