import type { ChampionsCard } from './card.ts';
import { DESIGNS } from './designs.ts';

/**
 * Something about a design, worked out when it is asked for first: what is known about all cards is
 * not waited for when a page opens, and cards may be loaded later.
 */
export function byDesign<T>(
  of: (card: ChampionsCard, design: number) => T,
  otherwise: T,
): (design: number) => T {
  // Room for all of them: a list with large gaps would be slower.
  const known = new Array<T | undefined>(DESIGNS.length).fill(undefined);
  return (design) => {
    const found = known[design];
    if (found !== undefined) return found;
    const card = DESIGNS[design];
    if (!card) return otherwise;
    const now = of(card, design);
    known[design] = now;
    return now;
  };
}
