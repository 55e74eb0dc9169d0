import type { Answer, Cost, Option, Source } from '@grimrule/kernel';
import { sameOption } from '@grimrule/kernel';

/** A symbol of a cost and what pays it so far. */
export interface PaidSymbol {
  readonly symbol: number;
  readonly by: Option | null;
}

interface Resource {
  readonly option: Option;
  readonly mask: number;
}

/**
 * Which symbols the picked options pay. A resource takes a symbol that only another could not
 * take, so nothing is shown as missing that could be paid by sorting differently.
 */
export function paidSymbols({ symbols, sources }: Cost, picked: Answer): readonly PaidSymbol[] {
  const taken: (Resource | null)[] = symbols.map(() => null);
  const place = (resource: Resource, tried: Set<number>): boolean =>
    symbols.some((symbol, at) => {
      if ((resource.mask & symbol) === 0 || tried.has(at)) return false;
      tried.add(at);
      const holder = taken[at] ?? null;
      if (holder && !place(holder, tried)) return false;
      taken[at] = resource;
      return true;
    });
  for (const option of picked) {
    const gives = sourceOf(sources, option)?.gives ?? [];
    for (const mask of gives) place({ option, mask }, new Set());
  }
  return symbols.map((symbol, at) => ({ symbol, by: taken[at]?.option ?? null }));
}

/** How many symbols still have to be paid. */
export function leftToPay(cost: Cost, picked: Answer): number {
  return paidSymbols(cost, picked).filter(({ by }) => by === null).length;
}

function sourceOf(sources: readonly Source[], option: Option): Source | undefined {
  return sources.find((source) => sameOption(source.option, option));
}
