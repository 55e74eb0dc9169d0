import type { Printed } from '@grimrule/kernel';
import { HAND_SIZE, SEATS } from './board.ts';

/** A card for each number from 1 to 12. */
export const POOL: readonly Printed[] = Array.from(
  { length: SEATS.length * HAND_SIZE },
  (_, design) => ({
    code: `number-${design + 1}`,
    back: 'highcard',
    stats: { number: design + 1 },
    abilities: [],
  }),
);

export const LOWEST = 1;
export const HIGHEST = POOL.length;

export const numberOf = (design: number) => POOL[design]?.stats.number ?? 0;
