import type { DeckGame } from '../deck-game.ts';
import { readShared } from '../sharing/share.ts';
import type { Imported } from './result.ts';
import { refused } from './result.ts';

/** What a deck of ours is called in an address: `/decks#deck=…`. */
export const SHARE_FIELD = 'deck';

/** Where a site keeps a deck; `isPublished` tells which of two requests asks for it. */
interface SiteDeck {
  readonly game: DeckGame;
  readonly id: string;
  readonly isPublished: boolean;
}

/** The deck of a site to which an address leads; null for any other text. */
export function siteDeckIn(text: string, games: readonly DeckGame[]): SiteDeck | null {
  const pattern =
    /^(?:https?:\/\/)?(?:www\.)?([a-z.]+)\/(?:[a-z]{2}\/)?(?:api\/(?:public|oauth2)\/)?(decklist|deck)\/(?:(?:view|load|edit)\/)?(\d{1,10})(?:[/.?#].*)?$/i;
  const [, host, kind, id] = pattern.exec(text.trim()) ?? [];
  const game = games.find(({ site }) => site.host === host?.toLowerCase());
  if (!game || id === undefined) return null;
  return { game, id, isPublished: kind?.toLowerCase() === 'decklist' };
}

/** Reads a link to a deck: ours holds all of it, that of a site has to be fetched. */
export function readAddress(text: string, games: readonly DeckGame[]): Imported | null {
  const line = text.trim();
  if (line.length > 30_000 || /\s/.test(line)) return null;
  const [, shared] = new RegExp(`[#&?]${SHARE_FIELD}=([^&\\s]+)`).exec(line) ?? [];
  if (shared !== undefined) {
    const deck = readShared(shared);
    const isKnown = deck !== null && games.some(({ name }) => name === deck.game);
    if (!isKnown) return refused({ say: 'brokenLink' });
    return { decks: [{ deck, unread: [], guesses: [] }], faults: [] };
  }
  const site = siteDeckIn(line, games);
  return site && refused({ say: 'siteLink', site: site.game.site.name, address: line });
}
