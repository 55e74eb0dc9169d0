import type { Deck } from '../deck.ts';

/** A line that names no card, with the titles that come nearest. */
export interface UnreadLine {
  readonly line: string;
  readonly nearest: readonly string[];
}

/** A title that was taken for another, because it is misspelt. */
export interface Guess {
  readonly line: string;
  readonly title: string;
}

export interface ReadDeck {
  readonly deck: Deck;
  readonly unread: readonly UnreadLine[];
  readonly guesses: readonly Guess[];
}

/** Why nothing, or not everything, was read. Lines are counted from 1. */
export type ReadFault =
  | { readonly say: 'empty' }
  | { readonly say: 'tooLarge'; readonly most: number }
  | { readonly say: 'tooManyLines'; readonly most: number }
  | { readonly say: 'tooManyDecks'; readonly most: number }
  | { readonly say: 'binary' }
  | { readonly say: 'brokenJson'; readonly why: string }
  | { readonly say: 'tooDeep' }
  | { readonly say: 'noDeckInside' }
  | { readonly say: 'brokenXml'; readonly line: number; readonly why: string }
  | { readonly say: 'xmlWithEntities'; readonly line: number }
  | { readonly say: 'foreignGame'; readonly what: string }
  | { readonly say: 'webPage' }
  | { readonly say: 'siteLink'; readonly site: string; readonly address: string }
  | { readonly say: 'brokenLink' }
  | { readonly say: 'noCards' };

export interface Imported {
  readonly decks: readonly ReadDeck[];
  readonly faults: readonly ReadFault[];
}

export const refused = (fault: ReadFault): Imported => ({ decks: [], faults: [fault] });
