import type { Counts, Deck } from '@grimrule/decks';
import { withCopies } from '@grimrule/decks';

/** The piles of a deck that cards are counted in. */
export type Pile = 'cards' | 'sideboard';

export const copiesOf = (counts: Counts, code: string) =>
  Object.hasOwn(counts, code) ? (counts[code] ?? 0) : 0;

/** The same deck with exactly so many copies of a card. */
export function withCount(deck: Deck, code: string, count: number, pile: Pile = 'cards'): Deck {
  const more = Math.max(0, count) - copiesOf(deck[pile], code);
  return more === 0 ? deck : { ...deck, [pile]: withCopies(deck[pile], code, more) };
}

export const withMore = (deck: Deck, code: string, more: number, pile: Pile = 'cards') =>
  withCount(deck, code, copiesOf(deck[pile], code) + more, pile);

/** A copy goes from the deck to the sideboard, or back. */
export function moved(deck: Deck, code: string, to: Pile): Deck {
  const from: Pile = to === 'cards' ? 'sideboard' : 'cards';
  if (copiesOf(deck[from], code) === 0) return deck;
  return withMore(withMore(deck, code, -1, from), code, 1, to);
}

/** Without a card of which nothing is known but its name. */
export function withoutStranger(deck: Deck, name: string): Deck {
  const { [name]: _, ...strangers } = deck.strangers;
  return { ...deck, strangers };
}

export function withoutLine(deck: Deck, line: string): Deck {
  const at = deck.unread.indexOf(line);
  return at < 0 ? deck : { ...deck, unread: deck.unread.filter((_, index) => index !== at) };
}
