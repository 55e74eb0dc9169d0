import type { Answer, Prompt, Seat, Snapshot, View } from '@grimrule/kernel';
import type { ChatLine, Watching } from '../messages/messages.ts';
import type { Move } from '../moves/move.ts';
import type { Summary } from '../telling/summary.ts';

/** A seat as it is stored. */
export interface StoredSeat {
  readonly name: string;
  /** The bot that plays, or null for a person. */
  readonly bot: string | null;
  /** The public name of the player who sits there; an old link names none. */
  readonly player?: string | null;
  /** No person sits there, with a key or an old link. */
  readonly isEmpty?: boolean;
  /** The bot only stands in for the person who sits there. */
  readonly isLent?: boolean;
}

/**
 * The services that a table needs. The server keeps moves in a database that others
 * write to as well; the page keeps them in the browser.
 */
export interface Desk {
  /**
   * Stores a move under its number, with where the game stands after it; false if another move
   * has that number already.
   */
  append(number: number, move: Move, snapshot: Snapshot | null, summary: Summary): Promise<boolean>;
  /** The moves that were stored after this number; null in place of one that is lost. */
  movesAfter(number: number): Promise<readonly (Move | null)[]>;
  /**
   * This stored move is lost, or does not fit. The session stops; the table has to be opened anew.
   */
  damaged(number: number): void;
  saveSeat(seat: Seat, stored: StoredSeat): Promise<void>;
  /** Stores a line of chat and gives it its number. */
  saveChat(line: Omit<ChatLine, 'number'>): Promise<ChatLine>;
  saveWatching(watching: Watching): Promise<void>;
  /** The answer of the bot with this name; null if it cannot decide because the table closes. */
  think(bot: string, view: View, prompt: Prompt): Promise<Answer | null>;
  isBot(name: string): boolean;
  /** Tells the other servers of the same table that a player points at a card. */
  passOn(pointing: Pointing): void;
  /** Reports an internal error, which the players cannot fix. */
  report(error: unknown): void;
}

export interface Pointing {
  readonly seat: Seat | null;
  readonly name: string;
  readonly card: number;
}
