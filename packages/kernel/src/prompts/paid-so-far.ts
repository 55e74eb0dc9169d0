import type { Option } from './option.ts';
import { sameOption } from './option.ts';
import type { Cost, Source } from './payment.ts';
import { canPay } from './payment.ts';

/** A symbol of a cost and what pays it so far. */
export interface PaidSymbol {
  readonly symbol: number;
  readonly by: Option | null;
}

/**
 * The symbols that the picked options pay: as many as they can, so nothing is shown as missing that
 * could be paid by sorting differently.
 */
export function paidSymbols(cost: Cost, picked: readonly Option[]): readonly PaidSymbol[] {
  const { symbols } = cost;
  let left = resourcesOf(cost, picked);
  const paid = payable(symbols, left);
  return symbols.map((symbol, at) => {
    if (!paid.includes(at)) return { symbol, by: null };
    const later = symbols.filter((_, index) => index > at && paid.includes(index));
    const without = (resource: Source) => left.filter((other) => other !== resource);
    const payer = left.find(
      (resource) => canPay([symbol], [resource]) && canPay(later, without(resource)),
    );
    if (payer) left = without(payer);
    return { symbol, by: payer?.option ?? null };
  });
}

/** How many symbols still have to be paid. */
export function leftToPay(cost: Cost, picked: readonly Option[]): number {
  return cost.symbols.length - payable(cost.symbols, resourcesOf(cost, picked)).length;
}

/** Whether what an option gives pays any symbol of the cost at all. */
export function fitsCost({ symbols, sources }: Cost, option: Option): boolean {
  const source = sources.find((each) => sameOption(each.option, option));
  return !!source && symbols.some((symbol) => canPay([symbol], [source]));
}

/**
 * The picks with one more, which takes the place of earlier ones that are not needed any more: a
 * cost that is paid already is paid with this one instead.
 */
export function paidAlsoWith(
  cost: Cost,
  picked: readonly Option[],
  option: Option,
): readonly Option[] {
  const all = [...picked, option];
  const left = leftToPay(cost, all);
  return picked.reduce((kept, earlier) => {
    const without = kept.filter((other) => other !== earlier);
    return leftToPay(cost, without) === left ? without : kept;
  }, all);
}

/** The picked resources, each by itself. */
function resourcesOf({ sources }: Cost, picked: readonly Option[]): readonly Source[] {
  return picked.flatMap((option) => {
    const source = sources.find((each) => sameOption(each.option, option));
    return source?.gives.map((mask) => ({ ...source, gives: [mask] })) ?? [];
  });
}

/** The places of the most symbols that these resources can pay together. */
function payable(symbols: readonly number[], resources: readonly Source[]): readonly number[] {
  const places: number[] = [];
  const paid: number[] = [];
  for (const [at, symbol] of symbols.entries()) {
    if (!canPay([...paid, symbol], resources)) continue;
    places.push(at);
    paid.push(symbol);
  }
  return places;
}
