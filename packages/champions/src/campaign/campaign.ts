import type { Names } from '../scenarios/scenario.ts';

/** When the log of a campaign has a say in a game. */
export type Moment = 'beforeSetup' | 'afterSetup' | 'afterMulligans';

/** An instruction of the log for setting a game up. The players are told each of them. */
export type SetupInstruction =
  /** The recorded cards are shuffled into the encounter deck. */
  | { readonly do: 'shuffleIn'; readonly at: Moment; readonly recorded: string }
  /** The recorded number is threat on the main scheme; in an expert campaign so much per player. */
  | { readonly do: 'placeThreat'; readonly at: Moment; readonly recorded: string }
  /** Each recorded player deals themself an encounter card, in an expert campaign. */
  | { readonly do: 'dealToRecorded'; readonly at: Moment; readonly recorded: string };

/** An entry that a victory adds to the log. Entries are made in their order. */
export type VictoryInstruction =
  /** Each player takes one of these cards for the campaign, or may leave it; each card is there once. */
  | { readonly do: 'gainOne'; readonly of: readonly string[]; readonly optional?: boolean }
  /** Those of these cards that entered the game: that lie in no second deck any more. */
  | { readonly do: 'recordCards'; readonly of: readonly string[]; readonly as: string }
  /** Counters on the main scheme. */
  | { readonly do: 'recordCounters'; readonly counter: string; readonly as: string }
  /** Players who are engaged with an enemy. */
  | { readonly do: 'recordEngaged'; readonly as: string }
  /** Those of these cards that a player has come to own stay in the deck of that player. */
  | { readonly do: 'keepOwned'; readonly of: readonly string[] }
  /** While the scheme is in play, what lies under it leaves the campaign. */
  | { readonly do: 'loseUnder'; readonly scheme: string }
  /** If the scheme is gone, players in hero form turn these cards to their other side. */
  | {
      readonly do: 'improve';
      readonly unless: string;
      readonly sides: Readonly<Record<string, string>>;
    };

/** A scenario of a campaign. */
export interface CampaignGame {
  /** Its slug. */
  readonly scenario: string;
  readonly setup: readonly SetupInstruction[];
  readonly victory: readonly VictoryInstruction[];
}

/** Scenarios that are played in order as one story. RR: Campaign Mode. */
export interface Campaign {
  readonly slug: string;
  readonly names: Names;
  readonly games: readonly CampaignGame[];
  /** Of an expert campaign: one of these, by lot, goes into the deck of who restores hit points. */
  readonly obligations: readonly string[];
}
