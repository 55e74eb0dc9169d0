import type { ColumnType } from 'kysely';

/** A moment that the database sets. */
type Moment = ColumnType<Date, never, never>;
/** A moment that is set, or not yet. */
type Later = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Until = ColumnType<Date, Date, never>;

/** The tables of players and of what leads to a seat, as the migration leaves them. */
export interface PlayersSchema {
  readonly players: {
    readonly id: string;
    readonly name: string;
    readonly created: Moment;
    readonly updated: ColumnType<Date, never, Date>;
  };
  /** One key a device; `key_hash` is SHA-256 of it, the key itself is nowhere. */
  readonly player_keys: {
    readonly key_hash: string;
    readonly id: string;
    readonly player: string;
    readonly label: string;
    readonly created: Moment;
    readonly used: ColumnType<Date, never, Date>;
    readonly revoked: Later;
  };
  /** Decks as devices understand them; one that was thrown away is there and says so. */
  readonly player_decks: {
    readonly player: string;
    readonly id: string;
    /** Milliseconds since 1970, by the clock of the device. Drivers read such a number as text. */
    readonly changed: ColumnType<string | number, number, number>;
    readonly body: ColumnType<unknown, string, string>;
  };
  readonly device_codes: {
    readonly code_hash: string;
    readonly player: string;
    readonly expires: Until;
    readonly used: Later;
  };
  /** The devices that have opened a seat. */
  readonly seat_devices: {
    readonly game: string;
    readonly seat: number;
    readonly device: string;
  };
  readonly invitations: {
    readonly token_hash: string;
    readonly id: string;
    readonly game: string;
    readonly seat: number;
    readonly made_by: string | null;
    readonly inviter: string;
    /** The sitter when it was made: a player, `link` for an old link, null for an empty seat. */
    readonly replaces: string | null;
    /** The only player who can accept it, if it answers a knock. */
    readonly for_player: string | null;
    readonly created: Moment;
    readonly expires: Until;
    readonly used_by: ColumnType<string | null, never, string | null>;
    readonly used: Later;
    readonly revoked: Later;
  };
  readonly join_codes: {
    readonly code_hash: string;
    readonly game: string;
    readonly expires: Until;
  };
  readonly knocks: {
    readonly id: string;
    readonly token_hash: string;
    readonly game: string;
    readonly seat: number;
    readonly player: string;
    readonly name: string;
    readonly created: ColumnType<Date, never, Date>;
    readonly expires: ColumnType<Date, Date, Date>;
    readonly answer: ColumnType<'letIn' | 'refused' | null, never, 'letIn' | 'refused' | null>;
  };
}
