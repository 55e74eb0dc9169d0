import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { greeting } from '../../src/greeting.ts';
import { readStatements } from '../../src/http/about.ts';
import { listen } from '../../src/http/listening.ts';
import { findDoor, putDoor } from '../../src/operating/door.ts';
import { errand } from '../../src/operating/errands.ts';
import { readNews } from '../../src/storage/news.ts';

describe('the greeting of a server', () => {
  const net = (address: string, more: object = {}) =>
    ({ address, family: 'IPv4', internal: false, ...more }) as never;
  const interfaces = {
    lo: [net('127.0.0.1', { internal: true }), net('::1', { family: 'IPv6', internal: true })],
    eth0: [net('192.168.1.7'), net('fe80::7', { family: 'IPv6' })],
    wlan0: [net('10.0.0.7')],
    down: undefined,
  };
  const folder = { folder: '/data', script: new URL('file:///x') };
  const greet = (host: string, place: Parameters<typeof greeting>[0]['place'] = folder) =>
    greeting({ host, place }, 8081, interfaces, '24.0.0');

  it.each(['0.0.0.0', '::'])(
    'names the addresses of the network where it listens on all: %s',
    (host) => {
      expect(greet(host)).toEqual([
        'Grimrule is running at http://localhost:8081/ (games are saved in /data)',
        'In the same network: http://192.168.1.7:8081/ http://10.0.0.7:8081/',
      ]);
    },
  );

  it('names the one address where it listens on one', () => {
    expect(greet('192.168.1.7')).toEqual([
      'Grimrule is running at http://192.168.1.7:8081/ (games are saved in /data)',
    ]);
  });

  it('names no network where there is none, and no address of a database', () => {
    const place = { url: 'postgres://me:pass@db' };
    expect(greeting({ host: '::', place }, 80, {}, '26.1.0')).toEqual([
      'Grimrule is running at http://localhost:80/ (games are saved in the database at DATABASE_URL)',
    ]);
  });

  it.each(['20.19.0', '22.8.0'])('says in one line that a newer Node is faster: %s', (node) => {
    expect(greeting({ host: 'localhost', place: folder }, 80, {}, node)).toEqual([
      'Grimrule is running at http://localhost:80/ (games are saved in /data)',
      `Node 24 plays faster than the Node ${node} that runs this server.`,
    ]);
  });
});

describe('the port of a server', () => {
  /** An app on a machine on which these ports are taken. */
  function machine(taken: (port: number) => boolean, code = 'EADDRINUSE') {
    const tried: number[] = [];
    const app = {
      async listen({ port }: { readonly port: number }) {
        tried.push(port);
        if (taken(port)) throw Object.assign(new Error(`taken: ${port}`), { code });
      },
      server: { address: () => ({ port: tried.at(-1) }) },
    } as unknown as FastifyInstance;
    return { app, tried };
  }
  const host = '::';

  it('is the wanted one, or the server does not start', async () => {
    expect(await listen(machine(() => false).app, { host, port: 9000 })).toBe(9000);
    const { app, tried } = machine((port) => port === 9000);
    await expect(listen(app, { host, port: 9000 })).rejects.toThrow('taken: 9000');
    expect(tried).toEqual([9000]);
  });

  it('is the first free one where none is wanted', async () => {
    expect(await listen(machine(() => false).app, { host, port: null })).toBe(8080);
    expect(await listen(machine((port) => port < 8083).app, { host, port: null })).toBe(8083);
    expect(await listen(machine((port) => port < 8130).app, { host, port: null })).toBe(8130);
  });

  it('is none where fifty more are taken', async () => {
    const { app, tried } = machine(() => true);
    await expect(listen(app, { host, port: null })).rejects.toThrow('taken: 8130');
    expect(tried).toHaveLength(51);
  });

  it('is none where something else is wrong', async () => {
    const { app, tried } = machine(() => true, 'EACCES');
    await expect(listen(app, { host, port: null })).rejects.toThrow('taken: 8080');
    expect(tried).toHaveLength(1);
  });
});

