import type { CardId } from '@grimrule/kernel';
import {
  affected,
  cardOf,
  exhaust,
  firstOf,
  isHeeded,
  isUnbound,
  move,
  NONE,
  occur,
  ready,
  report,
  running,
  setHost,
  some,
  value,
} from '@grimrule/kernel';
import { ATTACHED, ON_DECK, of, STAGING, ZONES } from '../board.ts';
import { event } from '../happenings.ts';
import { eliminate } from '../rules/end/elimination.ts';
import { giveTo } from '../rules/first-player.ts';
import type { Entering } from '../rules/in-play/entering-play.ts';
import { ENTERING, enterPlay, mayAttach, reattach, stage } from '../rules/in-play/entering-play.ts';
import { exchangeCards } from '../rules/in-play/exchange.ts';
import { canBeReadied } from '../rules/in-play/exhausted.ts';
import { discardTogether, removeFromGame } from '../rules/in-play/leaving-play.ts';
import { hasCopyInPlay } from '../rules/in-play/unique.ts';
import type { RingsTable } from '../table.ts';
import { isInPlay, playerOf, typeOf } from '../table.ts';
import type { ActsOf } from './act.ts';
import { seatsOf } from './act.ts';

/** Cards that come into play, leave it, or change there. */
export const cardActs: ActsOf<
  | 'discard'
  | 'removeFromGame'
  | 'putIntoPlay'
  | 'takeControl'
  | 'swap'
  | 'eliminate'
  | 'attach'
  | 'exhaust'
  | 'ready'
  | 'addToStaging'
