import type { Act } from '../../src/game/rules.ts';
import type { Ref, Scope } from '../../src/index.ts';
import {
  amount,
  become,
  cardAt,
  cardOf,
  cardsOf,
  create,
  exhaust,
  isUnbound,
  move,
  occur,
  ready,
  report,
  setHost,
  show,
  shuffle,
  topOf,
  zoneOf,
} from '../../src/index.ts';
import type { CardId } from '../../src/state/ids.ts';
import { everybody } from '../../src/state/zone.ts';
import { event } from './happenings.ts';
import type { ArenaTable, ArenaVars } from './rules.ts';
import { inRing, volley } from './rules.ts';
import type { ArenaAct } from './vocabulary.ts';
import { cornerOf, deckOf, discardOf, handOf, ringOf, UNDER } from './zones.ts';

type Named<K extends ArenaAct['do']> = Extract<ArenaAct, { readonly do: K }>;

type ArenaActs = {
  readonly [K in ArenaAct['do']]: {
    perform(table: ArenaTable, act: Named<K>, scope: Scope): void;
    possible?(table: ArenaTable, act: Named<K>, scope: Scope): boolean;
    payable?(table: ArenaTable, act: Named<K>, scope: Scope): boolean;
  };
};

const acts: ArenaActs = {
  strike: {
    perform(table, { to, amount: by, mark }, scope) {
      const dealt = amount(table, by, scope);
      const struck = cardsOf(table, to, scope).filter((card) => inRing(table, card));
      const events = struck.map((card) =>
        event.strike(
          { card, source: scope.source, amount: dealt },
          cardOf(table.state, card).controller,
          mark,
        ),
      );
      if (events.length > 0) occur(table, ...events);
    },
    possible: (table, { to }, scope) =>
      isUnbound(to, scope) || cardsOf(table, to, scope).length > 0,
  },
  volley: {
    perform(table, { at: aimedAt, amount: by }, scope) {
      const cards = cardsOf(table, aimedAt, scope);
      const locals = { cards, source: scope.source, amount: amount(table, by, scope), passed: [] };
      table.start(volley, locals);
    },
    possible: (table, { at: aimedAt }, scope) => cardsOf(table, aimedAt, scope).length > 0,
  },
  fall: {
    perform(table, { card }, scope) {
      const events = cardsOf(table, card, scope).map((each) => {
        const { controller, zone } = cardOf(table.state, each);
        return event.fall(each, controller, zone);
      });
      if (events.length > 0) occur(table, ...events);
    },
  },
  mill: {
    perform(table, { count }, scope) {
      const milled: CardId[] = [];
      const wanted = amount(table, count, scope);
      while (milled.length < wanted) {
        const card = topOf(table, deckOf(scope.seat));
        if (card < 0) break;
        move(table, card, discardOf(scope.seat));
        milled.push(card);
      }
      report(table, milled, milled.length, milled.length < wanted);
      for (const card of milled) occur(table, event.milled(card, scope.seat));
    },
    possible: (table, _act, { seat }) => zoneOf(table.state, deckOf(seat)).length > 0,
  },
  draw: {
    perform(table, { count }, scope) {
      for (let left = amount(table, count, scope); left > 0; left--) {
        const card = topOf(table, deckOf(scope.seat));
        if (card >= 0) move(table, card, handOf(scope.seat));
      }
    },
    payable: (table, { count }, scope) =>
      zoneOf(table.state, deckOf(scope.seat)).length >= amount(table, count, scope),
  },
  show: {
    perform(table, { card }, scope) {
      for (const each of cardsOf(table, card, scope))
        show(table, each, everybody(table.state.seats));
    },
  },
  bury: {
    perform: (table, { card }, scope) => move(table, at(card, scope), deckOf(scope.seat)),
  },
  toss: {
    perform(table, { card }, scope) {
      const tossed = cardsOf(table, card, scope);
      for (const each of tossed) move(table, each, discardOf(cardOf(table.state, each).owner));
      report(table, tossed);
    },
    possible: (table, { card }, scope) =>
      isUnbound(card, scope) || cardsOf(table, card, scope).length > 0,
  },
  recall: {
    perform(table, { card }, scope) {
      const events = cardsOf(table, card, scope).map((each) => {
        const { controller, zone } = cardOf(table.state, each);
        return event.recall(each, controller, zone);
      });
      if (events.length > 0) occur(table, ...events);
    },
  },
  corner: {
    perform: (table, { card }, scope) =>
      move(table, at(card, scope), cornerOf((scope.seat + 1) % table.state.seats)),
  },
  attach: {
    perform: (table, { card, to }, scope) => setHost(table, at(card, scope), at(to, scope)),
  },
  tuck: {
    perform(table, { under }, scope) {
      const card = topOf(table, deckOf(scope.seat));
      if (card < 0) return;
      move(table, card, UNDER);
      setHost(table, card, at(under, scope));
    },
    possible: (table, _act, { seat }) => zoneOf(table.state, deckOf(seat)).length > 0,
  },
  summon: {
    perform(table, { code }, { seat }) {
      const design = table.game.printed.findIndex((each) => each?.code === code);
      create(table, design, seat, ringOf(seat));
    },
  },
  shuffle: { perform: (table, _act, { seat }) => shuffle(table, deckOf(seat)) },
  exhaust: {
    perform(table, { card, now }, scope) {
      const found = at(card, scope);
      if (cardOf(table.state, found).exhausted === now) return report(table, [], 0, true);
      if (now) exhaust(table, found);
      else ready(table, found);
      report(table, [found]);
    },
    possible: (table, { card, now }, scope) =>
      cardOf(table.state, at(card, scope)).exhausted !== now,
  },
  turn: {
    perform: (table, { card, into }, scope) =>
      become(
        table,
        at(card, scope),
        table.game.printed.findIndex((each) => each?.code === into),
      ),
  },
  note: {
    perform(table, { word, number }, scope) {
      const text = number === undefined ? word : `${word} ${amount(table, number, scope)}`;
      const { notes } = table.state.vars;
      table.state.vars.notes = notes === '' ? text : `${notes}, ${text}`;
    },
  },
};

function at(ref: Ref, scope: Scope): CardId {
  return cardAt(ref, scope);
}

export const ACTS = acts as unknown as Readonly<{ [name: string]: Act<ArenaVars> }>;
