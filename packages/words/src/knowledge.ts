import type { CardId } from '@grimrule/kernel';
import type { Speaker } from './sentences.ts';

/** Whether the reader knows all of these cards: otherwise they are only counted. */
export function knowsAll(to: Speaker, cards: readonly CardId[]): boolean {
  return cards.every((card) => to.designOf(card) !== null);
}
