import type { CardId, Seat } from '@grimrule/kernel';
import { value, zoneOf } from '@grimrule/kernel';
import { AREA, of, SIDE_SCHEMES } from '../board.ts';
import { printedAs } from '../cards/designs.ts';
import type { ChampionsTable } from '../table.ts';
import {
  alliesOf,
  attachedTo,
  championsProcedure,
  identityOf,
  inPlayerOrder,
  typeOf,
} from '../table.ts';
import { discardFromPlay } from './leaving-play.ts';

/** RR: Restricted. */
const RESTRICTED_LIMIT = 2;

interface Excess {
  readonly seat: Seat;
  readonly cards: readonly CardId[];
  readonly limit: number;
  readonly rule: string;
}

/** What there is too much of now, and who has to choose what goes. */
function excess(table: ChampionsTable): Excess | null {
  const { state } = table;
  for (const seat of inPlayerOrder(state)) {
    const allies = alliesOf(state, seat);
    const allyLimit = value(table, identityOf(state, seat), 'allyLimit');
    if (allies.length > allyLimit) {
      return { seat, cards: allies, limit: allyLimit, rule: 'ally limit' };
    }
    const restricted = zoneOf(state, of(AREA, seat)).filter(
      (card) => value(table, card, 'restricted') > 0,
    );
    if (restricted.length > RESTRICTED_LIMIT) {
      return { seat, cards: restricted, limit: RESTRICTED_LIMIT, rule: 'restricted' };
    }
  }
  const schemes = zoneOf(state, SIDE_SCHEMES).filter(
    (card) => typeOf(state, card) === 'player_side_scheme',
  );
  const limit = sideSchemeLimit(state.seats);
  const [seat] = inPlayerOrder(state);
  return schemes.length > limit && seat !== undefined
    ? { seat, cards: schemes, limit, rule: 'player side scheme limit' }
    : null;
}

/** RR: Player Side Scheme Limit. By the number of players who began the game. */
function sideSchemeLimit(players: number): number {
  return players > 2 ? 2 : 1;
}

/** Who has too much in play discards at once, before anything else happens. */
export const keepingLimits = championsProcedure('limits in play', 'ally limit', [
  {
    name: 'discard down to the limit',
    question(table) {
      const over = excess(table);
      if (!over) return null;
      const count = over.cards.length - over.limit;
      return {
        seat: over.seat,
        ask: { say: 'overLimit', limit: over.limit, kind: over.rule },
        rule: over.rule,
        options: over.cards.map((card) => ({ verb: 'discard', card })),
        least: count,
        most: count,
      };
    },
    answered(table, _locals, answer) {
      for (const { card } of answer) if (card !== undefined) discardFromPlay(table, card);
      table.frame.step = 0;
    },
  },
]);

export function isOverLimit(table: ChampionsTable): boolean {
  return excess(table) !== null;
}

/** RR: Max. How many copies a player may control, or how many may be attached to one card. */
export function copiesControlled(table: ChampionsTable, card: CardId, seat: Seat): number {
  const { name } = printedAs(table.state, card);
  return zoneOf(table.state, of(AREA, seat)).filter(
    (other) => other !== card && printedAs(table.state, other).name === name,
  ).length;
}

export function copiesAttached(table: ChampionsTable, card: CardId, host: CardId): number {
  const { name } = printedAs(table.state, card);
  return attachedTo(table.state, host).filter(
    (other) => other !== card && printedAs(table.state, other).name === name,
  ).length;
}
