import type { Json, Refusal, Seat } from '@grimrule/kernel';
import { z } from 'zod';
import type { Standing, Update } from '../telling/announcer.ts';
import type { Reason } from '../telling/reasons.ts';
import { LONGEST_NAME } from './fields.ts';
import type { Knock } from './joining-api.ts';
import type { Notice } from './notice.ts';

/** How long a line of chat may be. */
export const LONGEST_CHAT = 500;
/** The most options that an answer may name, and a bound for every number. */
const MOST_PICKS = 200;
const MOST = 1_000_000;

const whole = z.number().int().min(-1).max(MOST);
const count = z.number().int().min(0).max(MOST);
const seat = z.number().int().min(0).max(15);

/** A watcher, as a line of chat names them. */
const watcher = z.string().min(1).max(40);

const option = z.object({
  verb: z.string().max(40),
  card: whole.optional(),
  ability: whole.optional(),
  value: whole.optional(),
  event: whole.optional(),
});

/** The sender's own number of a message, so that it knows which one was accepted or refused. */
const id = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
/** How many moves the sender knows of: what it says is meant for that position alone. */
const number = count;

/** Everything that a page may say to a table. Other messages are refused. */
export const clientMessage = z.discriminatedUnion('say', [
  /**
   * The first message: the key of the player, and of old links to seats. A page with no
   * key, or no seat, watches.
   */
  z.object({
    say: z.literal('hello'),
    keys: z.array(z.string().max(64)).max(16),
    name: z.string().max(LONGEST_NAME).optional(),
  }),
  z.object({ say: z.literal('answer'), id, seat, number, answer: z.array(option).max(MOST_PICKS) }),
  z.object({ say: z.literal('undo'), id, seat, number, to: count }),
  z.object({ say: z.literal('redo'), id, seat, number }),
  /** Restores an undone branch: one of those that the standing names. */
  z.object({ say: z.literal('restore'), id, seat, number, branch: count }),
  /** For all seats of this page, to whatever the standing's wish is. */
  z.object({ say: z.literal('allowUndo'), id, seat, number }),
  z.object({ say: z.literal('refuseUndo'), id, seat, number }),
  /** A bot takes a seat, or the seat is given back to a person. */
  z.object({ say: z.literal('seat'), id, seat, bot: z.string().max(40).nullable() }),
  z.object({ say: z.literal('name'), id, seat, name: z.string().max(LONGEST_NAME) }),
  z.object({ say: z.literal('chat'), id, text: z.string().min(1).max(LONGEST_CHAT) }),
  /** Chat for spectators on or off; muting one of them; removing one of them. */
  z.object({ say: z.literal('watchers'), id, talk: z.boolean() }),
  z.object({ say: z.literal('mute'), id, watcher, muted: z.boolean() }),
  z.object({ say: z.literal('remove'), id, watcher }),
  z.object({ say: z.literal('point'), id, card: count }),
  /** A position of the past, as this seat saw it; or, once the game is over, with all cards open. */
  z.object({ say: z.literal('look'), id, seat, at: count, open: z.boolean().optional() }),
  /** Why a line of the log was told, as far as this seat could know. */
  z.object({ say: z.literal('why'), id, seat, line: count, open: z.boolean().optional() }),
  /** The whole standing anew, for a page that has lost its way. */
  z.object({ say: z.literal('refresh'), id }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

/** The occupants of the seats, as everybody at the table may know them. */
export interface SeatInfo {
  readonly name: string;
  /** The bot that plays, or null for a person. */
  readonly bot: string | null;
  /** Whether a player of this seat is connected, and how many pages have it open. */
  readonly present: boolean;
  readonly connections: number;
  /** The player's public name, the same at all their seats; null if free or with an old link. */
  readonly player: string | null;
  /** The seat is free and has no bot: a player can be invited. */
  readonly isFree: boolean;
  /**
   * How many seconds from now a bot may stand in for the absent player, and the host may invite
   * another player: 0 for at once, null while the player is here or the seat is free.
   */
  readonly standIn: number | null;
}

export interface ChatLine {
  readonly number: number;
  /** The seat that speaks, or null for a spectator. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The watcher who speaks, by the name under which it is muted or removed. */
  readonly watcher?: string;
  /** Instead of a text: something that the table tells. */
  readonly notice?: Notice;
}

/** The players' decisions about spectators. */
export interface Watching {
  readonly talk: boolean;
  readonly muted: readonly string[];
  readonly removed: readonly string[];
}

export interface TableInfo {
  readonly table: string;
  readonly game: string;
  readonly options: Json;
  /** Whether players play together against the game, so that undo needs no consent. */
  readonly cooperative: boolean;
  readonly seats: readonly SeatInfo[];
  readonly spectators: number;
  /** Whether spectators may chat, and the muted ones. */
  readonly watchersTalk: boolean;
  readonly muted: readonly string[];
}

/** Everything that a table says to a page. */
export type ServerMessage =
  | {
      readonly say: 'welcome';
      readonly info: TableInfo;
      /** The seats this page plays; none if it watches. */
      readonly seats: readonly Seat[];
      /** One standing a seat, or the spectator's. */
      readonly standings: readonly Standing[];
      readonly chat: readonly ChatLine[];
    }
  | { readonly say: 'update'; readonly update: Update }
  | { readonly say: 'table'; readonly info: TableInfo }
  | { readonly say: 'done'; readonly id: number; readonly number: number }
  | { readonly say: 'refused'; readonly id: number | null; readonly refusal: Refusal }
  | { readonly say: 'chat'; readonly line: ChatLine }
  /** The open knocks; only players hear of them. */
  | { readonly say: 'knocks'; readonly knocks: readonly Knock[] }
  | {
      readonly say: 'point';
      readonly seat: Seat | null;
      readonly name: string;
      readonly card: number;
    }
  | { readonly say: 'look'; readonly id: number; readonly standing: Standing }
  | {
      readonly say: 'why';
      readonly id: number;
      readonly line: number;
      readonly reasons: readonly Reason[];
    };
