import type { CommonFilter } from '@grimrule/kernel';
import { isRef } from '@grimrule/kernel';
import type { C, F, N } from '../vocabulary/builders.ts';
import type { RingsFilter, RingsWords } from '../vocabulary/nodes.ts';

/** The card that speaks. */
export const isThis = (cards: C) => isRef(cards) && cards.ref === 'this';

interface DeckTop {
  readonly who: C;
  readonly count: N;
}

/** The uppermost cards of somebody's deck, if these are what is meant. */
export function deckTopOf(cards: C): DeckTop | null {
  if (isRef(cards) || cards.in !== 'decks') return null;
  const parts = partsOf(cards.where);
  const owner = parts.find((part) => part.is === 'controlledBy');
  const upper = parts.find((part) => part.is === 'amongTop');
  if (owner?.is !== 'controlledBy' || upper?.is !== 'amongTop') return null;
  return { who: owner.who, count: upper.count };
}

type Known = CommonFilter<RingsWords> | RingsFilter;

function partsOf(where: F | undefined): readonly Known[] {
  const known = where as Known | undefined;
  if (!known) return [];
  return known.is === 'all' ? known.of.flatMap((part) => partsOf(part)) : [known];
}
