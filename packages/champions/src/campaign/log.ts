import type { Logged as LoggedAs } from '@grimrule/kernel';
import type { CampaignLine } from './lines.ts';

/** Raise this with every change of the log's shape. */
export const LOG_VERSION = 1;

/**
 * The campaign log: everything that lasts from one game of a campaign to the next. It is plain
 * data, to be saved, shown and handed to the next game. Cards are codes, scenarios and campaigns are
 * slugs, players are their seats. These are types and no interfaces, so that a log counts as JSON.
 */
export type CampaignLog = {
  readonly version: typeof LOG_VERSION;
  readonly campaign: string;
  /** An expert campaign, whatever mode its games are played in. */
  readonly expert: boolean;
  readonly players: readonly LogPlayer[];
  /** Cards, numbers and seats that games have recorded, by the names the campaign gives them. */
  readonly cards: Readonly<Record<string, readonly string[]>>;
  readonly numbers: Readonly<Record<string, number>>;
  readonly seats: Readonly<Record<string, readonly number[]>>;
  /** The choices that players still have to make before the next game. */
  readonly choices: readonly Choice[];
  readonly completed: readonly { readonly scenario: string }[];
  /** Scenarios that were lost, once for each time. */
  readonly defeats: readonly string[];
};

export type LogPlayer = {
  readonly name: string;
  /** The hero side; a player keeps it for the whole campaign. */
  readonly identity: string;
  /** The deck, which may change between games. */
  readonly cards: Readonly<Record<string, number>>;
  /** Cards that the campaign has added to the deck, in any number. */
  readonly gained: readonly string[];
  /** Cards of the deck that have left the campaign. */
  readonly lost: readonly string[];
  /** Of an expert campaign: the hit points that are left; null while there are all of them. */
  readonly hitPoints: number | null;
};

export type Choice = {
  readonly seat: number;
  readonly of: readonly string[];
  readonly optional: boolean;
};

export type Logged = LoggedAs<CampaignLog, CampaignLine>;
