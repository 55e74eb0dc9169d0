import { isRef } from '@grimrule/kernel';
import type { Telling } from '@grimrule/words';
import type { Cards, Effect, Query } from '../../vocabulary/builders.ts';
import type { RingsAct, RingsFilter, RingsWords } from '../../vocabulary/nodes.ts';

/** The card that speaks. */
export const isThis = (cards: Cards) => isRef(cards) && cards.ref === 'this';

/** The top card of the encounter deck is revealed; several times, that is several cards. */
export function isRevealingTop(effect: Effect): boolean {
  const known = effect as RingsAct;
  if (known.do !== 'reveal' || known.guarding || isRef(known.cards)) return false;
  return known.cards.in === 'encounterDeckTop' && !known.cards.where;
}

/** The title that a set of cards is asked for, in the words of the reader. */
export function titleAsked<N>(from: Query, say: Telling<RingsWords, N>): string {
  return from.where ? (say.described(from.where).fixed?.as('dative') ?? '') : '';
}

/** The player whose cards these have to be, if any. */
export function ownerAsked(cards: Cards): Cards | null {
  const where = isRef(cards) ? null : (cards.where as RingsFilter | undefined);
  return where?.is === 'controlledBy' ? where.who : null;
}
