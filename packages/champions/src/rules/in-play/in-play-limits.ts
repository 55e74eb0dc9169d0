import type { CardId, Seat } from '@grimrule/kernel';
import { cardOption, pickSome, value, zoneOf } from '@grimrule/kernel';
import { AREA, of, SIDE_SCHEMES } from '../../board.ts';
import { printedAs } from '../../cards/designs.ts';
import type { ChampionsTable } from '../../table.ts';
import {
  alliesOf,
  attachedTo,
  championsProcedure,
  identityOf,
  inPlayerOrder,
  typeOf,
} from '../../table.ts';
import { inOrder } from '../decks/pile-order.ts';
import { canLeavePlay, discardFromPlay } from './leaving-play.ts';

/** RR: Restricted. */
const RESTRICTED_LIMIT = 2;

interface Excess {
  readonly seat: Seat;
  /** Those that can go, and how many of them have to. */
  readonly cards: readonly CardId[];
  readonly count: number;
  readonly limit: number;
  readonly rule: string;
}

/** Permanent cards count, but others go in their place. RR: Permanent. */
function over(
  table: ChampionsTable,
  all: readonly CardId[],
  { limit, ...about }: Pick<Excess, 'seat' | 'limit' | 'rule'>,
): Excess | null {
  if (all.length <= limit) return null;
  const cards = all.filter((card) => canLeavePlay(table, card));
  const count = Math.min(all.length - limit, cards.length);
  return count === 0 ? null : { ...about, limit, cards, count };
}

/** The cards above a limit, and the player who chooses which are discarded. */
function excess(table: ChampionsTable): Excess | null {
  const { state } = table;
  for (const seat of inPlayerOrder(state)) {
    const allies = alliesOf(state, seat).filter((card) => counts(table, card));
    const allyLimit = value(table, identityOf(state, seat), 'allyLimit');
    const tooMany = over(table, allies, { seat, limit: allyLimit, rule: 'ally limit' });
    if (tooMany) return tooMany;
    const restricted = zoneOf(state, of(AREA, seat)).filter(
      (card) => value(table, card, 'restricted') > 0,
    );
    const limit = RESTRICTED_LIMIT;
    const tooMuch = over(table, restricted, { seat, limit, rule: 'restricted' });
    if (tooMuch) return tooMuch;
  }
  const schemes = zoneOf(state, SIDE_SCHEMES).filter(
    (card) => typeOf(state, card) === 'player_side_scheme',
  );
  const limit = sideSchemeLimit(state.seats);
  const [seat] = inPlayerOrder(state);
  if (seat === undefined) return null;
  return over(table, schemes, { seat, limit, rule: 'player side scheme limit' });
}

/** Whether an ally counts against the limit. RR: Ally Limit. */
const counts = (table: ChampionsTable, ally: CardId) =>
  value(table, ally, 'outsideAllyLimit') === 0;

/** RR: Player Side Scheme Limit. By the number of players who began the game. */
function sideSchemeLimit(players: number): number {
  return players > 2 ? 2 : 1;
}

/** A player above a limit discards at once, before anything else happens. */
export const keepingLimits = championsProcedure('limits in play', 'ally limit', [
  {
    name: 'discard down to the limit',
    question(table) {
      const found = excess(table);
      if (!found) return null;
      const { seat, cards, count, limit, rule } = found;
      const options = cards.map((card) => cardOption('discard', card));
      const ask = { say: 'overLimit', limit, kind: rule };
      return inOrder(table, pickSome({ seat, ask, rule, options }, count, count));
    },
    answered(table, _locals, answer) {
      for (const { card } of answer) if (card !== undefined) discardFromPlay(table, card);
      table.frame.step = 0;
    },
  },
]);

/** Asked all the time, so it only counts as long as nobody has too much. */
export function isOverLimit(table: ChampionsTable): boolean {
  const { state } = table;
  for (const seat of inPlayerOrder(state)) {
    let allies = 0;
    let restricted = 0;
    for (const card of zoneOf(state, of(AREA, seat))) {
      if (typeOf(state, card) === 'ally' && counts(table, card)) allies++;
      if (value(table, card, 'restricted') > 0) restricted++;
    }
    const most = value(table, identityOf(state, seat), 'allyLimit');
    if (allies > most || restricted > RESTRICTED_LIMIT) return excess(table) !== null;
  }
  return zoneOf(state, SIDE_SCHEMES).length > 1 && excess(table) !== null;
}

/** Other copies of a card among these. */
function copiesAmong({ state }: ChampionsTable, card: CardId, among: readonly CardId[]) {
  const { name } = printedAs(state, card);
  return among.filter((other) => other !== card && printedAs(state, other).name === name);
}

export const copiesControlled = (
  table: ChampionsTable,
  card: CardId,
  seat: Seat,
): readonly CardId[] => copiesAmong(table, card, zoneOf(table.state, of(AREA, seat)));

/** RR: Max. Whether a player controls as many copies already as may be. */
export function hasMost(table: ChampionsTable, card: CardId, seat: Seat): boolean {
  const { max } = printedAs(table.state, card);
  return max?.per === 'player' && copiesControlled(table, card, seat).length >= max.times;
}

/** The same of copies that are attached to one card. */
export function bearsMost(table: ChampionsTable, card: CardId, host: CardId): boolean {
  const { max } = printedAs(table.state, card);
  if (max?.per !== 'host') return false;
  return copiesAmong(table, card, attachedTo(table.state, host)).length >= max.times;
}
