import type { CardId } from '@grimrule/kernel';
import { tokensOn, value } from '@grimrule/kernel';
import { VICTORY } from '../board.ts';
import { printedAs } from '../cards/designs.ts';
import type { ChampionsTable } from '../table.ts';
import { championsProcedure, isInPlay } from '../table.ts';
import { discardFromPlay, leavePlay } from './leaving-play.ts';

/** RR: Uses. With its last counter a card is discarded, once the effect it paid for is done. */
export function usedUp(table: ChampionsTable, card: CardId, counter: string): void {
  const { keywords } = printedAs(table.state, card);
  if (keywords?.uses?.counter !== counter || tokensOn(table, card, counter) > 0) return;
  const { stack } = table.state;
  // Below the ability that is being used; what lies there goes on when it is done.
  const depth = stack.findLastIndex(({ procedure }) => procedure === 'keep');
  const frame = { procedure: wearingOut.name, step: 0, locals: { card } };
  stack.splice(depth < 0 ? stack.length : depth, 0, frame);
}

export const wearingOut = championsProcedure<{ readonly card: CardId }>('uses', 'uses', [
  {
    name: 'discard the used card',
    run(table, { card }) {
      if (!isInPlay(table.state, card)) return;
      if (value(table, card, 'victory') > 0) leavePlay(table, card, VICTORY);
      else discardFromPlay(table, card);
    },
  },
]);
