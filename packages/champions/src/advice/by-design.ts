import type { ChampionsCard } from '../cards/card.ts';
import { DESIGNS } from '../cards/designs.ts';

/**
 * Something about a design, worked out when it is asked for first: who plays without advice, as a page
 * does that has just been opened, does not wait for what is known about all cards.
 */
export function byDesign<T>(
  of: (card: ChampionsCard, design: number) => T,
  otherwise: T,
): (design: number) => T {
  const known: T[] = [];
  return (design) => {
    const found = known[design];
    if (found !== undefined) return found;
    const card = DESIGNS[design];
    const now = card ? of(card, design) : otherwise;
    known[design] = now;
    return now;
  };
}
