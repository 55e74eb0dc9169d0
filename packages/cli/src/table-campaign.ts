import type { Json, Line, State } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';

/** Something that players have to decide between two games of a campaign. */
export interface Pending {
  /** The sentence that says what. */
  readonly line: Line;
  /** What can be answered: codes of cards, or `none`. */
  readonly answers: readonly string[];
}

export const NONE_CHOSEN = 'none';

/** The campaigns of a game. Their logs are plain data, and each is a file. */
export interface TableCampaign {
  /** An empty log for the players of these options. */
  begin(options: Json, expert: boolean): Read;
  read(sent: unknown): Read;
  /** The decisions without which the next game cannot begin. */
  pending(log: Json): readonly Pending[];
  /** The log after the first pending decision was answered like this. */
  decide(log: Json, answer: string): Read;
  /** What the next game begins with, besides its modes; null if the campaign is over. */
  next(log: Json): Readonly<Record<string, Json>> | null;
  /** The log after a game of it has come to its end. */
  after(log: Json, state: State): Read;
  isWon(log: Json): boolean;
  /** The log in a few lines. */
  describe(log: Json, language: Language): readonly string[];
}

/** A log, or what is wrong with it. */
export type Read = { readonly log: Json } | { readonly problems: readonly Line[] };
