/** A deck: its heroes, and how often each card is in it. Cards are codes. */
export interface Deck {
  readonly heroes: readonly string[];
  /** Whole numbers from 1. */
  readonly cards: Readonly<Record<string, number>>;
}

/** A deck that can be chosen by its name. */
export interface NamedDeck extends Deck {
  readonly slug: string;
  readonly name: string;
  readonly nameDe: string;
}

/** Whether two decks hold the same cards, apart from their heroes. */
export function sameCards({ cards: one }: Deck, { cards: other }: Deck): boolean {
  const codes = Object.keys(one);
  return (
    codes.length === Object.keys(other).length && codes.every((code) => one[code] === other[code])
  );
}

export function sameHeroes({ heroes: one }: Deck, { heroes: other }: Deck): boolean {
  return one.length === other.length && one.every((code) => other.includes(code));
}
