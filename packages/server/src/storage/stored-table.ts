import type { Json, Seed } from '@grimrule/kernel';
import type { ChatLine, Move, Stored, StoredSeat, StoredSnapshot, Summary } from '@grimrule/room';

/** A table before it is stored. */
export interface NewGame {
  readonly game: string;
  readonly options: Json;
  readonly seed: Seed;
  readonly seedChosen: boolean;
  readonly generator: string;
  readonly rules: string;
  readonly summary: Summary;
  readonly seats: readonly Pick<StoredSeat, 'name' | 'bot' | 'player'>[];
  /** The player who makes it. */
  readonly host: string | null;
  /** The position it begins with, if not with its setup, and those that these moves led to. */
  readonly snapshots: readonly StoredSnapshot[];
  readonly moves: readonly Move[];
}

/** A table as it is stored, with those who sit at it; of snapshots only the one it began with. */
export interface StoredTable extends Stored {
  readonly game: string;
  readonly seats: readonly StoredSeat[];
  readonly chat: readonly ChatLine[];
  readonly isClosed: boolean;
  /** The number of the last stored move. If moves are missing or broken, there are fewer of them. */
  readonly last: number;
  /** The moves that can be read, by their numbers. */
  readonly numbered: ReadonlyMap<number, Move>;
}
