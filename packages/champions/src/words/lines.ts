import type { CardId, Seat } from '@grimrule/kernel';
import type { Maximum } from '../cards/card.ts';
import type { SetupLines } from '../decks/lines.ts';
import type { BasicPower } from '../rules/basic-powers.ts';
import type { Ending } from '../rules/game-end.ts';
import type { Status } from '../vocabulary/nodes.ts';

interface OfCard {
  readonly card: CardId;
}
interface OfSeat {
  readonly seat: Seat;
}
interface OfBoth extends OfCard, OfSeat {}
interface OfCards {
  readonly cards: readonly CardId[];
}
interface Counted {
  readonly count: number;
}
interface OfStatus extends OfCard {
  readonly status: Status;
}

/** Every line of Champions and what it speaks of. */
export interface ChampionsLines extends SetupLines {
  // Setup.
  identitySelected: OfBoth;
  firstPlayer: OfSeat;
  /** The villain and the main scheme. */
  scenarioSelected: OfCards;
  mulligan: object;
  mulliganTaken: OfSeat & Counted;

  // Rounds, phases and turns.
  roundBegins: Counted;
  playerPhase: object;
  villainPhase: object;
  stepActivate: OfSeat;
  stepDeal: object;
  stepReveal: object;
  villainPhaseEnds: object;
  turnBegins: OfSeat;
  turnEnds: OfSeat;
  playerTurn: OfSeat;
  /** The seat is whose turn it is. */
  helpWanted: OfSeat;
  forcedAction: object;
  discardAtEnd: Counted;

  // Playing cards and using abilities.
  plays: OfBoth;
  chooseX: OfCard;
  /** One bit mask for each resource that has to be paid. */
  pay: OfCard & { readonly symbols: readonly number[] };
  /** The seat is the one who plays the card. */
  helpToPay: OfBoth;
  paid: OfSeat & OfCards;
  whoseControl: OfCard;
  readyAtCost: OfCard;
  paidWith: OfCard;
  /** Who uses it is said only of an action. */
  abilityUsed: OfCard & Partial<OfSeat>;
  changedForm: OfBoth;
  whichSide: OfCard;
  assignDamage: OfCard & Counted;
  divideThreat: OfCard & Counted;

  // Why something cannot be done. The first two the kernel says too, less exactly.
  doesNotPay: object;
  conditionNotMet: OfCard;
  alreadyChanged: object;
  /** From here on `cards` holds what is to blame, where that is told. */
  cannotBePlayed: OfCard & Partial<OfCards>;
  wrongForm: OfCard;
  matchInPlay: OfCard & Partial<OfCards>;
  maxInPlay: OfCard & Partial<OfCards & Counted>;
  maxPlayed: OfCard & { readonly per: Maximum['per'] };
  teamNotTogether: OfCard;
  /** What it costs, and how many resources there are at most. */
  cannotPay: OfCard & { readonly symbols?: readonly number[]; readonly most?: number };
  /** The card is the one that demands it. */
  cannotPayAdditional: OfCard;
  noSuchPower: OfCard;
  isExhausted: OfCard;
  forbidden: OfCard & Partial<OfCards> & { readonly deed?: string };
  cannotBeAttacked: OfCard & OfCards;
  cannotTakeDamage: OfCard & OfCards;
  cannotLoseThreat: OfCard & OfCards;
  guarded: OfCard & OfCards;
  patrolled: OfCard & OfCards;
  inCrisis: OfCard & OfCards;
  nothingToHeal: OfCard;
  isEliminated: OfCard;
  duringSetup: OfCard;
  /** The seat is the one who may act. */
  perilForbids: OfCard & Partial<OfCards & OfSeat>;
  anotherDefends: OfCard & Partial<OfCards>;

  // Cards that come, go and turn.
  enteredPlay: OfBoth;
  engages: OfBoth;
  /** `cards` holds the host. */
  attached: OfBoth & OfCards;
  /** The kind is the rule: `ally limit`, `restricted`, `player side scheme limit`. */
  overLimit: { readonly limit: number; readonly kind: string };
  discardedFromPlay: OfCard;
  discarded: OfSeat & OfCards;
  toHand: OfBoth;
  toDeckTop: OfCard;
  flipped: OfCard;
  takesControl: OfBoth;
  swapped: OfCards;
  /** From the first card to the second. */
  movedOver: OfCards;
  activeVillain: OfCard;
  removedFromGame: OfCard;
  exhausted: OfCards;
  readied: OfCards;
  countersPut: OfCard & Counted & { readonly counter: string };

  // Decks.
  drew: OfSeat & Counted;
  deckReshuffled: OfSeat;
  milled: OfSeat & OfCards;
  shuffledIn: OfCards;
  lookedAt: OfSeat & OfCards;
  /** From the seat's hand under the card in `cards`. */
  stolen: OfSeat & OfCards;
  encounterDeckReshuffled: object;
  encounterDiscarded: OfCards;
  /** The card lies face down. */
  dealtEncounterCard: OfBoth;
  revealed: OfBoth;
  /** The card is the one that surges. */
  surges: OfBoth;
  cancelled: OfCard;

  // Basic powers. `cards` holds the target.
  chooseTarget: OfCard & { readonly power: BasicPower };
  attacks: OfCard & OfCards;
  thwarts: OfCard & OfCards;
  recovers: OfBoth;
  /** `cards` holds the enemy. */
  defends: OfCard & OfCards;

  // Enemies.
  whichMinion: object;
  whichActivation: object;
  whoRetaliates: OfCard;
  /** `cards` holds the target, the seat is its player. */
  enemyAttacks: OfBoth & OfCards;
  enemySchemes: OfBoth;
  whoDefends: OfBoth & OfCards;
  /** `cards` holds the enemy. */
  attackStrikes: OfCard & Counted & OfCards;
  /** `cards` holds the boost card, which lies face down. */
  boostGiven: OfCard & OfCards;
  boostTurned: OfBoth;
  boostIcons: OfCard & Counted;

  // Damage, threat and status cards.
  /** `cards` holds the card that deals it, if there is one. */
  damaged: OfCard & Counted & OfCards;
  damagePrevented: OfCard & Counted;
  healed: OfCard & Counted;
  defeated: OfCard;
  eliminated: OfSeat;
  statusGiven: OfStatus;
  statusRemoved: OfStatus;
  statusCancels: OfStatus;
  stepThreat: Counted;
  /** `cards` holds the card that places or removes it, if there is one. */
  threatPlaced: OfCard & Counted & OfCards;
  threatRemoved: OfCard & Counted & OfCards;
  accelerated: OfCard & Counted;

  // Stages and the end.
  villainStage: OfCard;
  schemeCompleted: OfCard;
  schemeAdvanced: OfCard;
  schemeRevealed: OfCard & Counted;
  playersWin: { readonly ending: Ending };
  playersLose: { readonly ending: Ending };
}

export type ChampionsVerb =
  | BasicPower
  | 'changeForm'
  | 'endTurn'
  | 'ask'
  | 'play'
  | 'use'
  | 'spend'
  | 'generate'
  | 'amount'
  | 'paidWith'
  | 'player'
  | 'discard'
  | 'defend'
  | 'activate'
  | 'assign'
  | 'relieve'
  | 'side'
  | 'attackIt'
  | 'thwartIt';
