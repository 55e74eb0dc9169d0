import type { CardId, Seat } from '@grimrule/kernel';
import type { CampaignLines } from '../campaign/lines.ts';
import type { SetupLines } from '../decks/lines.ts';
import type { Ending } from '../rules/game-end.ts';
import type { Phase } from '../vocabulary/nodes.ts';

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
/** Tokens of a kind: `resource`, `progress`, `damage`. */
interface OfTokens extends OfCard, Counted {
  readonly counter: string;
}

/** Every line of Rings and what it speaks of. */
export interface RingsLines extends SetupLines, CampaignLines {
  // Setup.
  /** `cards` holds the heroes, the count is the starting threat. */
  heroesPlaced: OfSeat & OfCards & Counted;
  firstPlayer: OfSeat;
  mulligan: object;
  takesMulligan: OfSeat;

  // Rounds and phases.
  roundBegins: Counted;
  phaseBegins: { readonly phase: Phase };
  resourcesGained: object;
  planning: object;
  actionWindow: object;

  // Playing cards and using abilities.
  plays: OfBoth;
  chooseX: OfCard;
  /** One bit mask for each resource that has to be paid. */
  pay: OfCard & { readonly symbols: readonly number[] };
  /** Who uses it is said only of an action. */
  abilityUsed: OfCard & Partial<OfSeat>;
  /** The card changes `cards` for a time. */
  affects: OfCard & OfCards;

  // Why something cannot be done.
  isEliminated: OfCard;
  onlyInPlanning: OfCard;
  onlyInPhase: OfCard & { readonly phase: Phase };
  cannotBePlayed: OfCard;
  maxPlayed: OfCard;
  /** What it costs, and how many matching resources there are. */
  cannotAfford: OfCard & { readonly symbols?: readonly number[]; readonly most?: number };
  /** From here on `cards` holds what is to blame, where that is told. */
  matchInPlay: OfCard & Partial<OfCards>;
  allyLimit: OfCard & Partial<OfCards & Counted>;
  isLocationActive: OfCard & Partial<OfCards>;
  cannotPayTravel: OfCard;
  isExhausted: OfCard;
  cannotAttack: OfCard & OfCards;
  cannotDefend: OfCard & OfCards;
  cannotBeEngaged: OfCard & OfCards;
  /** The seat is the one who is attacked. */
  noSentinel: OfBoth;
  alreadyAttacked: OfCard;
  notEngaged: OfCard;
  engagedElsewhere: OfBoth;
  /** `cards` holds the enemy. */
  cannotReach: OfCard & OfCards;
  doesNotPay: object;

  // Cards that come, go and turn.
  enteredPlay: OfBoth;
  /** `cards` holds the host. */
  attached: OfCard & OfCards;
  laidOnDeck: OfBoth;
  /** The card is the one with too many attachments. */
  overLimit: OfCard & { readonly limit: number };
  controlTaken: OfBoth;
  discardedFromPlay: OfCard;
  discarded: OfSeat & OfCards;
  toHand: OfBoth;
  toPileOfEliminated: OfBoth;
  removedFromGame: OfCard;
  returnedToStaging: OfCard;
  exhausted: OfCard;
  readied: OfCard;
  countersPut: OfTokens;
  countersRemoved: OfTokens;
  drew: OfSeat & Counted;
  lookedAt: OfSeat & OfCards;
  shuffledIn: OfCards;
  /** The seat is whose deck it is, or NONE for the encounter deck. */
  toDeck: OfBoth & { readonly where: 'top' | 'bottom' };
  arrange: object;
  layOnPile: object;

  // The quest.
  /** The card is the quest card. */
  commitToQuest: OfCard;
  commits: OfBoth;
  uncommitted: OfCard;
  questResolved: Counted & { readonly result: 'success' | 'failure' | 'tie' };
  progressPlaced: OfCard & Counted;
  explored: OfCard;
  stageDefeated: OfCard;
  stageRevealed: OfCard;

  // Encounter cards.
  revealed: OfBoth;
  surges: OfCard;
  staged: OfCard;
  encounterDeckReshuffled: object;
  whereToTravel: object;
  travelled: OfCard;
  whomToEngage: object;
  /** The seat is whose engagement check it is. */
  whoEngages: OfSeat;
  engages: OfBoth;
  orcGuard: OfBoth;
  captured: OfCard;
  swapped: OfCards;
  rescued: OfCard;

  // The campaign.
  earned: OfCard;
  prisonerNoted: OfCard;

  // Combat. `cards` holds the other side.
  /** The card is the enemy, `cards` holds the shadow card, which lies face down. */
  shadowDealt: OfCard & OfCards;
  shadowTurned: OfCard & OfCards;
  whichEnemyAttacks: object;
  enemyAttacks: OfBoth;
  whoDefends: OfCard;
  whoDefendTogether: OfCard;
  defends: OfCard & OfCards;
  undefendedDamage: OfCard;
  assignDamage: OfCard;
  attackStrikes: OfCard & Counted & OfCards;
  whomToAttack: object;
  whoAttacks: OfCard;
  /** The card is the enemy, the seat the one who attacks it. */
  rangedHelp: OfBoth;
  attacks: OfCard & OfCards;
  /** `cards` holds the card that deals it, if there is one. */
  damaged: OfCard & Counted & OfCards;
  healed: OfCard & Counted;
  destroyed: OfCard;

  // Threat and the end.
  threatRaised: OfSeat & Counted;
  threatLowered: OfSeat & Counted;
  eliminated: OfSeat;
  playersWin: { readonly ending: Ending };
  playersLose: { readonly ending: Ending };
}

export type RingsVerb =
  | 'keep'
  | 'mulligan'
  | 'play'
  | 'use'
  | 'choose'
  | 'amount'
  | 'spend'
  | 'commit'
  | 'travel'
  | 'engage'
  | 'activate'
  | 'defend'
  | 'attack'
  | 'discard';
