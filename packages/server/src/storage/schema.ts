import type { Json, Seed } from '@grimrule/kernel';
import type { Move, Notice, Summary, Watching } from '@grimrule/room';
import type { ColumnType, Generated, RawBuilder } from 'kysely';
import type { PlayersSchema } from '../players/schema.ts';

/** A value that is written as JSON text and read as what it says. */
type AsJson<T> = ColumnType<T, string, string>;
/** A moment: the database sets it, everybody reads it as a date. */
type Moment = ColumnType<Date, never, never>;

/** The tables of the database, as the migrations leave them. */
export interface Schema extends PlayersSchema {
  readonly games: {
    readonly id: string;
    readonly game: string;
    readonly options: AsJson<Json>;
    readonly seed: AsJson<Seed>;
    readonly seed_chosen: boolean;
    /** The version of the rules that set the game up. */
    readonly rules: string;
    /** The generator that dealt its cards, with its version. */
    readonly generator: string;
    readonly summary: AsJson<Summary>;
    /** The player who made the table; those from before have none. */
    readonly host: string | null;
    /** Addresses of watchers are told from one another with it; it is told to nobody. */
    readonly salt: Generated<string>;
    readonly watching: AsJson<Watching> | null;
    readonly created: Moment;
    readonly updated: Moment;
    /** The time when the operator closed it: no player can come to it any more. */
    readonly closed: ColumnType<Date | null, never, null | RawBuilder<unknown>>;
  };
  readonly seats: {
    readonly game: string;
    readonly seat: number;
    /** SHA-256 of the secret of an old link, while there is one; the secret itself is nowhere. */
    readonly key_hash: string | null;
    readonly name: string;
    readonly bot: string | null;
    /** Whether the old link of this seat is that of the host. */
    readonly host: boolean;
    readonly player: string | null;
    /** The bot only stands in for who sits there. */
    readonly lent: Generated<boolean>;
  };
  readonly moves: {
    readonly game: string;
    readonly number: number;
    readonly rules: string;
    readonly body: AsJson<Move>;
  };
  readonly snapshots: {
    readonly game: string;
    readonly number: number;
    readonly decisions: number;
    readonly state: AsJson<unknown>;
  };
  readonly chat: {
    readonly game: string;
    readonly number: number;
    readonly seat: number | null;
    readonly name: string;
    readonly text: string;
    readonly at: Moment;
    readonly watcher: string | null;
    readonly notice: AsJson<Notice> | null;
  };
  readonly reports: {
    readonly id: string;
    readonly game: string;
    readonly seat: number;
    readonly text: string;
    readonly record: AsJson<unknown>;
    readonly at: Moment;
  };
}
