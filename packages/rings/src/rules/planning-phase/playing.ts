import type { Amount, Announces, CardId, Happening, Option, Seat } from '@grimrule/kernel';
import {
  announce,
  cardOf,
  move,
  NONE,
  occur,
  payWith,
  pickOne,
  possible,
  running,
  scopeOf,
  useAbility,
  valueOption,
} from '@grimrule/kernel';
import { of, PLAYED } from '../../board.ts';
import { printedAs } from '../../cards/designs.ts';
import { event as happens } from '../../happenings.ts';
import type { RingsTable } from '../../table.ts';
import { ringsProcedure, typeOf } from '../../table.ts';
import type { RingsWords } from '../../vocabulary/nodes.ts';
import { enterPlay } from '../in-play/entering-play.ts';
import { discardPileOf } from '../in-play/leaving-play.ts';
import { canAfford, costFor, spend } from '../resource-phase/resources.ts';

const PLAYING = 'playing a card';

export interface Playing extends Announces {
  readonly card: CardId;
  readonly seat: Seat;
  /** The ability an event is played for, or NONE. */
  readonly ability: number;
  readonly event: Happening | null;
  readonly at: number;
  /** The chosen value of X. */
  x: number;
}

const hasX = (table: RingsTable, card: CardId) => printedAs(table.state, card).cost === -1;

export function playCard(
  table: RingsTable,
  card: CardId,
  seat: Seat,
  { ability = NONE, event = null as Happening | null, at = 0 } = {},
): void {
  table.start(playing, { card, seat, ability, event, at, x: 0, passed: [] });
}

/** The play of this card that is being resolved, or null. */
export const currentPlay = (table: RingsTable, card: CardId) =>
  running<Playing>(table, PLAYING, (play) => play.card === card);

/** Whether this is the X of a card that is not being played yet: whatever can be paid may be it. */
export function isOpenX(table: RingsTable, number: Amount<RingsWords>, card: CardId): boolean {
  return typeof number === 'object' && number.amount === 'x' && !currentPlay(table, card);
}

/** RR: Initiating Abilities, Playing Cards. The first step decided what was offered. */
export const playing = ringsProcedure<Playing>(PLAYING, 'initiating abilities', [
  {
    name: '1 show the card',
    run(table, { card, seat }) {
      move(table, card, of(PLAYED, seat));
      table.tell?.({ say: 'plays', seat, card });
    },
  },
  {
    name: '2 choose X',
    question(table, { card, seat, ability }) {
      if (!hasX(table, card)) return null;
      const options: Option[] = [];
      for (let x = 0; canAfford(table, card, seat, x); x++) {
        if (isWorth(table, card, seat, ability, x)) options.push(valueOption('amount', x));
      }
      const ask = { say: 'chooseX', card };
      return options.length === 0
        ? null
        : pickOne({ seat, ask, rule: 'x', options }, options.slice(-1));
    },
    answered(_table, locals, [picked]) {
      locals.x = picked?.value ?? 0;
    },
  },
  {
    name: '4 pay its cost',
    question(table, { card, seat, x }) {
      const cost = costFor(table, card, seat, x);
      const options = cost.sources.map(({ option }) => option);
      const ask = { say: 'pay', card, symbols: [...cost.symbols] };
      return payWith({ seat, ask, rule: 'cost', options }, cost);
    },
    answered: (table, _locals, picked) => spend(table, picked),
  },
  {
    name: '4 it is played',
    run(table, { card, seat }) {
      const { vars } = table.state;
      const { name, max } = printedAs(table.state, card);
      if (typeOf(table.state, card) === 'Ally') vars.alliesPlayed++;
      if (max?.per === 'round') vars.playedThisRound = [...vars.playedThisRound, name];
      announce(table, [happens.playing(card, seat)]);
    },
  },
  {
    name: '5 and 6 resolve it',
    run(table, { card, seat, ability, event, at, passed }) {
      // RR: Cancel. It has been played all the same.
      if (passed.length === 0) move(table, card, discardPileOf(table, card));
      else if (ability !== NONE) useAbility(table, ability, scopeOf(card, seat, event, at));
      else enterPlay(table, card, seat);
    },
  },
  {
    name: 'an event is discarded',
    run(table, { card, seat }) {
      if (cardOf(table.state, card).zone === of(PLAYED, seat)) {
        move(table, card, discardPileOf(table, card));
      }
      occur(table, happens.played(card, seat));
    },
  },
]);

/** An X that leaves the event without anything to do cannot be chosen. RR: Cost. */
function isWorth(table: RingsTable, card: CardId, seat: Seat, index: number, x: number): boolean {
  const ability = printedAs(table.state, card).abilities[index];
  if (ability?.kind !== 'action' && ability?.kind !== 'triggered') return true;
  const scope = scopeOf(card, seat);
  const locals = table.frame.locals as Playing;
  const before = locals.x;
  // While X is being chosen, the ability counts with the value under consideration.
  locals.x = x;
  try {
    return possible(table, ability.effect, scope);
  } finally {
    locals.x = before;
  }
}
