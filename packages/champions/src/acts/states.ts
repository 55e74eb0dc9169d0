import type { CardId } from '@grimrule/kernel';
import {
  amount,
  cardsOf,
  firstOf,
  occur,
  possible,
  report,
  setTokens,
  some,
  tokensOn,
} from '@grimrule/kernel';
import { event } from '../happenings.ts';
import { isInVain, mayFollow } from '../rules/attack/labels.ts';
import { useLabelled } from '../rules/attack/player-attack.ts';
import { canFlip, turnOver } from '../rules/in-play/flip.ts';
import { removeCounters } from '../rules/in-play/leaving-play.ts';
import {
  canBeExhausted,
  canBeReadied,
  exhaustCards,
  readyCards,
} from '../rules/in-play/readiness.ts';
import { lendTraits } from '../rules/in-play/traits.ts';
import { canChangeTo, changeForm } from '../rules/player-phase/form.ts';
import { canBeGiven, giveStatus, removeStatus } from '../rules/status/status.ts';
import type { ChampionsTable } from '../table.ts';
import { identityOf, isIdentity, isInPlay, playerOf } from '../table.ts';
import type { Status } from '../vocabulary/nodes.ts';
import type { ActsOf } from './act.ts';

/** Acts that change tokens, status cards and whether a card is ready. */
export const stateActs: ActsOf<
  | 'giveStatus'
  | 'removeStatus'
  | 'replaceStatus'
  | 'exhaust'
  | 'ready'
  | 'putCounters'
  | 'removeCounters'
  | 'changeForm'
  | 'flip'
  | 'makeActive'
  | 'gainTraitsOf'
  | 'labelled'
> = {
  gainTraitsOf: {
    perform(table, { cards, until }, scope) {
      const models = cardsOf(table, cards, scope);
      lendTraits(table, identityOf(table.state, scope.seat), models, until);
      report(table, models);
    },
    possible: (table, { cards }, scope) => some(table, cards, scope, () => true),
  },
  giveStatus: {
    perform(table, { status, to }, scope) {
      const cards = cardsOf(table, to, scope);
      const given = cards.filter((card) => giveStatus(table, card, status));
      report(table, given, given.length, given.length < cards.length);
    },
    possible: (table, { status, to }, scope) =>
      some(table, to, scope, (card) => canBeGiven(table, card, status)),
  },
  removeStatus: {
    perform(table, { status, from }, scope) {
      const cards = cardsOf(table, from, scope);
      report(
        table,
        cards.filter((card) => removeStatus(table, card, status)),
      );
    },
    possible: (table, { status, from }, scope) =>
      some(table, from, scope, (card) => tokensOn(table, card, status) > 0),
  },
  replaceStatus: {
    perform(table, { status, by, on }, scope) {
      const cards = cardsOf(table, on, scope).filter((card) => canReplace(table, card, status, by));
      for (const card of cards) {
        removeStatus(table, card, status);
        giveStatus(table, card, by);
      }
      report(table, cards);
    },
    possible: (table, { status, by, on }, scope) =>
      some(table, on, scope, (card) => canReplace(table, card, status, by)),
  },
  exhaust: {
    perform(table, { cards }, scope) {
      const all = cardsOf(table, cards, scope);
      const exhausted = exhaustCards(table, all);
      report(table, exhausted, exhausted.length, exhausted.length < all.length);
      if (exhausted.length === 0) return;
      table.tell?.({ say: 'exhausted', cards: exhausted }, 'exhausted');
    },
    possible: (table, { cards }, scope) =>
      some(table, cards, scope, (card) => canBeExhausted(table, card)),
  },
  ready: {
    perform(table, { cards }, scope) {
      const readied = readyCards(table, cardsOf(table, cards, scope));
      report(table, readied);
      if (readied.length === 0) return;
      table.tell?.({ say: 'readied', cards: readied }, 'ready');
    },
    possible: (table, { cards }, scope) =>
      some(table, cards, scope, (card) => canBeReadied(table, card)),
  },
  putCounters: {
    perform(table, { counter, on, count }, scope) {
      const more = amount(table, count, scope);
      const cards = cardsOf(table, on, scope).filter((card) => isInPlay(table.state, card));
      for (const card of cards) {
        setTokens(table, card, counter, tokensOn(table, card, counter) + more);
        table.tell?.({ say: 'countersPut', card, counter, count: more }, 'counter');
      }
      report(table, cards, more * cards.length);
    },
    possible: (table, { on }, scope) =>
      some(table, on, scope, (card) => isInPlay(table.state, card)),
  },
  removeCounters: {
    perform(table, { counter, from, count }, scope) {
      const most = amount(table, count, scope);
      for (const card of cardsOf(table, from, scope)) {
        const removed = removeCounters(table, card, counter, most);
        report(table, [card], removed, removed < most);
        if (removed === 0) continue;
        const seat = playerOf(table.state, card);
        occur(table, event.countersRemoved(card, seat, removed, counter));
      }
    },
    possible: (table, { counter, from, count }, scope) =>
      some(
        table,
        from,
        scope,
        (card) => tokensOn(table, card, counter) >= amount(table, count, scope),
      ),
  },
  changeForm: {
    perform(table, { to }, { seat }) {
      if (!canChangeTo(table, seat, to)) return;
      report(table, [], 1);
      changeForm(table, seat, to);
    },
    possible: (table, { to }, { seat }) => canChangeTo(table, seat, to),
  },
  flip: {
    perform(table, { cards }, scope) {
      const turned = cardsOf(table, cards, scope).filter((card) => canFlip(table, card));
      report(table, turned);
      for (const card of turned) {
        // An identity changes form by it.
        if (isIdentity(table.state, card)) changeForm(table, playerOf(table.state, card));
        else turnOver(table, card);
      }
    },
    possible: (table, { cards }, scope) =>
      some(table, cards, scope, (card) => canFlip(table, card)),
  },
  makeActive: {
    perform(table, { villain }, scope) {
      const { vars } = table.state;
      const card = firstOf(table, villain, scope);
      if (!isInPlay(table.state, card) || card === vars.activeVillain) return;
      vars.activeVillain = card;
      report(table, [card]);
      table.tell?.({ say: 'activeVillain', card }, 'villain');
    },
  },
  labelled: {
    perform: (table, { labels, body }, scope) => useLabelled(table, labels, body, scope),
    // A stunned or confused identity may try without a target.
    possible: (table, { labels, body }, scope) =>
      mayFollow(table, labels, scope.seat) &&
      (isInVain(table, labels, scope.seat) || possible(table, body, scope)),
  },
};

const canReplace = (table: ChampionsTable, card: CardId, status: Status, by: Status): boolean =>
  tokensOn(table, card, status) > 0 && canBeGiven(table, card, by);
