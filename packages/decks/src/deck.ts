/** How many copies, by code or by title. */
export type Counts = Readonly<Record<string, number>>;

/**
 * A deck as its player has it, with cards of packs that cannot be played yet. Cards are codes of
 * the sites where decks are shared; another printing counts as its original.
 */
export interface Deck {
  readonly game: string;
  readonly name: string;
  /** Heroes, in their order. */
  readonly identities: readonly string[];
  readonly cards: Counts;
  readonly sideboard: Counts;
  /** Cards that nothing is known of but what they are called; or a code that nobody knows. */
  readonly strangers: Counts;
  /** Lines that name no card, as they were written. */
  readonly unread: readonly string[];
  readonly notes: string;
  readonly tags: readonly string[];
  /** Aspects that the player has named, beside what the cards tell. */
  readonly aspects: readonly string[];
}

export const EMPTY_DECK: Omit<Deck, 'game'> = {
  name: '',
  identities: [],
  cards: {},
  sideboard: {},
  strangers: {},
  unread: [],
  notes: '',
  tags: [],
  aspects: [],
};

/** So many copies at most are believed. */
export const MOST_COPIES = 999;

/** Counts with so many more copies of a card; without the card when none are left. */
export function withCopies(counts: Counts, code: string, more: number): Counts {
  const count = Math.min(
    MOST_COPIES,
    (Object.hasOwn(counts, code) ? (counts[code] ?? 0) : 0) + more,
  );
  const { [code]: _, ...others } = counts;
  return count > 0 ? { ...others, [code]: count } : others;
}

export function copiesIn(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
