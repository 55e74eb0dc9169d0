import type { CardId, Option, Reserve, Seat } from '@grimrule/kernel';
import { canPay, move, NONE, sameOption, value } from '@grimrule/kernel';
import { HAND, of, PLAYED } from '../../board.ts';
import type { ChampionsTable } from '../../table.ts';
import { inPlayerOrder } from '../../table.ts';
import { canAfford, purse } from './paying.ts';

/** Another player's help with a card: the sources, and the resources they generate. */
export interface Help {
  readonly seat: Seat;
  readonly picked: readonly Option[];
  readonly gives: readonly number[];
}

/** RR: Alliance. The others may help to pay; not so while peril lets nobody help (Grim Rule). */
export function helpersFor(table: ChampionsTable, card: CardId, seat: Seat): readonly Seat[] {
  const { state } = table;
  if (value(table, card, 'alliance') === 0 || state.vars.peril !== NONE) return [];
  return inPlayerOrder(state).filter((other) => other !== seat);
}

/** Whether a player can pay for a card, with all the help they could get. */
export function canBePaid(
  table: ChampionsTable,
  card: CardId,
  seat: Seat,
  symbols: readonly number[],
  reserves?: readonly Reserve[],
): boolean {
  const helpers = helpersFor(table, card, seat);
  if (helpers.length === 0) return canAfford(table, seat, card, symbols, reserves);
  return canPay(
    symbols,
    [seat, ...helpers].flatMap((payer) => purse(table, payer, card)),
    card,
    reserves,
  );
}

/** Cards that are given for another lie open on the table until everything is paid. */
export function offerHelp(
  table: ChampionsTable,
  card: CardId,
  seat: Seat,
  picked: readonly Option[],
): Help {
  const sources = purse(table, seat, card).filter(({ option }) =>
    picked.some((each) => sameOption(each, option)),
  );
  for (const spent of cardsIn(picked)) move(table, spent, of(PLAYED, seat));
  return { seat, picked, gives: sources.flatMap(({ gives }) => gives) };
}

export function takeHelpBack(table: ChampionsTable, { seat, picked }: Help): void {
  for (const spent of cardsIn(picked)) move(table, spent, of(HAND, seat));
}

const cardsIn = (picked: readonly Option[]) =>
  picked.flatMap(({ verb, card }) => (verb === 'spend' && card !== undefined ? [card] : []));

/**
 * The rest of the cost when others give these resources, used so that the rest can be paid; null if
 * it cannot be, however they are used. Symbols of a type come first: the others are easier to pay.
 */
export function leftToPay(
  symbols: readonly number[],
  given: readonly number[],
  payable: (rest: readonly number[]) => boolean,
): readonly number[] | null {
  const [resource, ...others] = given;
  if (resource === undefined) return payable(symbols) ? symbols : null;
  for (const symbol of new Set(symbols)) {
    if ((symbol & resource) === 0) continue;
    const at = symbols.indexOf(symbol);
    const left = leftToPay(symbols.toSpliced(at, 1), others, payable);
    if (left) return left;
  }
  return leftToPay(symbols, others, payable);
}
