import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { DeckSites } from '../../src/http/decks/deck-sites.ts';
import { fetchDeck } from '../../src/http/decks/deck-sites.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A stand-in for a site; what it was asked for. */
async function standIn(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sites: DeckSites = { 'marvelcdb.com': base, 'ringsdb.com': base };
  return { asked, sites, base };
}

const DECK = { host: 'marvelcdb.com', id: '17', isPublished: true };
const says =
  (text: string, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status).end(text);
  };

describe('a deck of a site', () => {
  it('is asked for where the site keeps it, published or shared', async () => {
    const { sites, asked } = await standIn(says('{"id":17}'));
    expect(await fetchDeck(sites, DECK)).toEqual({ text: '{"id":17}' });
    await fetchDeck(sites, { ...DECK, isPublished: false });
    await fetchDeck(sites, { ...DECK, host: 'ringsdb.com' });
    await fetchDeck(sites, { ...DECK, host: 'ringsdb.com', isPublished: false });
    expect(asked).toEqual([
      '/api/public/decklist/17.json',
      '/api/public/deck/17.json',
      '/api/public/decklist/17.json',
      '/api/oauth2/deck/load/17',
    ]);
  });

  it('is asked for at no other host, and at none where the operator does not want it', async () => {
    const { sites, asked, base } = await standIn(says('{}'));
    for (const host of ['example.com', 'constructor', '__proto__', new URL(base).host]) {
      expect(await fetchDeck(sites, { ...DECK, host })).toEqual({ why: 'siteOff' });
    }
    expect(
      await fetchDeck({ ...sites, 'example.com': base }, { ...DECK, host: 'example.com' }),
    ).toEqual({ why: 'siteOff' });
    expect(await fetchDeck({}, DECK)).toEqual({ why: 'siteOff' });
    expect(asked).toEqual([]);
  });

  it.each([
    ['an empty text', says('')],
    ['a page to read', says('<!doctype html><title>Log in</title>')],
    ['not found', says('{"error":1}', 404)],
  ])('is not there if the site answers with %s', async (_, answer) => {
    const { sites } = await standIn(answer);
    expect(await fetchDeck(sites, DECK)).toEqual({ why: 'noSuchDeck' });
  });

  it.each([
    ['stumbles', says('{"error":"code"}', 500)],
    ['sends more than any deck has', says(`{"a":"${'x'.repeat(300_000)}"}`)],
    [
      'moves round in a circle',
      ((_, response) => {
        response.writeHead(302, { location: '/again' }).end();
      }) as RequestListener,
    ],
  ])('is not fetched from a site that %s', async (_, answer) => {
    const { sites } = await standIn(answer);
    expect(await fetchDeck(sites, DECK)).toEqual({ why: 'siteSilent' });
  });

  it('may have moved within the site, but is not followed elsewhere', async () => {
    const other = await standIn(says('{"secret":1}'));
    const { sites, asked } = await standIn((request, response) => {
      const isFirst = request.url === '/api/public/decklist/17.json';
      response
        .writeHead(isFirst ? 301 : 200, isFirst ? { location: '/moved' } : {})
        .end('{"id":1}');
    });
    expect(await fetchDeck(sites, DECK)).toEqual({ text: '{"id":1}' });
    expect(asked).toHaveLength(2);
    const away = await standIn((_, response) => {
      response.writeHead(302, { location: `${other.base}/secret` }).end();
    });
    expect(await fetchDeck(away.sites, DECK)).toEqual({ why: 'siteSilent' });
    expect(other.asked).toEqual([]);
  });

  it('is not fetched from a site that nobody reaches', async () => {
    const sites = { 'marvelcdb.com': 'http://127.0.0.1:1' };
    expect(await fetchDeck(sites, DECK)).toEqual({ why: 'siteSilent' });
  });
});
