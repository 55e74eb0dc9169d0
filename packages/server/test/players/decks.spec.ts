import type { ExchangedDecks, OwnData } from '@grimrule/room';
import { MOST_DECKS } from '@grimrule/room';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { bundledScripts } from '../support/bundles.ts';
import { KINDS, placeOf } from '../support/places.ts';
import { made, playerAt, request } from '../support/requests.ts';
import { serverOn } from '../support/servers.ts';

const PATH = '/api/players/me/decks';
const NOTHING = { decks: [], wants: [] };

const deck = (id: string, changed: number, name = 'Webs') => ({ id, changed, body: { id, name } });
const stamp = (id: string, changed: number) => ({ id, changed });

describe.each(KINDS)('decks of players (%s)', (kind) => {
  let server: RunningServer;
  let remove: () => Promise<void>;
  let port: number;

  beforeAll(async () => {
    const place = await placeOf(kind);
    remove = place.remove;
    server = await serverOn(place.place, await bundledScripts());
    port = server.port;
  });

  afterAll(async () => {
    await server.close();
    await remove();
  });

  const exchange = (
    key: string,
    known: readonly object[] = [],
    decks: readonly object[] = [],
  ): Promise<ExchangedDecks> => made(port, PATH, { key, known, decks });

  it('are what the other device asks for, and the later state counts', async () => {
    const { key } = await playerAt(port, 'Ada');
    expect(await exchange(key)).toEqual(NOTHING);
    expect(await exchange(key, [stamp('one', 5)])).toEqual({ decks: [], wants: ['one'] });
    expect(await exchange(key, [stamp('one', 5)], [deck('one', 5)])).toEqual(NOTHING);
    expect(await exchange(key)).toEqual({ decks: [deck('one', 5)], wants: [] });
    expect(await exchange(key, [stamp('one', 4)])).toEqual({ decks: [deck('one', 5)], wants: [] });
    await exchange(key, [], [deck('one', 4, 'older')]);
    expect(await exchange(key)).toEqual({ decks: [deck('one', 5)], wants: [] });
    await exchange(key, [], [deck('one', Date.now() * 100, 'newer')]);
    expect((await exchange(key)).decks[0]?.body).toEqual({ id: 'one', name: 'newer' });
  });

  it('are their own: nobody else sees them or writes over them', async () => {
    const ada = await playerAt(port, 'Ada');
    const ben = await playerAt(port, 'Ben');
    await exchange(ada.key, [], [deck('same', 5, 'of Ada')]);
    await exchange(ben.key, [], [deck('same', 9, 'of Ben')]);
    expect((await exchange(ada.key)).decks).toEqual([deck('same', 5, 'of Ada')]);
    const strange = { key: 'unknown', known: [], decks: [] };
    expect((await request(port, PATH, strange)).status).toBe(403);
  });

  it('have an end, and then nothing of what was sent is kept', async () => {
    const { key } = await playerAt(port, 'Ada');
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => deck(`deck-${from + at}`, 1));
    for (let from = 0; from < MOST_DECKS; from += 20) {
      await exchange(key, [], many(from, Math.min(20, MOST_DECKS - from)));
    }
    const more = await request(port, PATH, { key, known: [], decks: many(MOST_DECKS, 1) });
    expect([more.status, more.text.includes('tooManyDecks')]).toEqual([409, true]);
    // One that is there already takes no room.
    await exchange(key, [], [deck('deck-0', 2)]);
    const { decks } = await exchange(key);
    expect([decks.length, decks.find(({ id }) => id === 'deck-0')?.changed]).toEqual([
      MOST_DECKS,
      2,
    ]);
  });

  it('are refused where they are no decks, or too many or too large at once', async () => {
    const { key } = await playerAt(port, 'Ada');
    const ask = async (body: object) => (await request(port, PATH, { key, ...body })).status;
    expect(await ask({ known: [] })).toBe(400);
    expect(await ask({ known: [], decks: [{ id: 'one', changed: 1, body: 'text' }] })).toBe(400);
    expect(await ask({ known: [], decks: [{ id: 'one', changed: -1, body: {} }] })).toBe(400);
    const many = Array.from({ length: 21 }, (_, at) => deck(`d${at}`, 1));
    expect(await ask({ known: [], decks: many })).toBe(400);
    const large = [deck('large', 1, 'x'.repeat(2_100_000))];
    expect(await ask({ known: [], decks: large })).toBeGreaterThanOrEqual(400);
    expect(await exchange(key)).toEqual(NOTHING);
  });

  it('are among what everybody may have, and go with them', async () => {
    const { key } = await playerAt(port, 'Ada');
    await exchange(key, [], [deck('mine', 3)]);
    const mine = await request<OwnData>(port, '/api/mine/export', { keys: [key] });
    expect(mine.body.decks).toEqual([deck('mine', 3)]);
    const gone = await request(port, '/api/mine/delete', { keys: [key] });
    expect(gone.body).toMatchObject({ players: 1 });
    expect((await request(port, PATH, { key, known: [], decks: [] })).status).toBe(403);
  });
});
