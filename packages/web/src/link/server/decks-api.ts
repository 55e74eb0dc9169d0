import type { DeckExchange, ExchangedDecks, FetchedDeck, SiteDeckAsked } from '@grimrule/room';
import type { Asked } from './ask.ts';
import { ask, isRefused } from './ask.ts';

export const exchangeDecks = (exchange: DeckExchange): Asked<ExchangedDecks> =>
  ask<ExchangedDecks>('players/me/decks', exchange);

/** Why the deck of a site could not be fetched. */
type Why = 'siteOff' | 'noSuchDeck' | 'siteSilent' | 'unreachable';
const KNOWN: readonly string[] = ['siteOff', 'noSuchDeck', 'siteSilent'] satisfies readonly Why[];

/** The text of a deck at one of the two sites, fetched by the server. */
export async function fetchSiteDeck(
  asked: SiteDeckAsked,
): Promise<FetchedDeck | { readonly why: Why }> {
  const answer = await ask<FetchedDeck>('decks/fetch', asked);
  if (!isRefused(answer)) return answer;
  const { reason } = answer.refused;
  return { why: KNOWN.includes(reason) ? (reason as Why) : 'unreachable' };
}
