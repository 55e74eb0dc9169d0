import type { Counts, Deck, DeckGame } from '@grimrule/decks';
import type { Line } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import type { IconName } from '../../card/icons.tsx';

type Named = Readonly<Record<Language, string>>;

/** A card that decks are made of, as the builder speaks of it. */
export interface BuildCard {
  /** As the site calls it, and as decks do. */
  readonly code: string;
  readonly design: number;
  readonly type: string;
  /** An aspect or a sphere. */
  readonly faction: string;
  /** Null where it has none, -1 for X. */
  readonly cost: number | null;
  /** What it gives when it is spent; a kind may be there twice. */
  readonly resources: readonly string[];
  /** By the English names that the rules know. */
  readonly traits: readonly string[];
  readonly keywords: readonly string[];
  /** The packs that it is printed in, with the copies in each. */
  readonly inPacks: Counts;
  /** The set of an identity whose own card it is; empty for others. */
  readonly set: string;
  /** So many copies may be in a deck, as far as the card alone tells. */
  readonly most: number;
  /** Whether it is shuffled into the deck. */
  readonly isDrawn: boolean;
}

/** Something to choose by, or to count: a type, an aspect, a resource. */
export interface Kind {
  readonly id: string;
  readonly name: Named;
  readonly icon?: IconName;
  /** The colour of its frame. */
  readonly tone?: string;
}

/** How a player comes to cards. */
export interface Drawing {
  /** How many cards the first hand has. */
  readonly hand: number;
  /** Any number of cards is put away and replaced, or the whole hand is. */
  readonly mulligan: 'some' | 'whole';
  /** How many cards are drawn in a round, about. */
  readonly perRound: number;
}

/** A deck to begin from. */
export interface ReadyDeck {
  readonly slug: string;
  readonly name: Named;
  readonly deck: Deck;
}

/** What a game brings to the building of decks. The rules say themselves what is legal. */
export interface DeckDesk {
  readonly name: string;
  readonly game: DeckGame;
  /** The cards of the packs that are there. */
  readonly cards: readonly BuildCard[];
  readonly heroes: readonly BuildCard[];
  readonly types: readonly Kind[];
  readonly factions: readonly Kind[];
  /** What is counted as resources; of heroes alone, where only they give any. */
  readonly resources: readonly Kind[];
  /** A deck has as many cards as these, or more. */
  readonly least: number;
  traitName(trait: string, language: Language): string;
  keywordName(keyword: string, language: Language): string;
  /** The same deck led by this hero too, or by this hero alone; without the hero if it is there. */
  withHero(deck: Deck, hero: string): Deck;
  /** Whether a card is the hero's own, so that it comes and goes with the hero. */
  isOwn(card: BuildCard, deck: Deck): boolean;
  /** What a hero asks of a deck beyond the usual. */
  requirements(deck: Deck): readonly Line[];
  drawing(deck: Deck): Drawing;
  readonly ready: readonly ReadyDeck[];
}
