import type { Counts, Deck } from '@grimrule/decks';

/** A card of which there are more or fewer. */
export interface Difference {
  readonly code: string;
  readonly before: number;
  readonly after: number;
}

/** What changed from one deck to another: what came first, then what went. */
export function differences(before: Deck, after: Deck): readonly Difference[] {
  const [old, fresh] = [everything(before), everything(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .map((code) => ({ code, before: old[code] ?? 0, after: fresh[code] ?? 0 }))
    .filter((each) => each.before !== each.after)
    .sort((one, other) => other.after - other.before - (one.after - one.before));
}

function everything({ identities, cards, strangers }: Deck): Counts {
  return {
    ...Object.fromEntries(identities.map((code) => [code, 1])),
    ...cards,
    ...strangers,
  };
}
