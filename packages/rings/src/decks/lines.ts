import type { LinesOf } from '@grimrule/kernel';
import type { OptionLines } from '@grimrule/words';

/** `seat` is whose deck it is; `card` is a code, or whatever was given instead of one. */
type OfDeck = { readonly seat: number };
type OfCard = OfDeck & { readonly card: string };
type OfOption = { readonly option: string };
type Range = { readonly count: number; readonly least: number; readonly most: number };

/** Everything that can be wrong with a deck. */
export interface DeckLines {
  heroCount: OfDeck & Range;
  /** There is no such card, or it is no hero. */
  unknownHero: OfCard;
  heroTwice: OfCard;
  /** Two players have the same unique hero. */
  sharedHero: { readonly card: string; readonly seats: readonly [number, number] };
  unknownCard: OfCard;
  heroInDeck: OfCard;
  encounterCard: OfCard;
  /** Boons and burdens come from the campaign pool. */
  campaignCard: OfCard;
  deckTooSmall: OfDeck & { readonly count: number; readonly least: number };
  /** `cards` are all codes with the title in question. */
  tooManyCopies: OfDeck & {
    readonly cards: readonly string[];
    readonly count: number;
    readonly most: number;
  };
}

/** Everything that can be wrong with the options of a game. */
export interface SetupLines extends DeckLines, OptionLines {
  /** No deck has this name. */
  unknownDeck: { readonly deck: string };
  /** The campaign log says it. */
  optionOfCampaign: OfOption;
}

export type SetupLine = LinesOf<SetupLines>;
