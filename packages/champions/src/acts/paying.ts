import type { CardId, Option, Seat } from '@grimrule/kernel';
import {
  asCards,
  canPay,
  firstOf,
  NONE,
  payWith,
  pickOne,
  report,
  some,
  valueOption,
} from '@grimrule/kernel';
import { inOrder } from '../rules/decks/pile-order.ts';
import { mayEnter } from '../rules/in-play/entrance.ts';
import { usePrepayment } from '../rules/playing/being-played.ts';
import {
  canAfford,
  costFor,
  printedCost,
  purse,
  spend,
  symbolsOf,
  symbolsToSpend,
} from '../rules/playing/paying.ts';
import { championsProcedure } from '../table.ts';
import type { CostSymbol } from '../vocabulary/nodes.ts';
import type { ActsOf } from './act.ts';

/** Resources. */
export const payingActs: ActsOf<
  'spend' | 'spendX' | 'payPrintedCost' | 'generate' | 'generateLike' | 'doubled'
> = {
  spend: {
    perform(table, act, scope) {
      const { seat, source } = scope;
      const symbols = symbolsToSpend(table, act, scope);
      if (usePrepayment(table, source)) {
        report(table, [], symbols.length);
        return;
      }
      table.start(spending, { seat, card: source, symbols, reports: NONE });
    },
    possible: (table, act, scope) =>
      canAfford(table, scope.seat, scope.source, symbolsToSpend(table, act, scope)),
  },
  spendX: {
    perform: (table, { resource }, { seat, source }) =>
      table.start(spendingX, { seat, card: source, resource, x: 0 }),
    possible: (table, { resource }, { seat, source }) =>
      canAfford(table, seat, source, symbolsOf([resource])),
  },
  payPrintedCost: {
    // A resource for cards of a kind looks at the card whose cost is paid (FAQ, Make the Call).
    perform(table, { of }, scope) {
      const card = firstOf(table, of, scope);
      const symbols = printedCost(table, card);
      if (usePrepayment(table, scope.source)) {
        report(table, asCards(card), Math.max(1, symbols.length));
        return;
      }
      table.start(spending, { seat: scope.seat, card, symbols, reports: card });
    },
    // It is paid to put the card into play: for one that may not enter nobody can pay.
    possible(table, { of }, scope) {
      const { seat, source } = scope;
      const isPaid = (card: CardId) =>
        canPay(printedCost(table, card), purse(table, seat, card), source);
      return some(table, of, scope, (card) => mayEnter(table, card, seat) && isPaid(card));
    },
  },
  // The payment counts the generated resources.
  generate: { perform: (table) => report(table, [], 1) },
  generateLike: { perform: (table) => report(table, [], 1) },
  doubled: { perform: (table) => report(table, [], 1) },
};

interface Spending {
  readonly seat: Seat;
  /** The card it is paid for. */
  readonly card: CardId;
  readonly symbols: readonly number[];
  /** The card to report instead of what was spent, or NONE. */
  readonly reports: CardId;
}

/** Resources are spent as the cost of an ability. */
export const spending = championsProcedure<Spending>('spending resources', 'cost', [
  {
    name: 'pay',
    question(table, { seat, card, symbols }) {
      if (symbols.length === 0) return null;
      const cost = costFor(table, seat, card, symbols);
      if (!canPay(symbols, cost.sources)) return null;
      const options = cost.sources.map(({ option }) => option);
      const ask = { say: 'pay', card, symbols: [...symbols] };
      const prompt = payWith({ seat, ask, rule: 'cost', options }, cost);
      return inOrder(table, prompt);
    },
    answered(table, { seat, card, reports, symbols }, picked) {
      spend(table, seat, card, picked);
      report(table, reports === NONE ? [] : [reports], symbols.length);
    },
  },
  {
    name: 'nothing to pay',
    run(table, { reports, symbols }) {
      if (symbols.length === 0) report(table, reports === NONE ? [] : [reports], 1);
    },
  },
]);

interface SpendingX {
  readonly seat: Seat;
  readonly card: CardId;
  readonly resource: CostSymbol;
  x: number;
}

/** So many resources of a type as the player likes, at least one. */
export const spendingX = championsProcedure<SpendingX>('spending X resources', 'cost', [
  {
    name: 'choose X',
    question(table, { seat, card, resource }) {
      const sources = purse(table, seat, card);
      const options: Option[] = [];
      for (let value = 1; canPay(symbolsOf(times(resource, value)), sources, card); value++) {
        options.push(valueOption('amount', value));
      }
      if (options.length === 0) return null;
      const ask = { say: 'chooseX', card };
      return pickOne({ seat, ask, rule: 'x', options });
    },
    answered(_table, locals, [picked]) {
      locals.x = picked?.value ?? 0;
    },
  },
  {
    name: 'pay',
    run(table, { seat, card, resource, x }) {
      if (x === 0) return;
      const symbols = symbolsOf(times(resource, x));
      table.start(spending, { seat, card, symbols, reports: NONE });
    },
  },
]);

const times = (resource: CostSymbol, count: number) => new Array<CostSymbol>(count).fill(resource);
