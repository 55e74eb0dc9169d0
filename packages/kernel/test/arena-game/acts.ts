import type { Act, CardId, Ref, Scope } from '../../src/index.ts';
import {
  amount,
  become,
  cardAt,
  cardOf,
  cardsOf,
  everybody,
  exhaust,
  happening,
  move,
  occur,
  ready,
  report,
  show,
  shuffle,
  topOf,
  zoneOf,
} from '../../src/index.ts';
import type { ArenaTable, ArenaVars } from './rules.ts';
import { inRing } from './rules.ts';
import type { ArenaAct } from './vocabulary.ts';
import { deckOf, discardOf, handOf } from './zones.ts';

type Named<K extends ArenaAct['do']> = Extract<ArenaAct, { readonly do: K }>;

type ArenaActs = {
  readonly [K in ArenaAct['do']]: {
    perform(table: ArenaTable, act: Named<K>, scope: Scope): void;
    possible?(table: ArenaTable, act: Named<K>, scope: Scope): boolean;
  };
};

const acts: ArenaActs = {
  strike: {
    perform(table, { to, amount: by }, scope) {
      const dealt = amount(table, by, scope);
      const struck = cardsOf(table, to, scope).filter((card) => inRing(table, card));
      const events = struck.map((card) =>
        happening('strike', {
          card,
          source: scope.source,
          seat: cardOf(table.state, card).controller,
          amount: dealt,
        }),
      );
      if (events.length > 0) occur(table, ...events);
    },
    possible: (table, { to }, scope) => cardsOf(table, to, scope).length > 0,
  },
  fall: {
    perform(table, { card }, scope) {
      const events = cardsOf(table, card, scope).map((each) => {
        const { controller, zone } = cardOf(table.state, each);
        return happening('fall', { card: each, seat: controller, zone });
      });
      if (events.length > 0) occur(table, ...events);
    },
  },
  mill: {
    perform(table, { count }, scope) {
      const milled: CardId[] = [];
      for (let left = amount(table, count, scope); left > 0; left--) {
        const card = topOf(table, deckOf(scope.seat));
        if (card < 0) break;
        move(table, card, discardOf(scope.seat));
        milled.push(card);
      }
      report(table, milled);
      for (const card of milled) occur(table, happening('milled', { card, seat: scope.seat }));
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
  },
  show: {
    perform(table, { card }, scope) {
      for (const each of cardsOf(table, card, scope)) show(table, each, everybody(3));
    },
  },
  bury: {
    perform: (table, { card }, scope) => move(table, at(card, scope), deckOf(scope.seat)),
  },
  shuffle: { perform: (table, _act, { seat }) => shuffle(table, deckOf(seat)) },
  exhaust: {
    perform: (table, { card, now }, scope) =>
      now ? exhaust(table, at(card, scope)) : ready(table, at(card, scope)),
    possible: (table, { card, now }, scope) =>
      cardOf(table.state, at(card, scope)).exhausted !== now,
  },
  turn: {
    perform: (table, { card, into }, scope) =>
      become(
        table,
        at(card, scope),
        table.game.printed.findIndex(({ code }) => code === into),
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
