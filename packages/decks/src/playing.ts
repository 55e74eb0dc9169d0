import type { Counts, Deck } from './deck.ts';
import type { DeckGame, PlayedOption } from './deck-game.ts';
import { Tally } from './tally.ts';

/** Whether the rules of a game have a card, by the code they call it. */
export type Pool = { has(code: string): boolean };

/** A deck as far as it can be played, and what it lacks. */
export interface Sorted {
  readonly identities: readonly string[];
  readonly cards: Counts;
  readonly sideboard: Counts;
  /** Cards of packs that are not there: by code, or by title where there is no code. */
  readonly notHere: Counts;
}

/** Tells the cards that the pool has from those that it has not. All keep the codes of the site. */
export function sortedBy(pool: Pool, deck: Deck, { listing, ownCode }: DeckGame): Sorted {
  const isHere = (code: string) => {
    const card = listing.coded(code);
    return card !== undefined && pool.has(ownCode(card));
  };
  const notHere = new Tally();
  const here = (counts: Counts): Counts => {
    const kept = new Tally();
    for (const [code, count] of Object.entries(counts)) {
      if (isHere(code)) kept.add(code, count);
      else notHere.add(nameless(code, listing) ?? code, count);
    }
    return kept.counts;
  };
  const identities = deck.identities.filter(isHere);
  for (const code of deck.identities) if (!isHere(code)) notHere.add(code, 1);
  const cards = here(deck.cards);
  const sideboard = here(deck.sideboard);
  for (const [name, count] of Object.entries(deck.strangers)) notHere.add(name, count);
  return { identities, cards, sideboard, notHere: notHere.counts };
}

/** A card without a code of the site is called by its title. */
function nameless(code: string, listing: DeckGame['listing']): string | undefined {
  return /^\d/.test(code) ? undefined : listing.coded(code)?.title;
}

/** The deck as the options of a game take it; what is not there is refused by the game. */
export function optionOf({ identities, cards, strangers }: Deck, game: DeckGame): PlayedOption {
  const own = (code: string) => {
    const card = game.listing.coded(code);
    return card ? game.ownCode(card) : code;
  };
  const counts = Object.entries({ ...cards, ...strangers });
  return game.optionOf({
    identities: identities.map(own),
    cards: Object.fromEntries(counts.map(([code, count]) => [own(code), count])),
  });
}
