import { rmSync } from 'node:fs';
import { proposalFor } from '@grimrule/kernel';
import type { CreatedPlayer } from '@grimrule/room';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { hasSpace } from '../../src/storage/storage-use.ts';
import { bundledScripts } from '../support/bundles.ts';
import { dataFolder } from '../support/embedded.ts';
import { Page } from '../support/page.ts';
import {
  DUEL,
  inviteTo,
  made,
  newTableAt,
  request,
  type SeatedTable,
} from '../support/requests.ts';
import { serverOn } from '../support/servers.ts';

/** No disk has so much left. */
const MORE_THAN_THERE_IS = Number.MAX_SAFE_INTEGER;

describe('a server whose disk is nearly full', () => {
  let folder: string;
  let server: RunningServer;
  let begun: SeatedTable;
  let invited: string;

  beforeAll(async () => {
    folder = await dataFolder('space');
    const scripts = await bundledScripts();
    const place = { folder, script: scripts.database };
    const before = await serverOn(place, scripts);
    begun = await newTableAt(before.port, DUEL);
    invited = (await made<CreatedPlayer>(before.port, '/api/players', {})).key;
    await before.close();
    server = await serverOn(place, scripts, { spareDisk: MORE_THAN_THERE_IS });
  });

  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('makes nothing that takes much', async () => {
    const [key = ''] = begun.keys;
    const table = `/api/tables/${begun.table}`;
    for (const [path, body] of [
      ['/api/tables', { ...DUEL, key }],
      ['/api/records', { record: {}, key, seats: DUEL.seats }],
      [`${table}/copy`, { at: 0, key, seats: DUEL.seats }],
      [`${table}/report`, { key, text: 'It is wrong.' }],
    ] as const) {
      const { status, body: said } = await request(server.port, path, body);
      expect([path, status, said]).toEqual([
        ...[path, 507],
        { refusal: { reason: { say: 'noSpace' }, rule: 'table' } },
      ]);
    }
  });

  it('lets games that are under way go on, and others sit down at them', async () => {
    const page = await Page.open(server.port, begun.table, begun.keys);
    const { number } = page;
    const [prompt] = page.prompts.values();
    if (!prompt) throw new Error('nobody is asked');
    const answer = [...proposalFor(prompt)];
    const reply = await page.ask({ say: 'answer', seat: prompt.seat, number, answer });
    expect(reply.say).toBe('done');
    expect((await page.ask({ say: 'chat', text: 'It goes on' })).say).toBe('done');
    page.close();
    const [key = ''] = begun.keys;
    await inviteTo(server.port, {
      ...{ table: begun.table, key, seats: [0] },
      keys: [invited],
    });
  });

  it('says so, and that it is well', async () => {
    const { status, body } = await request(server.port, '/healthz');
    const disk = 'has no space for new tables';
    expect([status, body]).toEqual([200, { database: 'answers', disk }]);
  });
});

describe('what a disk has left', () => {
  it('is enough if it is as much as was asked for, and of a database elsewhere unknown', async () => {
    const folder = await dataFolder('left');
    const place = { folder, script: new URL('file:///none') };
    expect(await hasSpace(place, 1)).toBe(true);
    expect(await hasSpace(place, MORE_THAN_THERE_IS)).toBe(false);
    expect(await hasSpace({ url: 'postgres://elsewhere' }, MORE_THAN_THERE_IS)).toBe(true);
    rmSync(folder, { recursive: true, force: true });
  });
});
