import type { Announces } from '@grimrule/kernel';
import { announce, cardOf, occur, ready, value } from '@grimrule/kernel';
import { event } from '../../happenings.ts';
import type { RingsTable } from '../../table.ts';
import {
  cardsInPlay,
  dialOf,
  inPlayerOrder,
  nextPlayer,
  playerOf,
  ringsProcedure,
} from '../../table.ts';
import { openActionWindow } from '../abilities/actions.ts';
import { makeFirstPlayer } from '../first-player.ts';
import { canBeReadied } from '../in-play/exhausted.ts';
import { beginPhase, endPhase } from '../phases.ts';
import { raiseThreat } from '../threat.ts';

/** RR: Appendix I, 7.1 to 7.5. */
export const refreshPhase = ringsProcedure<Announces>('refresh phase', 'refresh phase', [
  { name: '7.1 the refresh phase begins', run: (table) => beginPhase(table, 'refresh') },
  {
    name: '7.2 cards would ready',
    run(table) {
      const { state } = table;
      const exhausted = cardsInPlay(state, (card) => cardOf(state, card).exhausted);
      announce(
        table,
        exhausted.map((card) => event.refreshing(card, playerOf(state, card))),
      );
    },
  },
  {
    name: '7.2 ready cards',
    run(table, { passed }) {
      const cards = passed.map(({ card }) => card).filter((card) => canBeReadied(table, card));
      for (const card of cards) ready(table, card);
      if (cards.length > 0) occur(table, ...cards.map((card) => event.readied(card)));
    },
  },
  {
    name: '7.3 raise threat',
    run(table) {
      for (const seat of inPlayerOrder(table.state)) {
        raiseThreat(table, seat, value(table, dialOf(table.state, seat), 'refreshThreat'));
      }
    },
  },
  { name: '7.4 pass the first player token', run: passFirstPlayerToken },
  { name: '7.4 action window', run: (table) => openActionWindow(table) },
  { name: '7.5 the refresh phase ends', run: (table) => endPhase(table, 'refresh') },
]);

function passFirstPlayerToken(table: RingsTable): void {
  const { firstPlayer } = table.state.vars;
  const next = nextPlayer(table.state, firstPlayer);
  if (next !== firstPlayer) makeFirstPlayer(table, next);
}
