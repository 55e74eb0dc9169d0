import type { CardId, Option, Refusal, Seat } from '@grimrule/kernel';
import { again, happening, occur, zoneOf } from '@grimrule/kernel';
import { HAND, on } from '../board.ts';
import { printedAs } from '../cards/pool.ts';
import type { DuelTable } from '../table.ts';
import { duelProcedure } from '../table.ts';
import { actionOptions, actionRefusals, useAction } from './actions.ts';
import { hasRoom, replacedBy } from './entering-play.ts';
import { affordable, purse } from './paying.ts';
import { playCard } from './playing-a-card.ts';

const END: Option = Object.freeze({ verb: 'endPhase' });

/** Phase I: play any number of cards, one after the other, or none. */
export const playPhase = duelProcedure('play phase', 'play phase', [
  {
    name: 'the phase begins',
    run(table) {
      const { vars } = table.state;
      vars.phase = 'play';
      occur(table, happening('turnBegins', { seat: vars.active }));
    },
  },
  {
    name: 'play a card or end the phase',
    question(table) {
      const seat = table.state.vars.active;
      const options = [
        ...playable(table, seat),
        ...actionOptions(table, seat, ['play', 'turn']),
        END,
      ];
      return {
        seat,
        ask: { say: 'playPhase' },
        rule: 'play phase',
        options,
        least: 1,
        most: 1,
        proposal: [END],
      };
    },
    answered(table, frame, [picked]) {
      if (picked?.verb === END.verb) return;
      again(frame);
      const seat = table.state.vars.active;
      if (picked?.verb === 'play' && picked.card !== undefined) {
        table.start(playCard, { card: picked.card, seat });
      } else if (picked) useAction(table, seat, picked);
    },
    refusals(table) {
      const seat = table.state.vars.active;
      return [...unplayable(table, seat), ...actionRefusals(table, seat, ['play', 'turn'])];
    },
  },
]);

function playable(table: DuelTable, seat: Seat): readonly Option[] {
  const options: Option[] = [];
  const sources = purse(table, seat);
  for (const card of zoneOf(table.state, on(HAND, seat))) {
    if (whyNot(table, seat, card, sources) === null) options.push({ verb: 'play', card });
  }
  return options;
}

function unplayable(table: DuelTable, seat: Seat): readonly Refusal[] {
  const sources = purse(table, seat);
  return zoneOf(table.state, on(HAND, seat)).flatMap((card) => {
    const reason = whyNot(table, seat, card, sources);
    return reason ? [reason] : [];
  });
}

/** Null if the card can be played now. */
function whyNot(
  table: DuelTable,
  seat: Seat,
  card: CardId,
  sources: ReturnType<typeof purse>,
): Refusal | null {
  const { kind } = printedAs(table.state, card);
  if (kind !== 'location') {
    if (!hasRoom(table, seat, card)) {
      return {
        reason: { say: 'noEmptyPlace', card },
        rule: 'places',
        option: { verb: 'play', card },
      };
    }
    if (kind === 'main' && replacedBy(table, seat, card) >= 0) return null;
  }
  if (affordable(table, card, sources)) return null;
  return { reason: { say: 'cannotPay', card }, rule: 'paying', option: { verb: 'play', card } };
}
