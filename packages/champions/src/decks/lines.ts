import type { LinesOf } from '@grimrule/kernel';
import type { OptionLines } from '@grimrule/words';

/** `hero` is the code of a hero side, or whatever was given instead of one. */
type OfHero = { readonly hero: string };
type OfCard = OfHero & { readonly card: string };
type OfOption = { readonly option: string };
type Range = { readonly count: number; readonly least: number; readonly most: number };

/** Everything that can be wrong with a deck or with the options of a game. Cards are codes. */
export interface SetupLines extends OptionLines {
  unknownIdentity: OfHero;
  /** An identity, of the same hero or another, among the cards of the deck. */
  identityInDeck: OfCard;
  unknownCard: OfCard;
  encounterCard: OfCard;
  campaignCard: OfCard;
  linkedCard: OfCard;
  secondDeckCard: OfCard;
  teamUpOfOthers: OfCard & { readonly names: readonly string[] };
  deckTooSmall: OfHero & { readonly count: number; readonly least: number };
  deckTooLarge: OfHero & { readonly count: number; readonly most: number };
  /** The identity wants exactly `wanted` copies. */
  wrongIdentityCards: OfCard & { readonly count: number; readonly wanted: number };
  /** `other` is the code of the identity the card belongs to, if that is known. */
  cardOfAnotherHero: OfCard & { readonly other?: string };
  unknownAspect: OfHero & { readonly aspect: string };
  wrongAspect: OfHero & { readonly aspect: string; readonly cards: readonly string[] };
  tooManyAspects: OfHero & { readonly aspects: readonly string[]; readonly most: number };
  /** The identity wants as many cards of one aspect as of the next. `wanted` counts aspects. */
  unevenAspects: OfHero & {
    readonly aspects: readonly string[];
    readonly counts: readonly number[];
    readonly wanted: number;
  };
  /** `cards` are all codes with the title in question. */
  tooManyCopies: OfHero & {
    readonly cards: readonly string[];
    readonly count: number;
    readonly most: number;
  };
  uniqueTwice: OfCard & { readonly count: number };
  /** Two unique cards that are the same person, place or thing. One may be the identity. */
  matchingCards: OfHero & { readonly cards: readonly [string, string] };

  optionOutOfRange: OfOption & Range;
  heroCount: Range;
  /** No starter deck has this slug. */
  unknownHero: OfHero;
  tooManyDecks: { readonly count: number; readonly most: number };
  /** The seat has chosen `hero`, and a deck for `other`. */
  deckOfAnotherHero: OfHero & { readonly other: string; readonly seat: number };
  matchingIdentities: {
    readonly heroes: readonly [string, string];
    readonly seats: readonly [number, number];
  };
  unknownMode: { readonly mode: string };
  noSuchStage: { readonly scenario: string; readonly stage: number; readonly most: number };
  /** The scenario needs a set of which there are no cards. */
  missingSet: { readonly scenario: string; readonly set: string };
  notModular: { readonly set: string };
  modularTwice: { readonly set: string };
  /** The campaign log says it. */
  optionOfCampaign: { readonly option: string };
  /** The scenario has no place for modular sets. */
  nothingModular: { readonly scenario: string };
  /** The scenario has the set in any case. */
  usedAnyway: { readonly set: string };
  tooFewModular: { readonly scenario: string; readonly count: number; readonly least: number };
  tooManyRandom: { readonly count: number; readonly most: number };
}

export type SetupLine = LinesOf<SetupLines>;
