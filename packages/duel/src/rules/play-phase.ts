import type { CardId, Option, Refusal, Seat, Source } from '@grimrule/kernel';
import { again, cardOption, NONE, occur, pickOne, plainOption, zoneOf } from '@grimrule/kernel';
import { HAND, on } from '../board.ts';
import { PIECES } from '../cards/pieces.ts';
import { printedAs } from '../cards/pool.ts';
import { event } from '../happenings.ts';
import type { DuelTable } from '../table.ts';
import { duelProcedure, emptyPlaces } from '../table.ts';
import { actionOptions, actionRefusals, useAction } from './actions.ts';
import { replacedBy } from './entering-play.ts';
import { affordable, purse } from './paying.ts';
import { playCard } from './playing-a-card.ts';

const END: Option = Object.freeze(plainOption('endPhase'));

/** Phase I: play any number of cards, one after the other, or none. */
export const playPhase = duelProcedure('play phase', 'play phase', [
  {
    name: 'the phase begins',
    run(table) {
      const { vars } = table.state;
      vars.phase = 'play';
      table.state.phases++;
      occur(table, event.turnBegins(vars.active));
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
      return pickOne({ seat, ask: { say: 'playPhase' }, rule: 'play phase', options }, [END]);
    },
    answered(table, _frame, [picked]) {
      if (picked?.verb === END.verb) return;
      again(table);
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

/** By card: playing it. */
const PLAY: readonly Option[] = PIECES.map((_, card) => cardOption('play', card));

/** The facts that count alike for every card in hand. */
interface Means {
  readonly sources: readonly Source[];
  readonly room: boolean;
}

function meansOf(table: DuelTable, seat: Seat): Means {
  return { sources: purse(table, seat), room: emptyPlaces(table.state, seat).length > 0 };
}

function playable(table: DuelTable, seat: Seat): readonly Option[] {
  const options: Option[] = [];
  const means = meansOf(table, seat);
  for (const card of zoneOf(table.state, on(HAND, seat))) {
    const play = PLAY[card];
    if (play && whyNot(table, seat, card, means) === null) options.push(play);
  }
  return options;
}

function unplayable(table: DuelTable, seat: Seat): readonly Refusal[] {
  const means = meansOf(table, seat);
  return zoneOf(table.state, on(HAND, seat)).flatMap((card): readonly Refusal[] => {
    const why = whyNot(table, seat, card, means);
    if (!why) return [];
    return [{ reason: { say: why, card }, rule: RULES[why], option: cardOption('play', card) }];
  });
}

const RULES = { noEmptyPlace: 'places', cannotPay: 'paying' } as const;

/** Null if the card can be played now. */
function whyNot(
  table: DuelTable,
  seat: Seat,
  card: CardId,
  { sources, room }: Means,
): keyof typeof RULES | null {
  if (replacedBy(table, seat, card) !== NONE) return null;
  if (!room && printedAs(table.state, card).kind !== 'location') return 'noEmptyPlace';
  return affordable(table, card, sources) ? null : 'cannotPay';
}
