import type { CreatedTable, PlayerInfo } from '@grimrule/room';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/storage/database.ts';
import { Store } from '../../src/storage/store.ts';
import { bundledScripts } from '../support/bundles.ts';
import { Page } from '../support/page.ts';
import { placeOf } from '../support/places.ts';
import { DUEL, newTableAt, playerAt, request } from '../support/requests.ts';
import { serverOn } from '../support/servers.ts';

describe('a player who has come back', () => {
  it('keeps the seat, also where another server did not see that', async () => {
    const { place, remove } = await placeOf('postgres');
    const server = await serverOn(place, await bundledScripts(), { graceMs: 0 });
    const { port } = server;
    const { table, keys } = await newTableAt(port, DUEL);
    const page = await Page.open(port, table, keys.slice(1));
    const players = await Promise.all(
      keys.map((key) => request<PlayerInfo>(port, '/api/players/me', { key })),
    );
    const [host = '', player = ''] = players.map(({ body }) => body.player);
    // Another server may take somebody for absent of whom it has not heard yet.
    const elsewhere = new Store(await openDatabase(place, () => undefined));
    const { token } = await elsewhere.invitations.create({
      ...{ game: table, seat: 1, madeBy: host, inviter: 'Ada', replaces: player },
    });
    const { key } = await playerAt(port, 'Cleo');
    const accept = () => request<CreatedTable>(port, '/api/invitations/accept', { token, key });
    expect((await accept()).status).toBe(409);
    expect(page.isClosed).toBe(false);
    page.close();
    await elsewhere.seating.noteDevice(table, 0, 'another seat');
    // Presence is told a moment later.
    for (let tries = 0; (await accept()).status === 409 && tries < 100; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await expect(Page.open(port, table, keys.slice(1))).resolves.toMatchObject({ seats: [] });
    await elsewhere.close();
    await server.close();
    await remove();
  });
});
