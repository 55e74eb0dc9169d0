import type { Rulebook } from '@grimrule/rulebook';
import type { Language } from '@grimrule/words';

export type Named = Readonly<Record<Language, string>>;

/** A printed card as it stands in the list of all cards. */
export interface ListedCard {
  /** Its name in addresses. */
  readonly code: string;
  readonly design: number;
  /** Its type, by the name that the game has for it. */
  readonly type: string;
  /** How many copies of it there are. */
  readonly copies: number;
  /** Titles on its sides, where one card bears several. */
  readonly titles?: readonly string[];
  /** Codes of the other sides of the same card. */
  readonly otherSides: readonly string[];
  /** The parts of its data, each by field and value: `do:damage`, `level:response`. */
  readonly says: readonly string[];
}

export const GROUP_KINDS = ['set', 'deck', 'scenario'] as const;

/** Cards that belong together. */
export interface Group {
  readonly id: string;
  readonly kind: (typeof GROUP_KINDS)[number];
  readonly name: Named;
  readonly codes: ReadonlySet<string>;
}

/** All cards of a game, for looking them up. */
export interface Catalogue {
  readonly cards: readonly ListedCard[];
  readonly types: readonly { readonly type: string; readonly name: Named }[];
  readonly groups: readonly Group[];
  /** The entries of the rulebook that explain what cards say; what is missing explains itself. */
  readonly explains: Explaining;
  /** Entries that are about this card alone. */
  entriesOf?(card: ListedCard, book: Rulebook): readonly string[];
}

/** Parts of a card's data, and the addresses of the entries that explain them. */
export type Explaining = Readonly<Record<string, string | readonly string[]>>;
