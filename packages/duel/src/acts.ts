import type { ActsOf, Rules } from '@grimrule/kernel';
import {
  amount,
  byLot,
  cardAt,
  cardOf,
  cardsOf,
  move,
  NONE,
  report,
  show,
  topOf,
  zoneOf,
} from '@grimrule/kernel';
import { BOX, DECK, DISCARD, HAND, LOCATIONS, on, otherSide } from './board.ts';
import { advanceMarker } from './rules/artefact-track.ts';
import { civiliansAt, freeCivilian } from './rules/bonus.ts';
import type { Blow } from './rules/damage.ts';
import { dealDamage, healDamage, isOnBoard } from './rules/damage.ts';
import { choosingDiscards, discardFromHand, discardHand } from './rules/discarding.ts';
import { drawCards, takeTopLocation } from './rules/drawing.ts';
import { enterPlay, hasRoom } from './rules/entering-play.ts';
import { scorePoints } from './rules/game-end.ts';
import { movingToPlace } from './rules/moving.ts';
import type { DuelVars } from './table.ts';
import { emptyPlaces, onBoard } from './table.ts';
import type { DuelAct } from './vocabulary/nodes.ts';

const acts: ActsOf<DuelVars, DuelAct> = {
  damage: {
    perform(table, { hits }, scope) {
      const blows: Blow[] = [];
      for (const hit of hits) {
        const dealt = amount(table, hit.amount, scope);
        for (const card of cardsOf(table, hit.to, scope)) {
          blows.push({ card, amount: dealt, source: scope.source });
        }
      }
      dealDamage(table, blows);
    },
    possible: (table, { hits }, scope) =>
      hits.some(({ to }) => cardsOf(table, to, scope).some((card) => isOnBoard(table, card))),
  },
  heal: {
    perform(table, act, scope) {
      const healed = amount(table, act.amount, scope);
      for (const card of cardsOf(table, act.from, scope)) healDamage(table, card, healed);
    },
    possible: (table, { from }, scope) =>
      cardsOf(table, from, scope).some(
        (card) => (cardOf(table.state, card).tokens.damage ?? 0) > 0,
      ),
  },
  draw: {
    perform: (table, { count }, scope) => drawCards(table, scope.seat, amount(table, count, scope)),
    possible: (table, _act, { seat }) => zoneOf(table.state, on(DECK, seat)).length > 0,
  },
  score: {
    perform: (table, { points }, scope) =>
      scorePoints(table, scope.seat, amount(table, points, scope)),
  },
  advance: {
    perform: (table, { steps }, { seat }) =>
      table.start(advanceMarker, { seat, steps, moved: false }),
  },
  free: {
    perform: (table) => table.start(freeCivilian, { from: NONE }),
    possible: (table) => civiliansAt(table, NONE).length > 0,
  },
  takeLocation: {
    perform: (table, _act, { seat }) => takeTopLocation(table, seat),
    possible: (table) => zoneOf(table.state, LOCATIONS).length > 0,
  },
  theyDiscard: {
    perform(table, { count, at }, scope) {
      const seat = otherSide(scope.seat);
      const hand = zoneOf(table.state, on(HAND, seat));
      if (at === 'choice') table.start(choosingDiscards, { seat, count, source: scope.source });
      else discardFromHand(table, seat, byLot(table, hand, count));
    },
    possible: (table, _act, { seat }) => zoneOf(table.state, on(HAND, otherSide(seat))).length > 0,
  },
  bothDiscardHands: {
    perform(table, _act, { seat }) {
      discardHand(table, seat);
      discardHand(table, otherSide(seat));
    },
  },
  recover: {
    perform(table, act, scope) {
      const card = cardAt(act.card, scope);
      move(table, card, on(HAND, scope.seat));
      table.tell?.({ say: 'recovered', seat: scope.seat, card });
    },
  },
  enter: {
    perform: (table, act, scope) =>
      table.start(enterPlay, { card: cardAt(act.card, scope), seat: scope.seat, place: NONE }),
    possible: (table, act, scope) => hasRoom(table, scope.seat, cardAt(act.card, scope)),
  },
  return: {
    perform(table, act, scope) {
      const card = cardAt(act.card, scope);
      if (!isOnBoard(table, card)) return;
      move(table, card, on(HAND, cardOf(table.state, card).owner));
      table.tell?.({ say: 'returned', card });
    },
  },
  move: {
    perform: (table, act, scope) =>
      table.start(movingToPlace, { card: cardAt(act.card, scope), seat: scope.seat }),
    possible: (table, _act, { seat }) => emptyPlaces(table.state, seat).length > 0,
  },
  swap: {
    perform(table, act, scope) {
      const one = cardAt(act.one, scope);
      const other = cardAt(act.other, scope);
      const here = cardOf(table.state, one).zone;
      move(table, one, cardOf(table.state, other).zone);
      move(table, other, here);
      table.tell?.({ say: 'swapped', seat: scope.seat, cards: [one, other] });
    },
    possible: (table, _act, { seat }) => onBoard(table.state, seat).length > 1,
  },
  look: {
    perform(table, _act, { seat }) {
      const cards = zoneOf(table.state, on(HAND, otherSide(seat)));
      for (const card of cards) show(table, card, 1 << seat);
      table.tell?.({ say: 'looked', seat, cards });
    },
    possible: (table, _act, { seat }) => zoneOf(table.state, on(HAND, otherSide(seat))).length > 0,
  },
  mill: {
    perform(table, { count }, { seat }) {
      const deck = on(DECK, seat);
      for (let done = 0; done < count && zoneOf(table.state, deck).length > 1; done++) {
        const card = topOf(table, deck);
        move(table, card, on(DISCARD, seat));
        table.tell?.({ say: 'milled', seat, card });
        report(table, [card]);
      }
    },
    possible: (table, _act, { seat }) => zoneOf(table.state, on(DECK, seat)).length > 1,
  },
  box: {
    perform(table, act, scope) {
      const card = cardAt(act.card, scope);
      move(table, card, BOX);
      table.tell?.({ say: 'boxed', card });
    },
  },
};

/** The kernel hands every act to its own function by name, so the general type is safe here. */
export const ACTS = acts as unknown as Rules<DuelVars>['acts'];
