import type { CardId } from '@grimrule/kernel';
import { cardOf, frameOf, running, value } from '@grimrule/kernel';
import { VICTORY } from '../../board.ts';
import { printedAs } from '../../cards/designs.ts';
import type { ChampionsTable } from '../../table.ts';
import { championsProcedure } from '../../table.ts';
import { discardFromPlay, leavePlay } from './leaving-play.ts';

/** Whether the last counter of a card in play is gone, and it does not wait to be discarded yet. RR: Uses. */
export function isUsedUp(table: ChampionsTable, card: CardId): boolean {
  const { state } = table;
  const { uses } = printedAs(state, card).keywords ?? {};
  if (!uses || cardOf(state, card).tokens[uses.counter]) return false;
  return !running<WearingOut>(table, wearingOut.name, (worn) => worn.card === card);
}

/** With its last counter a card is discarded, once the effect it paid for is done. RR: Uses. */
export function wearOut(table: ChampionsTable, card: CardId): void {
  const { stack } = table.state;
  // Below the ability that is being used; what lies there goes on when it is done.
  const depth = stack.findLastIndex(({ procedure }) => procedure === 'keep');
  stack.splice(depth < 0 ? stack.length : depth, 0, frameOf(wearingOut.name, { card }));
}

interface WearingOut {
  readonly card: CardId;
}

export const wearingOut = championsProcedure<WearingOut>('uses', 'uses', [
  {
    name: 'discard the used card',
    run(table, { card }) {
      if (value(table, card, 'victory') > 0) leavePlay(table, card, VICTORY);
      else discardFromPlay(table, card);
    },
  },
]);
