import { z } from 'zod';
import { nameOfThing, secret } from './fields.ts';

/** So many decks a player may keep at a server, those that were thrown away included. */
export const MOST_DECKS = 500;
/** So many of them go in one request. */
const MOST_AT_ONCE = 20;

const changed = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const stamp = z.object({ id: nameOfThing, changed });

/**
 * `POST /api/players/me/decks`: which decks a device knows, and those that it sends. Of a deck the state
 * that was changed last counts; what a deck is, devices know alone.
 */
export const deckExchange = z.object({
  key: secret,
  known: z.array(stamp).max(2 * MOST_DECKS),
  decks: z.array(stamp.extend({ body: z.record(z.string(), z.unknown()) })).max(MOST_AT_ONCE),
});
export type DeckExchange = z.input<typeof deckExchange>;

export interface StoredDeck {
  readonly id: string;
  readonly changed: number;
  readonly body: unknown;
}

export interface ExchangedDecks {
  /** Those that the device does not have in this state. */
  readonly decks: readonly StoredDeck[];
  /** Names of those that the server does not have in the state of the device. */
  readonly wants: readonly string[];
}

/** `POST /api/decks/fetch`: a deck of another site, which only the server may ask. */
export const siteDeckAsked = z.object({
  host: z.string().max(100),
  id: z.string().regex(/^\d{1,10}$/),
  isPublished: z.boolean(),
});
export type SiteDeckAsked = z.input<typeof siteDeckAsked>;
export interface FetchedDeck {
  readonly text: string;
}
