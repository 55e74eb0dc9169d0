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
import type { SetupLines } from '../../decks/lines.ts';
import type { Ending } from '../../rules/end/game-end.ts';
import type { Phase } from '../../vocabulary/nodes.ts';

/** Tokens of a kind: `resource`, `progress`, `damage`. */
interface OfTokens extends OfCard, OfCount {
  readonly counter: string;
}

/** Every line of Rings and what it speaks of. */
export interface RingsLines
  extends AdviceLines,
    CooperativeLines<Ending>,
    SetupLines,
    CampaignLines {
  // Setup.
  /** `cards` holds the heroes, the count is the starting threat. */
  heroesPlaced: OfSeat & OfCards & OfCount;
  mulligan: object;
  takesMulligan: OfSeat;

  // Rounds and phases.
  phaseBegins: { readonly phase: Phase };
  resourcesGained: object;
  planning: object;
  actionWindow: object;

  // Playing cards and using abilities.
  /** One bit mask for each resource that has to be paid. */
  pay: OfCard & { readonly symbols: readonly number[] };
  /** The card changes `cards` for a time. */
  affects: OfCard & OfCards;

  // Why something cannot be done.
  onlyInPlanning: OfCard;
  onlyInPhase: OfCard & { readonly phase: Phase };
  cannotBePlayed: OfCard;
  maxPlayed: OfCard;
  /** The cost, and the number of matching resources. */
  cannotAfford: OfCard & { readonly symbols?: readonly number[]; readonly most?: number };
  /** From here on `cards` holds what is to blame, where that is told. */
  matchInPlay: OfCard & Partial<OfCards>;
  allyLimit: OfCard & Partial<OfCards & OfCount>;
  isLocationActive: OfCard & Partial<OfCards>;
  cannotPayTravel: OfCard;
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

  // Cards that come, go and turn.
  enteredPlay: OfBoth;
  laidOnDeck: OfBoth;
  /** The card is the one with too many attachments. */
  overLimit: OfCard & { readonly limit: number };
  controlTaken: OfBoth;
  toPileOfEliminated: OfBoth;
  returnedToStaging: OfCard;
  exhausted: OfCard;
  readied: OfCard;
  countersPut: OfTokens;
  countersRemoved: OfTokens;
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
  questResolved: OfCount & { readonly result: 'success' | 'failure' | 'tie' };
  progressPlaced: OfCard & OfCount;
  explored: OfCard;
  stageDefeated: OfCard;
  stageRevealed: OfCard;

  // Encounter cards.
  surges: OfCard;
  staged: OfCard;
  encounterDeckReshuffled: object;
  whereToTravel: object;
  travelled: OfCard;
  whomToEngage: object;
  /** The seat is whose engagement check it is. */
  whoEngages: OfSeat;
  orcGuard: OfBoth;
  captured: OfCard;
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
  undefendedDamage: OfCard;
  assignDamage: OfCard;
  attackStrikes: OfCard & OfCount & OfCards;
  whomToAttack: object;
  whoAttacks: OfCard;
  /** The card is the enemy, the seat the one who attacks it. */
  rangedHelp: OfBoth;
  /** `cards` holds the card that deals it, if there is one. */
  damaged: OfCard & OfCount & OfCards;
  destroyed: OfCard;

  // Threat and the end.
  threatRaised: OfSeat & OfCount;
  threatLowered: OfSeat & OfCount;
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
