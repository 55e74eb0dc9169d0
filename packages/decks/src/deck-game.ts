import type { Counts, Deck } from './deck.ts';
import type { ListedCard, Listing } from './listing/listing.ts';

/** What the lines below a heading have in common. */
export interface Section {
  /** Types of cards, as the listing calls them. */
  readonly types?: readonly string[];
  readonly faction?: string;
  /** Where the cards go; without it, into the deck. `elsewhere` is no part of a player's deck. */
  readonly place?: 'identity' | 'sideboard' | 'deck' | 'elsewhere';
}

/** A section of a text that is written: its heading for one card and for several. */
export interface WrittenSection {
  readonly one: string;
  readonly many: string;
  readonly types: readonly string[];
}

/** A deck in the JSON of a site. */
export type SiteFields = Readonly<Record<string, unknown>>;

/** A game whose decks people bring: how its sites and tables write them down. */
export interface DeckGame {
  readonly name: string;
  readonly listing: Listing;
  readonly heroTypes: readonly string[];
  /** A deck has one hero, whose own cards it holds; or up to so many. */
  readonly mostIdentities: number;
  /** The words of headings, folded, in English and German. */
  readonly headings: ReadonlyMap<string, Section>;
  /** The site where decks are shared. */
  readonly site: {
    readonly name: string;
    readonly host: string;
    /** Whether a deck in JSON comes from there. */
    readonly isOwn: (deck: SiteFields) => boolean;
    /** The fields of a deck that this site alone has. */
    readonly fieldsOf: (deck: Deck, listing: Listing) => SiteFields;
  };
  readonly text: {
    /** Whether the hero stands on a line of its own below the name of the deck. */
    readonly namesHero: boolean;
    /** Whether a section without cards is written too. */
    readonly writesEmpty: boolean;
    readonly sections: readonly WrittenSection[];
  };
  readonly octgn: {
    readonly id: string;
    /** What the first element has besides. */
    readonly attributes: string;
    readonly sections: readonly { readonly name: string; readonly types: readonly string[] }[];
    readonly sideboard: string | null;
    /** Sections of nobody's deck. */
    readonly shared: readonly string[];
  };
  /** Whether a card lies in play before the game begins. */
  readonly beginsInPlay: (card: ListedCard) => boolean;
  /** What the rules of the game call a card. */
  readonly ownCode: (card: ListedCard) => string;
  /** A seat's deck as the options of a game take it, in codes of the rules. */
  readonly optionOf: (deck: PlayedDeck) => PlayedOption;
}

/** A deck with nothing but what is played, in codes of the rules. */
interface PlayedDeck {
  readonly identities: readonly string[];
  readonly cards: Counts;
}

export type PlayedOption = Readonly<Record<string, string | readonly string[] | Counts>>;
