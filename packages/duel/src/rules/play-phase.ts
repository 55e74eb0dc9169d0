import type { CardId, Option, Refusal, Seat, Source } from '@grimrule/kernel';
import {
  again,
  cardOption,
  legality,
  NONE,
  occur,
  pickOne,
  plainOption,
  zoneOf,
} from '@grimrule/kernel';
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

/** A card in hand, and what counts alike for all of them. */
interface Playing {
  readonly card: CardId;
  readonly seat: Seat;
  readonly sources: readonly Source[];
  readonly room: boolean;
}

/** A card that takes another's place needs neither room nor payment. */
const takesAPlace = (table: DuelTable, { seat, card }: Playing) =>
  replacedBy(table, seat, card) !== NONE;

const playing = legality<DuelTable, Playing>([
  {
    say: 'noEmptyPlace',
    rule: 'places',
    stands: (table, about) =>
      !about.room &&
      printedAs(table.state, about.card).kind !== 'location' &&
      !takesAPlace(table, about),
  },
  {
    say: 'cannotPay',
    rule: 'paying',
    stands: (table, about) =>
      !affordable(table, about.card, about.sources) && !takesAPlace(table, about),
  },
]);

/** What playing each card in hand is about. */
function handOf(table: DuelTable, seat: Seat): readonly Playing[] {
  const sources = purse(table, seat);
  const room = emptyPlaces(table.state, seat).length > 0;
  return zoneOf(table.state, on(HAND, seat)).map((card) => ({ card, seat, sources, room }));
}

function playable(table: DuelTable, seat: Seat): readonly Option[] {
  const options: Option[] = [];
  for (const about of handOf(table, seat)) {
    const play = PLAY[about.card];
    if (play && playing.allows(table, about)) options.push(play);
  }
  return options;
}

const unplayable = (table: DuelTable, seat: Seat): readonly Refusal[] =>
  handOf(table, seat).flatMap((about) =>
    playing.refuses(table, about, cardOption('play', about.card)),
  );
