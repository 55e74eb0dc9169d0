import type { CardId, Seat } from '@grimrule/kernel';
import type { AdviceLines } from '@grimrule/words';
import type { Ending } from '../rules/game-end.ts';

interface OfCard {
  readonly card: CardId;
}
interface OfSeat {
  readonly seat: Seat;
}
interface OfBoth extends OfCard, OfSeat {}

/** Every line of Duel and what it speaks of. */
export interface DuelLines extends AdviceLines {
  turnBegins: OfSeat;
  playPhase: object;
  attackPhase: OfSeat;
  betweenAttacks: object;

  plays: OfBoth;
  pay: OfCard;
  paid: OfSeat & { readonly cards: readonly CardId[] };
  cannotPay: OfCard;
  noEmptyPlace: OfCard;
  choosePlace: OfCard;
  replaced: OfBoth;
  entered: OfBoth & { readonly place: number };
  moved: OfBoth & { readonly place: number };
  swapped: { readonly cards: readonly CardId[] };

  /** `cards` holds the defender. */
  attacks: OfCard & { readonly cards: readonly CardId[] };
  bonus: OfBoth & { readonly place: number };
  /** `cards` holds the card that deals it, if it is one. */
  damaged: OfCard & { readonly count: number; readonly cards: readonly CardId[] };
  healed: OfCard & { readonly count: number };
  defeated: OfCard;
  returned: OfCard;
  recovered: OfBoth;

  drew: OfBoth;
  tookLocation: OfBoth;
  discarded: OfBoth;
  chooseDiscards: OfCard & { readonly count: number };
  looked: OfSeat & { readonly cards: readonly CardId[] };
  milled: OfBoth;

  freeCivilian: object;
  freed: OfCard;
  /** `now` counts towards the heroes. */
  scored: OfSeat & { readonly count: number; readonly now: number };
  markerJumped: { readonly now: number };
  markerMoved: OfSeat & { readonly now: number };
  chooseArtefact: object;
  tookArtefact: OfBoth;
  usesArtefact: OfBoth;
  boxed: OfCard;

  sideWins: OfSeat & { readonly ending: Ending };
  draw: { readonly ending: Ending };
  optionsAreNoObject: object;
  unknownOption: { readonly option: string };
}

export type DuelVerb =
  | 'play'
  | 'endPhase'
  | 'spend'
  | 'waive'
  | 'place'
  | 'goOn'
  | 'free'
  | 'take'
  | 'discard';
