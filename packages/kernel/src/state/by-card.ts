import type { CardId } from './ids.ts';

export type ByCard = Readonly<Record<CardId, number>>;

const NOTHING: ByCard = Object.freeze({});

/**
 * A number for each of a few cards. Assigned to `{}`, the number of card 200 would reserve memory
 * for all cards before it, 1.6 KB; a property that cannot be written does not.
 */
export function byCard(cards: Iterable<readonly [CardId, number]>): ByCard {
  let found: Record<CardId, number> | null = null;
  for (const [card, value] of cards) {
    found ??= {};
    Object.defineProperty(found, card, { value, enumerable: true, configurable: true });
  }
  return found ?? NOTHING;
}
