import type { Json, Line, Refusal, Seat, View } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { z } from 'zod';
import type { Summary } from '../telling/summary.ts';
import type { StoredDeck } from './decks-api.ts';
import { LONGEST_NAME, secret } from './fields.ts';
import type { PlayerInfo } from './players-api.ts';

const keys = z.array(secret).max(200);

/** The players of a new table's seats: a bot, the maker (`mine`), or a friend later. */
const seats = z
  .array(
    z.object({
      bot: z.string().max(40).nullable(),
      name: z.string().max(LONGEST_NAME),
      mine: z.boolean().optional(),
    }),
  )
  .min(1)
  .max(16);

/** The key of the player who makes a table, and so is its host. */
const making = { key: secret, seats };

/** `POST /api/tables`: a new table. */
export const newTable = z.object({
  game: z.string().max(40),
  options: z.unknown(),
  seed: z.union([z.string().max(100), z.number()]).optional(),
  ...making,
});
export type NewTable = z.input<typeof newTable>;

/** `POST /api/records`: a new table that goes on where a saved game stands. */
export const newTableFromRecord = z.object({ record: z.unknown(), ...making });
export type NewTableFromRecord = z.input<typeof newTableFromRecord>;

/**
 * `POST /api/tables/:table/copy`: a new table that goes on where another one stood after so many
 * decisions. Of a game that is not over only a seat's own view is copied: hidden cards are dealt anew.
 */
export const copyOfTable = z.object({
  at: z.number().int().min(0),
  /** The key of an old link to a seat, for players who have no other. */
  seatKey: secret.optional(),
  ...making,
});
export type CopyOfTable = z.input<typeof copyOfTable>;

/** The answer to all of these: the seats of the maker's key, and the name in a link to watch. */
export interface CreatedTable {
  readonly table: string;
  readonly mine: readonly Seat[];
  readonly watch: string;
}

/** `POST /api/tables/:table`: facts about a table, for the holders of these keys. */
export const askedTable = z.object({ keys });
/** `POST /api/tables/list`: the tables that these keys belong to, the latest first. */
export const askedTables = z.object({ keys });

export interface ListedSeat {
  readonly name: string;
  readonly bot: string | null;
  /** The seat is free and has no bot: a player can be invited. */
  readonly isFree: boolean;
}

export interface ListedTable {
  readonly table: string;
  readonly game: string;
  readonly options: Json;
  readonly seats: readonly ListedSeat[];
  /** The seats that the given keys open, and whether they are the host's. */
  readonly mine: readonly Seat[];
  readonly host: boolean;
  readonly summary: Summary;
  /** Whether the seed was chosen, so that its chooser may know the order of the cards. */
  readonly seedChosen: boolean;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
}
export interface ListedTables {
  readonly tables: readonly ListedTable[];
}

/** `GET /api/tables/:table/view`: where a table stands, as a spectator sees it. */
export interface TableView {
  readonly view: View;
}

/** `POST /api/tables/:table/report`: keeps a copy of the game for developers. */
export const LONGEST_REPORT = 2000;
export const newReport = z.object({ key: secret, text: z.string().max(LONGEST_REPORT) });
export interface CreatedReport {
  readonly report: string;
}

/** `GET /api/about`: the operator's texts by language, and how long data is kept. */
export interface About {
  readonly imprint: Partial<Record<Language, string>>;
  readonly privacy: Partial<Record<Language, string>>;
  /** Days; null to keep it until it is deleted. */
  readonly kept: {
    readonly tables: number | null;
    readonly chat: number | null;
    readonly reports: number | null;
    /** Players without a seat, since their last visit. */
    readonly players: number | null;
  };
}

/** `POST /api/mine/export`: the data of the keys' players, readable for people and programs. */
export interface OwnData {
  readonly players: readonly PlayerInfo[];
  readonly decks: readonly StoredDeck[];
  readonly tables: readonly unknown[];
}

/** `POST /api/mine/delete`: how many seats no longer name anybody, and how many tables are gone. */
export interface Forgotten {
  readonly players: number;
  readonly seats: number;
  readonly tables: number;
}

/** The other answer of every request: why it was refused, or the problems of the options. */
export interface ApiError {
  readonly refusal: Refusal;
  readonly problems?: readonly Line[];
}
