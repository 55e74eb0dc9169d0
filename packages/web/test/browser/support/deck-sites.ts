import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands in for the two sites where decks are shared. It has one deck, the seventeenth. */
export async function standInForSites() {
  const server = createServer(({ url }, response) => {
    const deck = {
      ...{ id: 17, name: 'From the site', hero_code: '01001a', hero_name: 'Spider-Man' },
      ...{ slots: { '01002': 1, '01003': 2, '01088': 3 }, meta: '{"aspect":"justice"}' },
    };
    const isThere = url === '/api/public/decklist/17.json';
    response.writeHead(isThere ? 200 : 404, { 'content-type': 'application/json' });
    response.end(isThere ? JSON.stringify(deck) : '{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    sites: { 'marvelcdb.com': base, 'ringsdb.com': base },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
