import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { CreatedCode, CreatedPlayer } from '@grimrule/room';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { LIMITS, TIMEOUTS } from '../../src/settings.ts';
import { bundledScripts } from '../support/bundles.ts';
import { emptyDatabase } from '../support/embedded.ts';
import { Page } from '../support/page.ts';
import { DUEL, made, newTableAt, request } from '../support/requests.ts';
import { serverOn } from '../support/servers.ts';

const CONTINUED = 0;
const TEXT = 1;
const PING = 9;
const PONG = 10;

/** A frame of a client, masked with nothing. */
function frame(kind: number, data: Uint8Array | string): Buffer {
  const bytes = Buffer.from(data);
  return Buffer.concat([Buffer.from([0x80 | kind, 0x80 | bytes.length, 0, 0, 0, 0]), bytes]);
}

/** The first fragment of a message, or a further one; the message goes on after it. */
function fragment(kind: number, data: string): Buffer {
  const whole = frame(kind, data);
  whole[0] = kind;
  return whole;
}

/** A page that speaks WebSocket by hand, and never reads a word after it was let in. */
async function deafPage(
  port: number,
  table: string,
  keys: readonly string[] = [],
): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    [
      `GET /api/tables/${table}/live HTTP/1.1`,
      'Host: localhost',
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n'),
  );
  await once(socket, 'data');
  socket.write(frame(TEXT, JSON.stringify({ say: 'hello', keys })));
  return socket;
}

/** The end of a connection; it may end with an error. */
function endOf(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });
}

/** Writes the same again and again until the other side ends the connection; gives how many bytes. */
async function pour(socket: Socket, bytes: Buffer, most: number): Promise<number> {
  let poured = 0;
  const end = endOf(socket);
  while (!socket.destroyed && poured < most) {
    poured += bytes.length;
    const drained = new Promise((resolve) => socket.write(bytes, resolve));
    await Promise.race([drained, end]);
  }
  return poured;
}

