import type { Counts, Deck } from '../deck.ts';
import type { DeckGame } from '../deck-game.ts';
import type { ListedCard } from '../listing/listing.ts';

/** Cards with those that only their code or title is known of. */
export function withStrangers(cards: Counts, strangers: Counts): Counts {
  return { ...cards, ...strangers };
}

export interface Copies {
  readonly card: ListedCard;
  readonly count: number;
}

/** The cards that are known, in the order of their titles. */
export function copiesOf(counts: Counts, { listing }: DeckGame): readonly Copies[] {
  return Object.entries(counts)
    .flatMap(([code, count]) => {
      const card = listing.coded(code);
      return card ? [{ card, count }] : [];
    })
    .sort(
      (one, other) =>
        one.card.title.localeCompare(other.card.title, 'en') ||
        (one.card.code < other.card.code ? -1 : 1),
    );
}

export function heroesOf({ identities }: Deck, { listing }: DeckGame): readonly ListedCard[] {
  return identities.flatMap((code) => listing.coded(code) ?? []);
}

/** What is in a deck without being a known card: codes and titles. */
export function unknownOf(
  deck: Deck,
  { listing }: DeckGame,
): readonly (readonly [string, number])[] {
  const counts = Object.entries({ ...deck.cards, ...deck.strangers });
  return counts.filter(([code]) => Object.hasOwn(deck.strangers, code) || !listing.coded(code));
}