> = {
  discard: {
    perform(table, { cards }, scope) {
      const all = affected(table, cards, scope);
      const fromHand = all.filter((card) => isInHand(table, card));
      const [first] = fromHand;
      if (first !== undefined) {
        const seat = playerOf(table.state, first);
        table.tell?.({ say: 'discarded', seat, cards: fromHand }, 'discard pile');
      }
      const done = discardTogether(table, all);
      report(table, done, done.length, done.length < all.length);
    },
    possible: (table, { cards }, scope) =>
      some(table, cards, scope, (card) => value(table, card, 'permanent') === 0),
  },
  removeFromGame: {
    perform(table, { cards }, scope) {
      const all = affected(table, cards, scope);
      for (const card of all) removeFromGame(table, card);
      report(table, all);
    },
  },
  putIntoPlay: {
    perform(table, { cards }, scope) {
      const entering = affected(table, cards, scope).filter((card) => mayEnter(table, card));
      report(table, entering);
      for (const card of entering) {
        const { owner } = cardOf(table.state, card);
        const hero = typeOf(table.state, card) === 'Hero';
        enterPlay(table, card, hero && owner !== NONE ? owner : scope.seat);
      }
    },
    possible: (table, { cards }, scope) =>
      some(table, cards, scope, (card) => mayEnter(table, card)),
  },
  takeControl: {
    perform(table, { cards }, scope) {
      const taken = affected(table, cards, scope).filter(
        (card) => isInPlay(table.state, card) && playerOf(table.state, card) !== scope.seat,
      );
      for (const card of taken) giveTo(table, card, scope.seat);
      report(table, taken);
    },
    possible: (table, { cards }, scope) =>
      some(table, cards, scope, (card) => playerOf(table.state, card) !== scope.seat),
  },
  swap: {
    perform(table, act, scope) {
      const [one = NONE] = affected(table, act.card, scope);
      const [other = NONE] = affected(table, act.with, scope);
      if (one === NONE || other === NONE || one === other) return;
      report(table, [one, other]);
      exchangeCards(table, one, other);
    },
    possible: (table, act, scope) =>
      some(table, act.card, scope, () => true) && some(table, act.with, scope, () => true),
  },
  eliminate: {
    perform(table, { who }, scope) {
      for (const seat of seatsOf(table, who, scope)) eliminate(table, seat);
    },
  },
  attach: {
    perform(table, { card, to }, scope) {
      const attached = firstOf(table, card, scope);
      const at = firstOf(table, to, scope);
      if (attached === NONE || at === NONE) return;
      report(table, [attached]);
      const entering = enteringFrame(table, attached);
      if (entering) entering.host = at;
      else if (typeOf(table.state, at) === 'Player') layOnDeck(table, attached, at);
      else if (isInPlay(table.state, attached)) reattach(table, attached, at);
      else if (cardOf(table.state, attached).owner === NONE) layAt(table, attached, at);
      else enterPlay(table, attached, scope.seat, at);
    },
    possible: (table, { card, to }, scope) => {
      const attached = firstOf(table, card, scope);
      if (attached === NONE && !isUnbound(card, scope)) return false;
      return some(
        table,
        to,
        scope,
        (at) =>
          typeOf(table.state, at) === 'Player' ||
          attached === NONE ||
          // RR: Move. Not to where it is already.
          (cardOf(table.state, attached).host !== at && mayAttach(table, attached, at)),
      );
    },
  },
  exhaust: {
    perform(table, { cards }, scope) {
      const all = affected(table, cards, scope);
      const done = all.filter(
        (card) => isInPlay(table.state, card) && !cardOf(table.state, card).exhausted,
      );
      for (const card of done) {
        exhaust(table, card);
        table.tell?.({ say: 'exhausted', card }, 'exhausted');
      }
      report(table, done, done.length, done.length < all.length);
      if (done.length > 0 && isHeeded(table, 'exhausted')) {
        occur(table, ...done.map((card) => event.exhausted(card)));
      }
    },
    possible: (table, { cards }, scope) =>
      some(table, cards, scope, (card) => !cardOf(table.state, card).exhausted),
  },
  ready: {
    perform(table, { cards }, scope) {
      const done = affected(table, cards, scope).filter((card) => canBeReadied(table, card));
      for (const card of done) {
        ready(table, card);
        table.tell?.({ say: 'readied', card }, 'ready');
      }
      report(table, done);
      if (done.length > 0 && isHeeded(table, 'readied')) {
        occur(table, ...done.map((card) => event.readied(card)));
      }
    },
    possible: (table, { cards }, scope) =>
      some(table, cards, scope, (card) => canBeReadied(table, card)),
  },
  addToStaging: {
    perform(table, { cards }, scope) {
      const all = affected(table, cards, scope);
      for (const card of all) stage(table, card);
      report(table, all);
    },
    possible: (table, { cards }, scope) =>
      some(table, cards, scope, (card) => cardOf(table.state, card).zone !== STAGING),
  },
};

/**
 * RR: Event Cards, they do not enter play. RR: Unique Cards. An encounter card comes all the same:
 * the copy in play makes room.
 */
function mayEnter(table: RingsTable, card: CardId): boolean {
  if (typeOf(table.state, card) === 'Event') return false;
  return cardOf(table.state, card).owner === NONE || !hasCopyInPlay(table, card);
}

function isInHand({ state }: RingsTable, card: CardId): boolean {
  return ZONES[cardOf(state, card).zone]?.hand === true;
}

/** The card is just entering play: it will be laid at this host. */
function enteringFrame(table: RingsTable, card: CardId): Entering | null {
  const innermost = running<Entering>(table, ENTERING);
  return innermost?.card === card ? innermost : null;
}

/** An encounter card that counts as an attachment. */
function layAt(table: RingsTable, card: CardId, at: CardId): void {
  move(table, card, ATTACHED);
  setHost(table, card, at);
  table.tell?.({ say: 'attached', card, cards: [at] }, 'attachment cards');
}

/** On top of a player's deck: the player is meant by their dial. */
function layOnDeck(table: RingsTable, card: CardId, dial: CardId): void {
  const seat = playerOf(table.state, dial);
  move(table, card, of(ON_DECK, seat));
  setHost(table, card, dial);
  table.tell?.({ say: 'laidOnDeck', card, seat }, 'attachment cards');
}
