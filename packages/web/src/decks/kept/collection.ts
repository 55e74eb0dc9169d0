import type { Counts } from '@grimrule/decks';

/** The boxes that somebody owns of a game. */
export interface Owned {
  readonly game: string;
  /** By the code of the pack: how many of them. */
  readonly boxes: Counts;
  /** Whether the builder offers nothing else. */
  readonly only?: boolean;
}

/** A card of the pool with the packs that it is printed in. */
export interface Printed {
  readonly code: string;
  /** How many copies each of these packs holds. */
  readonly inPacks: Counts;
}

/** How many copies of a card somebody owns. */
export function copiesOwned({ inPacks }: Printed, { boxes }: Owned): number {
  return Object.entries(inPacks).reduce(
    (sum, [pack, copies]) => sum + copies * (boxes[pack] ?? 0),
    0,
  );
}

/** What several decks take together. */
function takenBy(decks: readonly Counts[]): ReadonlyMap<string, number> {
  const taken = new Map<string, number>();
  for (const deck of decks) {
    for (const [code, count] of Object.entries(deck)) {
      taken.set(code, (taken.get(code) ?? 0) + count);
    }
  }
  return taken;
}

/** A card of which decks that are used at the same time take more than there are. */
export interface Shortage {
  readonly code: string;
  readonly taken: number;
  readonly owned: number;
}

/** What is short for all of these decks at once, the worst first. */
export function shortages(
  decks: readonly Counts[],
  ownedOf: (code: string) => number,
): readonly Shortage[] {
  return [...takenBy(decks)]
    .map(([code, taken]) => ({ code, taken, owned: ownedOf(code) }))
    .filter(({ taken, owned }) => taken > owned)
    .sort((one, other) => other.taken - other.owned - (one.taken - one.owned));
}
