import type { CardId, FactsOf, FiltersOf, Rules, Scope, Seat } from '@grimrule/kernel';
import { cardOf, NONE, zoneOf } from '@grimrule/kernel';
import { ARTEFACTS, CIVILIANS, DISCARD, HAND, on, otherSide, placeOf, siteAt } from './board.ts';
import { printedAs } from './cards/pool.ts';
import { hasRoom } from './rules/entering-play.ts';
import type { DuelTable, DuelVars } from './table.ts';
import { emptyPlaces, inPlaceOf, onBoard } from './table.ts';
import type { DuelFact, DuelFilter } from './vocabulary/nodes.ts';
import type { SourceName } from './vocabulary/sources.ts';

/** Duel's named sets of cards, seen from the ability's controller. */
export const SOURCE_CARDS: Readonly<
  Record<SourceName, (table: DuelTable, scope: Scope) => readonly CardId[]>
> = {
  yours: ({ state }, { seat }) => onBoard(state, seat),
  enemies: ({ state }, { seat }) => onBoard(state, otherSide(seat)),
  yourDiscard: ({ state }, { seat }) => zoneOf(state, on(DISCARD, seat)),
  yourHand: ({ state }, { seat }) => zoneOf(state, on(HAND, seat)),
  theirHand: ({ state }, { seat }) => zoneOf(state, on(HAND, otherSide(seat))),
  theirArtefacts: ({ state }, { seat }) => zoneOf(state, on(ARTEFACTS, otherSide(seat))),
  civilians: ({ state }) => CIVILIANS.flatMap((zone) => zoneOf(state, zone)),
};

/** The place of the ability's card; if it has left the board, the place it had. */
function placeOfSource(table: DuelTable, scope: Scope): number {
  const place = placeOf(cardOf(table.state, scope.source).zone);
  if (place !== NONE || scope.event?.card !== scope.source) return place;
  return placeOf(scope.event.zone);
}

const filters: FiltersOf<DuelVars, DuelFilter> = {
  kind: (table, card, _scope, { kind }) => printedAs(table.state, card).kind === kind,
  yours: (table, card, { seat }) => controllerOf(table, card) === seat,
  here: (table, card, scope) => {
    const site = siteAt(placeOf(cardOf(table.state, card).zone));
    return site !== undefined && site === siteAt(placeOfSource(table, scope));
  },
  adjacent: (table, card, scope) => {
    const place = placeOf(cardOf(table.state, card).zone);
    const own = placeOfSource(table, scope);
    return place !== NONE && own !== NONE && Math.abs(place - own) === 1;
  },
  opposite: (table, card, scope) =>
    controllerOf(table, card) !== scope.seat &&
    placeOf(cardOf(table.state, card).zone) !== NONE &&
    placeOf(cardOf(table.state, card).zone) === placeOfSource(table, scope),
  sameCharacter: (table, card, { source }) =>
    printedAs(table.state, card).character === printedAs(table.state, source).character,
  printedCost: (table, card, _scope, { most }) => printedAs(table.state, card).cost.length <= most,
  canEnter: (table, card, { seat }) => hasRoom(table, seat, card),
};

function controllerOf(table: DuelTable, card: CardId): Seat {
  return cardOf(table.state, card).controller;
}

const facts: FactsOf<DuelVars, DuelFact> = {
  at: (table, scope, { site }) => siteAt(placeOfSource(table, scope)) === site,
  nobodyOpposite: (table, scope) =>
    inPlaceOf(table.state, otherSide(scope.seat), placeOfSource(table, scope)) === NONE,
  yours: (_table, { event, seat }) => event?.seat === seat,
  roomToMove: (table, { seat }) => emptyPlaces(table.state, seat).length > 0,
};

/** The kernel hands every node to its own function by name, so the general types are safe here. */
export const FILTERS = filters as unknown as Rules<DuelVars>['filters'];
export const FACTS = facts as unknown as Rules<DuelVars>['facts'];
