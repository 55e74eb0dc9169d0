import type { Answer, Cost, Option, Source } from '@grimrule/kernel';
import { canPay, sameOption } from '@grimrule/kernel';

/** A symbol of a cost and what pays it so far. */
export interface PaidSymbol {
  readonly symbol: number;
  readonly by: Option | null;
}

/**
 * The symbols that the picked options pay: as many as they can, so nothing is shown as missing that
 * could be paid by sorting differently. The rules' own matching is asked.
 */
export function paidSymbols(cost: Cost, picked: Answer): readonly PaidSymbol[] {
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
export function leftToPay(cost: Cost, picked: Answer): number {
  return cost.symbols.length - payable(cost.symbols, resourcesOf(cost, picked)).length;
}

/** The picked resources, each by itself. */
function resourcesOf({ sources }: Cost, picked: Answer): readonly Source[] {
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
