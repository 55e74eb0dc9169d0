import type { Effect, Structure } from '@grimrule/kernel';
import { isRef } from '@grimrule/kernel';
import type { Kept, Telling } from '@grimrule/words';
import type { RingsAct, RingsWords } from '../../vocabulary/nodes.ts';

type YesOrNo = NonNullable<Kept<unknown>['cards']>;

/** The phrases for the results of an effect, in one language. */
interface Results<N> {
  readonly card: N;
  readonly hero: N;
  readonly discarded: YesOrNo;
  readonly exhausted: YesOrNo;
  readonly returned: YesOrNo;
  readonly paid: YesOrNo;
}

/** One card or several, and of which kind: what follows speaks of them, and of what was done. */
export function keptWith<N>({ card, hero, discarded, exhausted, returned, paid }: Results<N>) {
  const cards = { noun: card, many: true };
  return function kept(effect: Effect<RingsWords>, say: Telling<RingsWords, N>): Kept<N> | null {
    const known = effect as RingsAct | Structure<RingsWords>;
    switch (known.do) {
      case 'discard':
        return { ...cards, cards: discarded, amount: discarded };
      case 'discardRandom':
        return { ...cards, many: known.count !== 1, cards: discarded, amount: discarded };
      case 'exhaust':
        return { ...cards, noun: say.nounOf(known.cards), cards: exhausted, amount: exhausted };
      case 'toHand':
        return { ...cards, cards: returned, amount: returned };
      case 'removeCounters':
        return { ...cards, amount: paid };
      case 'putIntoPlay': {
        const source = say.sourceOf(known.cards);
        const noun = say.nounOf(known.cards);
        return { noun, many: false, ...(source ? { source } : {}) };
      }
      case 'pickRandom':
        return { noun: say.kind(known.from).noun, many: false };
      case 'look':
        return isRef(known.at)
          ? null
          : { ...cards, many: known.count !== 1, source: String(known.at.in) };
      case 'rescue': {
        const noun = say.nounOf(known.cards);
        return { noun: noun === card ? hero : noun, many: false };
      }
      case 'may':
        return kept(known.effect, say);
      case 'if':
        return kept(known.body, say);
      case 'choose': {
        const { noun } = say.kind(known.from);
        return { ...kept(known.body, say), noun, many: known.most !== undefined };
      }
      default:
        return null;
    }
  };
}
