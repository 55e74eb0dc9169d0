import type { Effect, Structure } from '@grimrule/kernel';
import type { Kept, Telling } from '@grimrule/words';
import type { ChampionsAct, ChampionsWords } from '../../vocabulary/nodes.ts';
import { isAnybodys } from './controller.ts';

type YesOrNo = NonNullable<Kept<unknown>['cards']>;

/** The phrases for the results of an effect, in one language. */
interface Results<N> {
  readonly card: N;
  readonly discarded: YesOrNo;
  readonly revealed: YesOrNo;
  readonly healed: YesOrNo & Each;
  readonly attacked: YesOrNo;
  readonly dealt: YesOrNo & Each;
  readonly placed: YesOrNo & Each;
  /** Of boost icons. */
  readonly cancelled: YesOrNo & Each;
  readonly counted: YesOrNo & Each;
}

interface Each {
  /** As it follows `for each`. */
  readonly each: string;
  /** All of it. */
  readonly measured: string;
}

const much = ({ each, measured }: Each): Each => ({ each, measured });

/** One card or several, and of which kind: what follows speaks of them, and of what was done. */
export function keptWith<N>(results: Results<N>) {
  const { discarded, revealed, healed, attacked, dealt, placed, cancelled, counted } = results;
  const cards = { noun: results.card, many: true };
  return function kept(
    effect: Effect<ChampionsWords>,
    say: Telling<ChampionsWords, N>,
  ): Kept<N> | null {
    const known = effect as ChampionsAct | Structure<ChampionsWords>;
    switch (known.do) {
      case 'discardUntil':
        return { noun: say.described(known.where).noun, many: false, cards: discarded };
      case 'discard':
        return { ...cards, cards: discarded, amount: discarded };
      case 'discardTop':
      case 'discardRandom':
        return { ...cards, many: known.count !== 1, cards: discarded, amount: discarded };
      case 'pickRandom':
        return { noun: say.kind(known.from).noun, many: false };
      case 'look':
        return { ...cards, many: known.count !== 1 };
      case 'reveal':
        return { ...cards, cards: revealed, amount: revealed };
      case 'heal':
        return { ...cards, amount: healed, ...much(healed) };
      case 'enemyAttacks':
        return { ...cards, cards: attacked, amount: dealt, ...much(dealt) };
      case 'enemySchemes':
        return { ...cards, amount: placed, ...much(placed) };
      case 'cancelBoost':
        return { ...cards, amount: cancelled, ...much(cancelled) };
      case 'countBoost':
        return { ...cards, amount: counted, ...much(counted) };
      case 'if':
        return kept(known.body, say);
      case 'choose': {
        const { noun } = say.kind(known.from);
        const source = say.sourceOf(known.from);
        // Only a card of any player has to come under a control.
        const from = source !== null && isAnybodys(source) ? { source } : {};
        return { ...kept(known.body, say), noun, many: known.most !== undefined, ...from };
      }
      default:
        return null;
    }
  };
}
