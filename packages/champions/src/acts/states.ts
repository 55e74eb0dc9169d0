import {
  amount,
  cardOf,
  cardsOf,
  exhaust,
  firstOf,
  happening,
  occur,
  possible,
  ready,
  report,
  setTokens,
  tokensOn,
  value,
} from '@grimrule/kernel';
import { canFlip, flip } from '../rules/flip.ts';
import { changeForm, formOf } from '../rules/form.ts';
import { removeCounters } from '../rules/leaving-play.ts';
import { useLabelled, wouldBeCancelled } from '../rules/player-attack.ts';
import { canBeGiven, giveStatus, removeStatus } from '../rules/status.ts';
import { usedUp } from '../rules/uses.ts';
import { isInPlay, playerOf } from '../table.ts';
import type { ActsOf } from './act.ts';
import { some } from './act.ts';

/** What lies on cards and how they stand. */
export const stateActs: ActsOf<
  | 'giveStatus'
  | 'removeStatus'
  | 'exhaust'
  | 'ready'
  | 'putCounters'
  | 'removeCounters'
  | 'changeForm'
  | 'flip'
  | 'makeActive'
  | 'labelled'
> = {
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
  exhaust: {
    perform(table, { cards }, scope) {
      const all = cardsOf(table, cards, scope);
      const standing = all.filter(
        (card) => isInPlay(table.state, card) && !cardOf(table.state, card).exhausted,
      );
      for (const card of standing) exhaust(table, card);
      report(table, standing, standing.length, standing.length < all.length);
      if (standing.length === 0) return;
      if (table.log) table.tell({ say: 'exhausted', cards: standing }, 'exhausted');
      occur(
        table,
        ...standing.map((card) =>
          happening('exhausted', { card, seat: playerOf(table.state, card) }),
        ),
      );
    },
    possible: (table, { cards }, scope) =>
      some(
        table,
        cards,
        scope,
        (card) => isInPlay(table.state, card) && !cardOf(table.state, card).exhausted,
      ),
  },
  ready: {
    perform(table, { cards }, scope) {
      const down = cardsOf(table, cards, scope).filter(
        (card) => cardOf(table.state, card).exhausted && value(table, card, 'cannotReady') === 0,
      );
      for (const card of down) ready(table, card);
      report(table, down);
      if (down.length === 0) return;
      if (table.log) table.tell({ say: 'readied', cards: down }, 'ready');
      occur(
        table,
        ...down.map((card) => happening('readied', { card, seat: playerOf(table.state, card) })),
      );
    },
    possible: (table, { cards }, scope) =>
      some(
        table,
        cards,
        scope,
        (card) => cardOf(table.state, card).exhausted && value(table, card, 'cannotReady') === 0,
      ),
  },
  putCounters: {
    perform(table, { counter, on, count }, scope) {
      const more = amount(table, count, scope);
      const cards = cardsOf(table, on, scope).filter((card) => isInPlay(table.state, card));
      for (const card of cards) {
        setTokens(table, card, counter, tokensOn(table, card, counter) + more);
        if (table.log) table.tell({ say: 'countersPut', card, counter, count: more }, 'counter');
      }
      report(table, cards, more * cards.length);
    },
  },
  removeCounters: {
    perform(table, { counter, from, count }, scope) {
      const most = amount(table, count, scope);
      for (const card of cardsOf(table, from, scope)) {
        const removed = removeCounters(table, card, counter, most);
        report(table, [card], removed, removed < most);
        usedUp(table, card, counter);
        if (removed === 0) continue;
        const seat = playerOf(table.state, card);
        const about = { card, seat, amount: removed, marks: [counter] };
        occur(table, happening('countersRemoved', about));
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
      if (to !== undefined && formOf(table, seat) === to) return;
      report(table, [], 1);
      changeForm(table, seat);
    },
    possible: (table, { to }, { seat }) => to === undefined || formOf(table, seat) !== to,
  },
  flip: {
    perform(table, { cards }, scope) {
      const turned = cardsOf(table, cards, scope).filter((card) => canFlip(table, card));
      report(table, turned);
      for (const card of turned) flip(table, card);
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
      if (table.log) table.tell({ say: 'activeVillain', card }, 'villain');
    },
  },
  labelled: {
    perform: (table, { labels, body }, scope) => useLabelled(table, labels, body, scope),
    // A stunned or confused identity may try without a target.
    possible: (table, { labels, body }, scope) =>
      wouldBeCancelled(table, labels, scope.seat) || possible(table, body, scope),
  },
};