describe('a connection that is abused', () => {
  let server: RunningServer;
  let table: string;
  let keys: readonly string[];
  const log: string[] = [];

  beforeAll(async () => {
    server = await serverOn({ template: await emptyDatabase() }, await bundledScripts(), {
      // And five that are kept for refusals.
      limits: { ...LIMITS, perAddress: 15 },
      timeouts: { ...TIMEOUTS, heartbeat: 200, stalled: 2000, request: 500, check: 100 },
      logLevel: 'info',
      logTo: { write: (line) => void log.push(line) },
    });
    ({ table, keys } = await newTableAt(server.port, DUEL));
  });
  afterAll(() => server.close());

  it('is ended when it says that it is there but does not read', async () => {
    const socket = await deafPage(server.port, table);
    socket.pause();
    const reply = setInterval(() => socket.write(frame(PONG, '')), 20);
    // It does not read, so it learns of the end when what it writes comes back.
    await endOf(socket);
    clearInterval(reply);
    expect(socket.destroyed).toBe(true);
  });

  it('is ended when a message comes in too many pieces', async () => {
    log.length = 0;
    const socket = await deafPage(server.port, table);
    const pieces = Array.from({ length: 100 }, () => fragment(CONTINUED, ' '));
    socket.write(Buffer.concat([fragment(TEXT, '{'), ...pieces]));
    socket.resume();
    await endOf(socket);
    await expect.poll(() => log.filter((line) => line.includes('BUFFERED_PARTS'))).toHaveLength(1);
  });

  it('is a quiet line in the log when it breaks the protocol', async () => {
    log.length = 0;
    const socket = await deafPage(server.port, table);
    socket.resume();
    // There is no such kind of frame.
    socket.write(frame(3, ''));
    await endOf(socket);
    await expect.poll(() => log.filter((line) => line.includes('WS_ERR'))).toHaveLength(1);
    expect(log.filter((line) => /"stack"|"level":[56]0/.test(line))).toEqual([]);
  });

  it('says nothing any more once its key was revoked, also if it does not go', async () => {
    const [key = ''] = keys;
    const { code } = await made<CreatedCode>(server.port, '/api/players/me/code', { key });
    const other = await made<CreatedPlayer>(server.port, '/api/players/code', { code });
    const heard: string[] = [];
    const page = await Page.open(server.port, table, [key], (text) => heard.push(text));
    const socket = await deafPage(server.port, table, [other.key]);
    await expect.poll(() => heard.some((text) => text.includes('otherDevice'))).toBe(true);
    await made(server.port, '/api/players/me/revoke', { key, device: 'others' });
    socket.write(frame(TEXT, JSON.stringify({ say: 'chat', id: 1, text: 'I am still here' })));
    await page.ask({ say: 'chat', text: 'Gone?' });
    await endOf(socket);
    expect(heard.filter((text) => text.includes('I am still here'))).toEqual([]);
    page.close();
  });

  it('is ended when nobody reads what it asked for', async () => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.pause();
    const asked = `GET /api/tables/${table}/view HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    socket.write(asked.repeat(5000));
    // It does not read, so it learns of the end when what it writes comes back.
    const more = setInterval(() => socket.write(' '), 100);
    await endOf(socket);
    clearInterval(more);
    expect(socket.destroyed).toBe(true);
  });

  it.each([
    ['at another host', 'GET /healthz', 'rebinding.example'],
    ['at an address that cannot be read', 'GET /%', 'localhost'],
    ['where there is nothing', 'GET /nothing', 'localhost'],
    ['with half of what it sends', 'POST /api/players', 'localhost'],
  ])('is ended when it asks for another protocol %s', async (_, asked, host) => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    const upgrade = 'Upgrade: websocket\r\nConnection: Upgrade\r\nContent-Type: application/json';
    socket.write(`${asked} HTTP/1.1\r\nHost: ${host}\r\n${upgrade}\r\nContent-Length: 9\r\n\r\n`);
    await endOf(socket);
    expect(socket.destroyed).toBe(true);
  });

  it('harms nobody when it is reset before the server has looked', async () => {
    log.length = 0;
    const asked =
      'GET /api/about HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n';
    const reset = `
      const { connect } = require('node:net');
      for (let count = 0; count < 5; count++) {
        const socket = connect(${server.port}, '127.0.0.1', () => {
          socket.write(${JSON.stringify(asked)}, () => socket.resetAndDestroy());
        });
      }`;
    // The server runs in this process and cannot look meanwhile.
    expect(spawnSync(process.execPath, ['-e', reset]).status).toBe(0);
    const page = await Page.open(server.port, table, []);
    page.close();
    expect(log.filter((line) => line.includes('/api/about'))).toEqual([]);
  });

  it('goes on while its page replies', async () => {
    const page = await Page.open(server.port, table, []);
    await new Promise((done) => setTimeout(done, 1000));
    expect(page.isClosed).toBe(false);
    page.close();
  });

  it('is one of so many that an address may have, silent ones too', async () => {
    const sockets = Array.from({ length: 30 }, () => connect(server.port, '127.0.0.1'));
    for (const socket of sockets) socket.on('error', () => undefined);
    await Promise.all(sockets.slice(20).map(endOf));
    expect(sockets.slice(0, 15).every(({ readyState }) => readyState === 'open')).toBe(true);
    for (const socket of sockets) socket.destroy();
    await Promise.all(sockets.map(endOf));
    expect((await request(server.port, '/healthz')).status).toBe(200);
  });
});

describe('a connection that pours out what is no message', () => {
  /** More than any may send before it is cut off. */
  const MOST = 50_000_000;
  let server: RunningServer;
  let table: string;

  beforeAll(async () => {
    // The heartbeat is far away: nothing else ends these connections.
    server = await serverOn({ template: await emptyDatabase() }, await bundledScripts(), {
      limits: LIMITS,
    });
    ({ table } = await newTableAt(server.port, DUEL));
  });
  afterAll(() => server.close());

  it.each([
    ['pings', frame(PING, Buffer.alloc(120))],
    ['replies that nobody asked for', frame(PONG, Buffer.alloc(120))],
  ])('is ended: %s', async (_, bytes) => {
    const socket = await deafPage(server.port, table);
    const many = Buffer.concat(Array.from({ length: 1000 }, () => bytes));
    expect(await pour(socket, many, MOST)).toBeLessThan(MOST);
    socket.destroy();
  });
});

describe('an address that goes on asking although it is refused', () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await serverOn({ template: await emptyDatabase() }, await bundledScripts(), {
      requestsPerMinute: 20,
    });
  });
  afterAll(() => server.close());

  for (const [what, asked] of [
    ['too much', 'GET /api/about HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['for another host', 'GET /healthz HTTP/1.1\r\nHost: rebinding.example\r\n\r\n'],
    ['for nothing that there is', 'GET /nothing HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['what cannot be read', 'GET /% HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ] as const) {
    it(`is cut off for a while: it asks ${what}`, async () => {
      const from = `127.0.2.${asked.length}`;
      const knock = () => connect({ port: server.port, host: '127.0.0.1', localAddress: from });
      const socket = knock();
      let answers = '';
      socket.on('error', () => undefined);
      socket.on('data', (data: Buffer) => {
        answers += data.toString();
      });
      socket.write(asked.repeat(200));
      await endOf(socket);
      // The connection is one knock, the requests are the others.
      expect(answers.split('HTTP/1.1 ').length - 1).toBeLessThan(80);
      const again = knock();
      again.on('error', () => undefined);
      again.resume();
      again.write(asked);
      await endOf(again);
      expect(again.bytesRead).toBe(0);
    });
  }

  it('leaves others alone', async () => {
    expect((await request(server.port, '/healthz')).status).toBe(200);
  });
});
