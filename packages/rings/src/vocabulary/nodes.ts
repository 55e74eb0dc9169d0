import type { Amount, Cards, Filter, Query } from '@grimrule/kernel';
import type { CallName, EventName, LevelName, PeriodName } from './events.ts';
import type { StatName } from './stats.ts';

/** The words of the cards of Rings. */
export interface RingsWords {
  readonly event: EventName;
  readonly level: LevelName;
  readonly call: CallName;
  readonly stat: StatName;
  readonly source: SourceName;
  readonly period: PeriodName;
  readonly deed: never;
  readonly act: RingsAct;
  readonly filter: RingsFilter;
  readonly fact: RingsFact;
  readonly number: RingsNumber;
}

const CARD_TYPES = [
  'Hero',
  'Ally',
  'Attachment',
  'Event',
  'Enemy',
  'Location',
  'Treachery',
  'Objective',
  'Objective Ally',
  'Quest',
  'Campaign',
  /** The threat dial, and a card that lies face down: no types of the book. */
  'Player',
  'Prisoner',
  'Captive',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

const PHASES = [
  'resource',
  'planning',
  'quest',
  'travel',
  'encounter',
  'combat',
  'refresh',
] as const;
export type Phase = (typeof PHASES)[number];

export const isPhase = (name: string): name is Phase =>
  (PHASES as readonly string[]).includes(name);

export type DeckName = 'yours' | 'encounter';

/**
 * Named sets of cards, seen from the ability's controller. A player is spoken of as his threat
 * dial: `a player` is one of the `players`.
 */
export const SOURCES = [
  // Players and characters.
  'you',
  'players',
  'otherPlayers',
  /** Players with enemies before them. */
  'engagedPlayers',
  'firstPlayer',
  /** Whom the event is about. */
  'eventPlayer',
  'heroes',
  'yourHeroes',
  'allies',
  'characters',
  'yourCharacters',
  /** Of yours, those that could attack an enemy now. */
  'yourFighters',
  'committed',
  'yourCommitted',
  // Encounter cards in play.
  'enemies',
  'engagedEnemies',
  'yourEngagedEnemies',
  'stagedEnemies',
  'stagedLocations',
  'stagingArea',
  'locations',
  'activeLocation',
  'quest',
  'objectives',
  /** Objectives that are free of the encounter cards that guard them. */
  'unguarded',
  // Other cards in play.
  'yours',
  'inPlay',
  /** Whatever lies at another card in play. */
  'attachments',
  /** The card this one is attached to, and cards attached to this one. */
  'host',
  'attachedHere',
  /** Of the attack that is going on. */
  'attackingEnemy',
  'defenders',
  'defendingPlayer',
  'attackedEnemy',
  'attackers',
  // Out of play.
  'yourHand',
  'yourDeck',
  'yourDeckTop',
  'yourDiscard',
  'decks',
  'discards',
  'encounterDeck',
  'encounterDeckTop',
  'encounterDiscard',
  'encounterDeckAndDiscard',
  'shadowCards',
  'setAside',
  'prisoners',
  /** What else lies face down because it was captured. */
  'captives',
  /** The hero that the campaign log calls the prisoner. */
  'notedPrisoner',
] as const;
export type SourceName = (typeof SOURCES)[number];

type C = Cards<RingsWords>;
type N = Amount<RingsWords>;
type Q = Query<RingsWords>;
type F = Filter<RingsWords>;

export type RingsFilter =
  | { readonly is: 'type'; readonly types: readonly CardType[] }
  | { readonly is: 'trait'; readonly trait: string }
  /** By its English title. */
  | { readonly is: 'titled'; readonly title: string }
  | { readonly is: 'controlledBy'; readonly who: C }
  | { readonly is: 'engagedWith'; readonly who: C }
  | { readonly is: 'attachedTo'; readonly card: C }
  | { readonly is: 'exhausted' }
  | { readonly is: 'printedCost'; readonly exactly: N }
  | { readonly is: 'mostTokens'; readonly token: string; readonly among: Q }
  /** The uppermost of these in its pile. */
  | { readonly is: 'topmost'; readonly among: Q }
  | { readonly is: 'hasAttached'; readonly where: F };

export type RingsFact =
  /** The event is about you. */
  | { readonly fact: 'yourEvent' }
  /** The attack that is going on has no defender. */
  | { readonly fact: 'undefended' }
  /** No stage of the quest is just being revealed. */
  | { readonly fact: 'stageRevealed' };

export type RingsNumber =
  /** As many as there are players in the game. */
  | { readonly amount: 'perPlayer'; readonly times: number }
  /** What was chosen for X. */
  | { readonly amount: 'x' };

/** Damage dealt at the same time. */
interface Hit {
  readonly amount: N;
  readonly to: C;
}

export type RingsAct =
  | { readonly do: 'damage'; readonly hits: readonly Hit[] }
  /** Without an amount, all of it. */
  | { readonly do: 'heal'; readonly from: C; readonly amount?: N }
  | { readonly do: 'draw'; readonly count: N; readonly who?: C }
  | { readonly do: 'discard'; readonly cards: C }
  | { readonly do: 'discardRandom'; readonly count: N }
  | { readonly do: 'toHand'; readonly cards: C }
  /** On top of the deck each belongs to, or beneath it; several in an order of your choice. */
  | { readonly do: 'toDeck'; readonly cards: C; readonly bottom?: boolean }
  | { readonly do: 'shuffleIn'; readonly cards: C }
  | { readonly do: 'shuffle'; readonly deck: DeckName }
  /** At these cards, or at so many uppermost ones of them; reports them. */
  | { readonly do: 'look'; readonly at: C; readonly count?: N }
  | { readonly do: 'removeFromGame'; readonly cards: C }
  | { readonly do: 'putIntoPlay'; readonly cards: C }
  | { readonly do: 'takeControl'; readonly cards: C }
  | { readonly do: 'swap'; readonly card: C; readonly with: C }
  | { readonly do: 'attach'; readonly card: C; readonly to: C }
  | { readonly do: 'exhaust'; readonly cards: C }
  | { readonly do: 'ready'; readonly cards: C }
  | { readonly do: 'putCounters'; readonly counter: string; readonly on: C; readonly count: N }
  | { readonly do: 'removeCounters'; readonly counter: string; readonly from: C; readonly count: N }
  | { readonly do: 'pickRandom'; readonly from: Q }
  /** What is revealed may guard an objective. */
  | { readonly do: 'reveal'; readonly cards: C; readonly guarding?: C }
  /** The card that is being revealed gains surge. */
  | { readonly do: 'surge' }
  | { readonly do: 'enemyAttacks'; readonly by: C }
  /** The top cards of your deck engage you face down. */
  | { readonly do: 'drone'; readonly count: N }
  /** Threat is kept on the dials of players: theirs is raised and lowered. */
  | { readonly do: 'placeThreat'; readonly on: C; readonly amount: N }
  | { readonly do: 'removeThreat'; readonly from: C; readonly amount: N }
  | { readonly do: 'winGame' }
  | { readonly do: 'loseGame' }
  // What only Rings knows.
  /** Progress on a quest card goes on the active location first. */
  | { readonly do: 'progress'; readonly on: C; readonly count: N }
  | { readonly do: 'addToStaging'; readonly cards: C }
  | { readonly do: 'engage'; readonly enemies: C; readonly who: C }
  | { readonly do: 'uncommit'; readonly cards: C }
  | { readonly do: 'dealShadow'; readonly to: C; readonly count: N }
  /** Characters declare an attack at once. */
  | { readonly do: 'attackNow'; readonly with: C }
  | { readonly do: 'claim'; readonly objective: C; readonly for: C }
  /** Turns cards face down in play: a hero becomes a prisoner. */
  | { readonly do: 'capture'; readonly cards: C }
  | { readonly do: 'rescue'; readonly cards: C }
  /** Writes cards into the log of the campaign. */
  | { readonly do: 'record'; readonly as: 'earned' | 'prisoner'; readonly cards: C }
  | { readonly do: 'eliminate'; readonly who: C };
