import type { ExchangedDecks, FetchedDeck } from '@grimrule/room';
import { deckExchange, siteDeckAsked } from '@grimrule/room';
import type { FastifyInstance } from 'fastify';
import type { World } from '../../tables/table-desk.ts';
import type { Tables } from '../../tables/tables.ts';
import { Asker } from '../asker.ts';
import { REQUESTS } from '../budgets.ts';
import { Refused, understood } from '../refusals.ts';
import type { DeckSites } from './deck-sites.ts';
import { fetchDeck } from './deck-sites.ts';

/** A few decks with all their versions. */
const LARGEST_EXCHANGE = 2_000_000;

interface DecksMaking {
  readonly newPerMinute: number;
  readonly sites: DeckSites;
  /** Whether there is room for more than the games that are under way. */
  readonly hasSpace: () => Promise<boolean>;
}

/** Decks: those of a player, for all their devices, and those of two other sites. */
export function addDecksApi(
  app: FastifyInstance,
  world: World,
  tables: Tables,
  { newPerMinute, sites, hasSpace }: DecksMaking,
): void {
  const { decks: kept } = world.store;
  const asker = new Asker(world, tables);

  app.post(
    '/api/players/me/decks',
    { config: { cost: REQUESTS.create }, bodyLimit: LARGEST_EXCHANGE },
    async (request): Promise<ExchangedDecks> => {
      const { key, known, decks } = understood(deckExchange, request.body);
      const { player } = await asker.player(key);
      if (decks.length > 0 && !(await hasSpace())) throw new Refused('noSpace');
      if (!(await kept.keep(player, decks))) throw new Refused('tooManyDecks');
      const { newer, wanted } = await kept.compared(player, known);
      return { decks: newer, wants: wanted };
    },
  );

  app.post(
    '/api/decks/fetch',
    { config: { rateLimit: { max: newPerMinute }, cost: REQUESTS.report } },
    async (request): Promise<FetchedDeck> => {
      const fetched = await fetchDeck(sites, understood(siteDeckAsked, request.body));
      if ('why' in fetched) throw new Refused(fetched.why);
      return fetched;
    },
  );
}
