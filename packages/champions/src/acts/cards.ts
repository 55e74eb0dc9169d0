import type { CardId, Scope } from '@grimrule/kernel';
import {
  cardOf,
  cardsOf,
  firstOf,
  move,
  NONE,
  report,
  running,
  setHost,
  some,
} from '@grimrule/kernel';
import { ATTACHMENTS, SET_ASIDE, TUCKED, UNDER, ZONES } from '../board.ts';
import { discardFromHand } from '../rules/decks/player-deck.ts';
import { mayTakeControl, takeControl } from '../rules/in-play/control.ts';
import type { Entering } from '../rules/in-play/entering-play.ts';
import { enterPlay } from '../rules/in-play/entering-play.ts';
import { mayEnter } from '../rules/in-play/entrance.ts';
import { bearsMost } from '../rules/in-play/in-play-limits.ts';
import {
  canBeDiscarded,
  canLeavePlay,
  discardFromPlay,
  leavePlay,
  putOnDiscardPile,
  removeFromGame,
} from '../rules/in-play/leaving-play.ts';
import { moveOver } from '../rules/in-play/moving-over.ts';
import { canSwap, swapCards } from '../rules/in-play/swap.ts';
import type { ChampionsTable } from '../table.ts';
import { isInPlay, playerOf, typeOf } from '../table.ts';
import type { ActsOf } from './act.ts';

/** Cards that come into play, leave it, or are laid elsewhere. */
export const cardActs: ActsOf<
  | 'discard'
  | 'removeFromGame'
  | 'removeFromCampaign'
  | 'setAside'
  | 'putIntoPlay'
  | 'takeControl'
  | 'attach'
  | 'tuck'
  | 'swap'
  | 'moveOver'
