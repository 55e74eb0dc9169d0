import type { Logged as LoggedAs } from '@grimrule/kernel';

/** Raise this with every change of the log's shape. */
export const LOG_VERSION = 1;

/**
 * The campaign log: everything that lasts from one game of a campaign to the next. It is plain
 * data, to be saved, shown and handed to the next game. Heroes and cards are codes, scenarios are
 * slugs, players are their seats. These are types and no interfaces, so that a log counts as JSON.
 */
export type CampaignLog = {
  readonly version: typeof LOG_VERSION;
  /** RR: Expert Campaign Mode. Damage stays on heroes from one scenario to the next. */
  readonly expert: boolean;
  readonly players: readonly LogPlayer[];
  /** No player can use these heroes any more. */
  readonly fallenHeroes: readonly string[];
  /** Added to everybody's starting threat. */
  readonly threatPenalty: number;
  /** The boons and burdens earned so far. */
  readonly pool: readonly PoolCard[];
  readonly notes: Notes;
  /** In the order in which they were won. */
  readonly completed: readonly CompletedScenario[];
  /** Scenarios that were lost, once for each time. */
  readonly defeats: readonly string[];
};

export type LogPlayer = {
  readonly name: string;
  readonly heroes: readonly string[];
  /** The cards of the deck, which may change between games; boons and burdens are in the pool. */
  readonly cards: Readonly<Record<string, number>>;
  /** Added to this player's starting threat. */
  readonly threatPenalty: number;
  /** Exchanges that are allowed once between two scenarios, and have been made. */
  readonly exchanged: boolean;
  readonly healed: boolean;
};

export type PoolCard = {
  readonly card: string;
  /** The hero that a permanent card is attached to. */
  readonly hero: string | null;
  /** The player whose deck a card with a player card back goes to. */
  readonly player: number | null;
  /** A boon that its player does not want in the deck. */
  readonly leftOut: boolean;
};

export type Notes = {
  /** The hero who will be taken prisoner. */
  readonly prisoner: string | null;
  /** Of an expert campaign: the damage that heroes begin with. */
  readonly damage: Readonly<Record<string, number>>;
  /** The threat that healed heroes add to their player's starting threat. */
  readonly heroPenalties: Readonly<Record<string, number>>;
};

export type CompletedScenario = {
  readonly scenario: string;
  /** The lower, the better. */
  readonly score: number;
};

/** A changed log, or everything that speaks against the change. */
export type Logged<Line> = LoggedAs<CampaignLog, Line>;

/** The players' score in the whole campaign. */
export function totalScore({ completed }: CampaignLog): number {
  return completed.reduce((sum, { score }) => sum + score, 0);
}

/** The increase of a player's starting threat. */
export function threatPenaltyOf(log: CampaignLog, seat: number): number {
  const { heroes = [], threatPenalty = 0 } = log.players[seat] ?? {};
  const ofHeroes = heroes.map((hero) => log.notes.heroPenalties[hero] ?? 0);
  return ofHeroes.reduce((sum, each) => sum + each, log.threatPenalty + threatPenalty);
}