describe('what is in a folder', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'grimrule-parts-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('leads to the server that has it open, until that stops', () => {
    expect(findDoor(folder)).toBeNull();
    const door = { address: 'http://localhost:8080', token: 'secret' };
    putDoor(folder, { ...door, token: 'old' });
    const remove = putDoor(folder, door);
    expect(findDoor(folder)).toEqual(door);
    const file = join(folder, 'operator.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(door);
    remove();
    expect(findDoor(folder)).toBeNull();
    for (const broken of ['{', '{}', '{"address":"x"}', '{"address":1,"token":"x"}']) {
      writeFileSync(file, broken);
      expect(findDoor(folder), broken).toBeNull();
    }
  });

  it('is told by whoever runs the server, as far as it is there', () => {
    expect(readStatements(folder)).toEqual({ imprint: {}, privacy: {} });
    writeFileSync(join(folder, 'imprint.en.txt'), ' Who I am \n');
    writeFileSync(join(folder, 'imprint.de.txt'), ' \n');
    writeFileSync(join(folder, 'privacy.de.txt'), 'x'.repeat(200_000));
    expect(readStatements(folder)).toEqual({
      imprint: { en: 'Who I am' },
      privacy: { de: 'x'.repeat(200_000) },
    });
    writeFileSync(join(folder, 'privacy.de.txt'), 'x'.repeat(200_001));
    expect(() => readStatements(folder)).toThrow('longer than a text to read');
    expect(() => readStatements(join(folder, 'gone'))).toThrow('there is no folder');
  });
});

/** Whether each is read, with any one field exchanged. */
type Broken = readonly (readonly [sound: object, broken: readonly object[]])[];

describe('errands of those who run a server', () => {
  const table = 'x'.repeat(64);
  const most = [{ most: 0 }, { most: 100_001 }, { most: 1.5 }, { most: undefined }];
  const tables = [{ table: `${table}x` }, { table: 7 }, { table: undefined }];
  const errands: Broken = [
    [{ do: 'listTables', most: 100_000 }, most],
    [{ do: 'listTables', most: 1 }, [{ do: 'list' }]],
    [{ do: 'showTable', table }, tables],
    [{ do: 'repairTable', table, to: 0 }, [...tables, { to: -1 }, { to: 0.5 }, { to: undefined }]],
    [{ do: 'repairTable', table, to: null }, []],
    [{ do: 'closeTable', table, isClosed: true }, [...tables, { isClosed: 'yes' }]],
    [{ do: 'deleteTable', table }, tables],
    [{ do: 'listReports', most: 1 }, most],
    [{ do: 'showReport', report: table }, [{ report: `${table}x` }, { report: undefined }]],
  ];

  it.each(errands)('are read: %j', (sound, broken) => {
    expect(errand.safeParse(sound).success).toBe(true);
    for (const change of broken) {
      expect(errand.safeParse({ ...sound, ...change }).success, JSON.stringify(change)).toBe(false);
    }
  });
});

describe('news of other servers', () => {
  const from = { server: 's', game: 'g' };
  const nobody = [{ server: 7 }, { server: undefined }];
  const nowhere = [...nobody, { game: 7 }, { game: undefined }];
  const pointing = { seat: null, name: 'Ada', card: 3 };
  const news: Broken = [
    [{ ...from, told: 'move' }, [...nowhere, { told: 'win' }, { told: undefined }]],
    [{ ...from, told: 'seats' }, nowhere],
    [{ ...from, told: 'chat', number: 3 }, [...nowhere, { number: 0.5 }, { number: undefined }]],
    [
      { ...from, told: 'link', seat: 0, device: 'd' },
      [...nowhere, { seat: -1 }, { seat: 0.5 }, { device: 7 }],
    ],
    [{ ...from, told: 'link', seat: 0 }, [{ seat: undefined }]],
    [{ ...from, told: 'knocks' }, nowhere],
    [{ server: 's', told: 'key', device: 'd' }, [...nobody, { device: 7 }]],
    [
      { ...from, told: 'point', pointing },
      [
        ...nowhere,
        ...[{ seat: -1 }, { name: 7 }, { card: 0.5 }, { seat: undefined }].map((change) => ({
          pointing: { ...pointing, ...change },
        })),
      ],
    ],
    [
      { ...from, told: 'here', here: { seats: [0, 0, 1], spectators: 2 } },
      [
        ...nowhere,
        { here: { seats: [-1], spectators: 2 } },
        { here: { seats: 0, spectators: 2 } },
        { here: { seats: [], spectators: 0.5 } },
      ],
    ],
    [{ ...from, told: 'who' }, nowhere],
    [{ ...from, told: 'reopen' }, nowhere],
    [{ server: 's', told: 'alive' }, nobody],
  ];

  it.each(news)('are read: %j', (sound, broken) => {
    expect(readNews(JSON.stringify(sound))).toEqual(sound);
    for (const change of broken) {
      expect(readNews(JSON.stringify({ ...sound, ...change })), JSON.stringify(change)).toBeNull();
    }
  });

  it.each(['', '{', 'null', '[]', '7'])('are none: %j', (payload) => {
    expect(readNews(payload)).toBeNull();
  });
});
