import { isRef } from '@grimrule/kernel';
import type { C } from '../vocabulary/builders.ts';
import type { RingsFilter } from '../vocabulary/nodes.ts';

/** The card that speaks. */
export const isThis = (cards: C) => isRef(cards) && cards.ref === 'this';

/** Whose cards these are, if they are to be of a certain player. */
export function ownerAsked(cards: C): C | null {
  const where = isRef(cards) ? null : (cards.where as RingsFilter | undefined);
  return where?.is === 'controlledBy' ? where.who : null;
}