> = {
  discard: {
    perform(table, { cards }, scope) {
      const all = cardsOf(table, cards, scope);
      const fromHand = all.filter((card) => isInHand(table, card));
      const others = all.filter((card) => !isInHand(table, card));
      const gone = others.filter((card) => discardOne(table, card, scope.source));
      const done = [...fromHand, ...gone];
      report(table, done, done.length, done.length < all.length);
      if (fromHand.length === 0) return;
      const seat = playerOf(table.state, fromHand[0] ?? NONE);
      discardFromHand(table, fromHand);
      table.tell?.({ say: 'discarded', seat, cards: fromHand }, 'discard');
    },
    possible: (table, { cards }, scope) =>
      some(
        table,
        cards,
        scope,
        (card) => !isInPlay(table.state, card) || canBeDiscarded(table, card, scope.source),
      ),
  },
  removeFromGame: {
    perform(table, { cards }, scope) {
      const all = cardsOf(table, cards, scope);
      report(
        table,
        all.filter((card) => removeFromGame(table, card, scope.source)),
      );
    },
  },
  removeFromCampaign: {
    perform(table, { cards }, scope) {
      const { vars } = table.state;
      const all = cardsOf(table, cards, scope);
      vars.struck = [...(vars.struck ?? []), ...all];
      report(table, all);
    },
  },
  setAside: {
    perform(table, { cards }, scope) {
      const all = cardsOf(table, cards, scope).filter((card) => mayGo(table, card, scope.source));
      for (const card of all) {
        if (isInPlay(table.state, card)) leavePlay(table, card, SET_ASIDE);
        else move(table, card, SET_ASIDE);
      }
      report(table, all);
    },
  },
  putIntoPlay: {
    perform(table, { cards, engaging }, scope) {
      const seat = engaging ? playerMeant(table, engaging, scope) : scope.seat;
      const entering = cardsOf(table, cards, scope).filter((card) => mayEnter(table, card, seat));
      report(table, entering);
      for (const card of entering) enterPlay(table, card, seat);
    },
    possible: (table, { cards }, scope) =>
      some(table, cards, scope, (card) => mayEnter(table, card, scope.seat)),
  },
  takeControl: {
    perform(table, { cards, whileThis = false }, scope) {
      const by = whileThis ? scope.source : NONE;
      const taken = cardsOf(table, cards, scope).filter((card) =>
        takeControl(table, card, scope.seat, by),
      );
      report(table, taken);
    },
    possible: (table, { cards }, scope) =>
      some(table, cards, scope, (card) => mayTakeControl(table, card, scope.seat)),
  },
  attach: {
    perform(table, { card, to }, scope) {
      const attached = firstOf(table, card, scope);
      const host = firstOf(table, to, scope);
      if (attached === NONE || host === NONE) return;
      report(table, [attached]);
      const entering = enteringFrame(table, attached);
      if (entering) entering.host = host;
      else if (isInPlay(table.state, attached)) reattach(table, attached, host);
      else enterPlay(table, attached, scope.seat, host);
    },
    possible: (table, { card, to }, scope) => {
      const attached = firstOf(table, card, scope);
      return some(table, to, scope, (host) => mayAttach(table, attached, host));
    },
  },
  tuck: {
    perform(table, { cards, under, facedown = false }, scope) {
      const host = firstOf(table, under, scope);
      if (host === NONE) return;
      const all = cardsOf(table, cards, scope).filter((card) => mayGo(table, card, scope.source));
      for (const card of all) {
        const zone = facedown ? UNDER : TUCKED;
        if (isInPlay(table.state, card)) leavePlay(table, card, zone);
        else move(table, card, zone);
        setHost(table, card, host);
      }
      report(table, all);
    },
  },
  swap: {
    perform(table, { card, with: other }, scope) {
      const pair = [firstOf(table, card, scope), firstOf(table, other, scope)] as const;
      if (pair.includes(NONE) || !canSwap(table, ...pair, scope.source)) return;
      report(table, pair);
      swapCards(table, ...pair);
    },
    // Without a card in both places nothing can be swapped. RR: Swap.
    possible: (table, { card, with: other }, scope) =>
      some(table, card, scope, (one) =>
        some(table, other, scope, (each) => canSwap(table, one, each, scope.source)),
      ),
  },
  moveOver: {
    perform(table, act, scope) {
      const from = firstOf(table, act.from, scope);
      const to = firstOf(table, act.to, scope);
      if (from === to || !isInPlay(table.state, from) || !isInPlay(table.state, to)) return;
      report(table, [to]);
      moveOver(table, from, to);
    },
  },
};

function mayGo(table: ChampionsTable, card: CardId, by: CardId): boolean {
  return !isInPlay(table.state, card) || canLeavePlay(table, card, by);
}

function isInHand({ state }: ChampionsTable, card: CardId): boolean {
  return ZONES[cardOf(state, card).zone]?.hand === true;
}

function discardOne(table: ChampionsTable, card: CardId, by: CardId): boolean {
  if (isInPlay(table.state, card)) return discardFromPlay(table, card, by);
  table.tell?.({ say: 'discardedFromPlay', card }, 'discard');
  putOnDiscardPile(table, card);
  return true;
}

function playerMeant(
  table: ChampionsTable,
  who: Parameters<typeof firstOf>[1],
  scope: Scope,
): number {
  const player = firstOf(table, who, scope);
  return player === NONE ? scope.seat : playerOf(table.state, player);
}

/** The card is just entering play: it will be laid at this host. */
function enteringFrame(table: ChampionsTable, card: CardId): Entering | null {
  const innermost = running<Entering>(table, 'entering play');
  return innermost?.card === card ? innermost : null;
}

/** A card in play is attached to another. A minion is then engaged with nobody, and unhurt. */
function reattach(table: ChampionsTable, card: CardId, host: CardId): void {
  if (typeOf(table.state, card) === 'minion') move(table, card, ATTACHMENTS);
  setHost(table, card, host);
}

/** RR: Attach To, Max. */
function mayAttach(table: ChampionsTable, card: CardId, host: CardId): boolean {
  if (!isInPlay(table.state, host)) return false;
  return card === NONE || !bearsMost(table, card, host);
}
