import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { LIMITS, TIMEOUTS } from '../../src/settings.ts';
import { bundledScripts } from '../support/bundles.ts';
import { emptyDatabase } from '../support/embedded.ts';
import { Page } from '../support/page.ts';
import { DUEL, newTableAt, request } from '../support/requests.ts';
import { serverOn } from '../support/servers.ts';

const TEXT = 1;
const PING = 9;
const PONG = 10;

/** A frame of a client, masked with nothing. */
function frame(kind: number, data: Uint8Array | string): Buffer {
  const bytes = Buffer.from(data);
  return Buffer.concat([Buffer.from([0x80 | kind, 0x80 | bytes.length, 0, 0, 0, 0]), bytes]);
}

/** A page that speaks WebSocket by hand, and never reads a word after it was let in. */
async function deafPage(port: number, table: string): Promise<Socket> {
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
  socket.write(frame(TEXT, JSON.stringify({ say: 'hello', keys: [] })));
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

  beforeAll(async () => {
    server = await serverOn({ template: await emptyDatabase() }, await bundledScripts(), {
      // And five that are kept for refusals.
      limits: { ...LIMITS, perAddress: 15 },
      timeouts: { ...TIMEOUTS, heartbeat: 200 },
    });
    ({ table } = await newTableAt(server.port, DUEL));
  });
  afterAll(() => server.close());

  const MOST = 50_000_000;
  for (const [what, bytes] of [
    ['pings', frame(PING, Buffer.alloc(120))],
    ['replies that nobody asked for', frame(PONG, Buffer.alloc(120))],
  ] as const) {
    it(`is ended when it pours out ${what}`, async () => {
      const socket = await deafPage(server.port, table);
      const many = Buffer.concat(Array.from({ length: 1000 }, () => bytes));
      expect(await pour(socket, many, MOST)).toBeLessThan(MOST);
      socket.destroy();
    });
  }

  it('is ended when it says that it is there but does not read', async () => {
    const socket = await deafPage(server.port, table);
    socket.pause();
    const reply = setInterval(() => socket.write(frame(PONG, '')), 20);
    // It does not read, so it learns of the end when what it writes comes back.
    await endOf(socket);
    clearInterval(reply);
    expect(socket.destroyed).toBe(true);
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
