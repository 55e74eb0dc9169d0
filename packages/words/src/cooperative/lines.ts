import type { CardId, Seat } from '@grimrule/kernel';

export interface OfCard {
  readonly card: CardId;
}
export interface OfSeat {
  readonly seat: Seat;
}
export interface OfBoth extends OfCard, OfSeat {}
export interface OfCards {
  readonly cards: readonly CardId[];
}
export interface OfCount {
  readonly count: number;
}
// A type, not an interface: such lines have to fit the general `Line`.
type OfOption = { readonly option: string };

/** The lines that cooperative games tell alike. `Ending` is how a game can end. */
export interface CooperativeLines<Ending extends string> {
  firstPlayer: OfSeat;
  roundBegins: OfCount;

  plays: OfBoth;
  chooseX: OfCard;
  /** An action tells its player too. */
  abilityUsed: OfCard & Partial<OfSeat>;
  /** The kernel says it too, less exactly. */
  doesNotPay: object;
  isExhausted: OfCard;
  isEliminated: OfCard;

  engages: OfBoth;
  attached: OfCard & OfCards;
  discardedFromPlay: OfCard;
  discarded: OfSeat & OfCards;
  toHand: OfBoth;
  swapped: OfCards;
  removedFromGame: OfCard;
  drew: OfSeat & OfCount;
  revealed: OfBoth;

  attacks: OfCard & OfCards;
  defends: OfCard & OfCards;
  healed: OfCard & OfCount;
  eliminated: OfSeat;
  playersWin: { readonly ending: Ending };
  playersLose: { readonly ending: Ending };
}

/** The possible faults of the options of any game, and of the text of a deck list. */
export interface OptionLines {
  optionsAreNoObject: object;
  unknownOption: OfOption;
  /** Of the wrong kind: `option` is the path to it, as in `decks.0.cards`. */
  wrongOption: OfOption;
  /** A deck list that is not read at all. `option` is the path to it, lines are counted from 1. */
  listTooLong: OfOption & { readonly most: number };
  tooManyLines: OfOption & { readonly most: number };
  lineTooLong: OfOption & { readonly line: number; readonly most: number };
  /** `character` is its number, as in `U+2028`. */
  controlCharacter: OfOption & { readonly line: number; readonly character: string };
  unknownScenario: { readonly scenario: string };
}
