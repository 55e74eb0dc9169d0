import type {
  AdviceLines,
  CooperativeLines,
  OfBoth,
  OfCard,
  OfCards,
  OfCount,
  OfSeat,
} from '@grimrule/words';
import type { CampaignLines } from '../../campaign/lines.ts';
import type { Maximum } from '../../cards/card.ts';
import type { SetupLines } from '../../decks/lines.ts';
import type { Ending } from '../../rules/end/game-end.ts';
import type { BasicPower } from '../../rules/player-phase/basic-powers.ts';
import type { Status } from '../../vocabulary/nodes.ts';

interface OfStatus extends OfCard {
  readonly status: Status;
}

/** Every line of Champions and what it speaks of. */
export interface ChampionsLines
  extends AdviceLines,
    CooperativeLines<Ending>,
    SetupLines,
    CampaignLines {
  // Setup.
  identitySelected: OfBoth;
  /** The villain and the main scheme. */
  scenarioSelected: OfCards;
  mulligan: object;
  mulliganTaken: OfSeat & OfCount;

  // Rounds, phases and turns.
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
  discardAtEnd: OfCount;

  // Playing cards and using abilities.
  /** One bit mask for each resource that has to be paid. */
  pay: OfCard & { readonly symbols: readonly number[] };
  /** The seat is the one who plays the card. */
  helpToPay: OfBoth;
  payMore: OfCard;
  paid: OfSeat & OfCards;
  whoseControl: OfCard;
  readyAtCost: OfCard;
  paidWith: OfCard;
  changedForm: OfBoth;
  whichSide: OfCard;
  assignDamage: OfCard & OfCount;
  divideThreat: OfCard & OfCount;

  // Why something cannot be done. The first two the kernel says too, less exactly.
  conditionNotMet: OfCard;
  alreadyChanged: object;
  /** From here on `cards` holds what is to blame, where that is told. */
  cannotBePlayed: OfCard & Partial<OfCards>;
  wrongForm: OfCard;
  matchInPlay: OfCard & Partial<OfCards>;
  maxInPlay: OfCard & Partial<OfCards & OfCount>;
  maxPlayed: OfCard & { readonly per: Maximum['per'] };
  teamNotTogether: OfCard;
  /** The cost, and the most resources that the player has. */
  cannotPay: OfCard & { readonly symbols?: readonly number[]; readonly most?: number };
  /** The card is the one that demands it. */
  cannotPayAdditional: OfCard;
  noSuchPower: OfCard;
  forbidden: OfCard & Partial<OfCards> & { readonly deed?: string };
  cannotBeAttacked: OfCard & OfCards;
  cannotTakeDamage: OfCard & OfCards;
  cannotLoseThreat: OfCard & OfCards;
  cannotBeThwarted: OfCard & OfCards;
  guarded: OfCard & OfCards;
  patrolled: OfCard & OfCards;
  inCrisis: OfCard & OfCards;
  nothingToHeal: OfCard;
  duringSetup: OfCard;
  /** The seat is the one who may act. */
  perilForbids: OfCard & Partial<OfCards & OfSeat>;
  anotherDefends: OfCard & Partial<OfCards>;

  // Cards that come, go and turn.
  enteredPlay: OfBoth;
  /** `cards` holds the host. */
  attached: OfBoth & OfCards;
  /** The kind is the rule: `ally limit`, `restricted`, `player side scheme limit`. */
  overLimit: { readonly limit: number; readonly kind: string };
  toDeckTop: OfCard;
  toDeckBottom: OfCard;
  flipped: OfCard;
  takesControl: OfBoth;
  /** From the first card to the second. */
  movedOver: OfCards;
  activeVillain: OfCard;
  exhausted: OfCards;
  readied: OfCards;
  countersPut: OfCard & OfCount & { readonly counter: string };

  // Decks.
  deckReshuffled: OfSeat;
  milled: OfSeat & OfCards;
  shuffledIn: OfCards;
  specialDeckFormed: OfCount;
  lookedAt: OfSeat & OfCards;
  /** From the seat's hand under the card in `cards`. */
  stolen: OfSeat & OfCards;
  encounterDeckReshuffled: object;
  encounterDiscarded: OfCards;
  /** The card lies face down. */
  dealtEncounterCard: OfBoth;
  /** The card is the one that surges. */
  surges: OfBoth;
  cancelled: OfCard;

  // Basic powers. `cards` holds the target.
  chooseTarget: OfCard & { readonly power: BasicPower };
  thwarts: OfCard & OfCards;
  recovers: OfBoth;

  // Enemies.
  whichMinion: object;
  whichActivation: object;
  whoRetaliates: OfCard;
  /** `cards` holds the target, the seat is its player. */
  enemyAttacks: OfBoth & OfCards;
  enemySchemes: OfBoth;
  whoDefends: OfBoth & OfCards;
  /** `cards` holds the enemy. */
  attackStrikes: OfCard & OfCount & OfCards;
  /** `cards` holds the boost card, which lies face down. */
  boostGiven: OfCard & OfCards;
  boostTurned: OfBoth;
  boostIcons: OfCard & OfCount;

  // Damage, threat and status cards.
  /** `cards` holds the card that deals it, if there is one. */
  damaged: OfCard & OfCount & OfCards;
  damagePrevented: OfCard & OfCount;
  hitPointsSet: OfCard & OfCount;
  defeated: OfCard;
  statusGiven: OfStatus;
  statusRemoved: OfStatus;
  statusCancels: OfStatus;
  stepThreat: OfCount;
  /** `cards` holds the card that places or removes it, if there is one. */
  threatPlaced: OfCard & OfCount & OfCards;
  threatRemoved: OfCard & OfCount & OfCards;
  accelerated: OfCard & OfCount;

  // Stages and the end.
  villainStage: OfCard;
  schemeCompleted: OfCard;
  schemeAdvanced: OfCard;
  schemeRevealed: OfCard & OfCount;
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
