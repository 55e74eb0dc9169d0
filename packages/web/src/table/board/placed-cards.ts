import type { CardId } from '@grimrule/kernel';
import { createContext, use, useEffect, useSyncExternalStore } from 'react';

/** Where a card is drawn: on the table itself, or in something that lies over it. */
export type Place = 'table' | 'over';

const PlaceContext = createContext<Place>('table');
export const PlaceProvider = PlaceContext.Provider;
export const usePlace = (): Place => use(PlaceContext);

/**
 * The cards that are drawn on the table. Every layout decides for itself which zones lie open;
 * what can be chosen but is not drawn is offered beside the question.
 */
export interface PlacedCards {
  /** Notes a card that is drawn, until the function it gives is called. */
  put(card: CardId): () => void;
  /** All cards of the first position are drawn. */
  laid(): void;
  subscribe(listener: () => void): () => void;
  /** Null until the table has been laid: until then the drawing is unknown. */
  snapshot(): ReadonlySet<CardId> | null;
}

export function placedCards(): PlacedCards {
  const counts = new Map<CardId, number>();
  const listeners = new Set<() => void>();
  let cards: ReadonlySet<CardId> | null = null;
  let isTelling = false;
  // Cards come and go in crowds: their listeners are told once.
  const tell = () => {
    if (isTelling) return;
    isTelling = true;
    queueMicrotask(() => {
      isTelling = false;
      const now = new Set(counts.keys());
      if (now.size === cards?.size && [...now].every((card) => cards?.has(card))) return;
      cards = now;
      for (const listener of listeners) listener();
    });
  };
  const count = (card: CardId, by: 1 | -1) => {
    const next = (counts.get(card) ?? 0) + by;
    if (next > 0) counts.set(card, next);
    else counts.delete(card);
    tell();
  };
  return {
    put(card) {
      count(card, 1);
      return () => count(card, -1);
    },
    laid: tell,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => cards,
  };
}

export function usePlaced(placed: PlacedCards): ReadonlySet<CardId> | null {
  return useSyncExternalStore(placed.subscribe, placed.snapshot);
}

/** Notes that a card is drawn on the table. */
export function usePlacing(placed: PlacedCards, card: CardId, place: Place): void {
  useEffect(() => (place === 'table' ? placed.put(card) : undefined), [placed, card, place]);
}
