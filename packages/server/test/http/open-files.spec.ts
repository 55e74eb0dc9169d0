import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { mostConnections, mostOfOne } from '../../src/http/open-files.ts';
import { bundledScripts } from '../support/bundles.ts';
import { dataFolder } from '../support/embedded.ts';
import { freePort, pause } from '../support/postgres.ts';

/** Where a process is told how many files it may open. Elsewhere the server cannot know, and takes all. */
const IS_TOLD = existsSync('/proc/self/limits');
const FILES = 700;
const MANY = 900;

describe('the connections that a server takes', () => {
  it('are fewer than the files that its process may open', () => {
    const limits = (files: string) =>
      `Limit   Soft Limit  Hard Limit  Units\nMax open files   ${files}   524288   files\n`;
    expect(mostConnections(limits('1024'))).toBe(768);
    expect(mostConnections(limits('300'))).toBe(150);
    expect(mostConnections(limits('unlimited'))).toBeNull();
    expect(mostConnections('')).toBeNull();
    expect([mostOfOne(768), mostOfOne(null)]).toEqual([192, Number.POSITIVE_INFINITY]);
  });

  it('leave files for the database', async () => {
    const folder = await dataFolder('files');
    const { serve } = await bundledScripts();
    const port = await freePort();
    const server = spawn(
      'sh',
      ['-c', `ulimit -n ${FILES} && exec "$0" "$1"`, process.execPath, fileURLToPath(serve)],
      {
        stdio: ['pipe', 'ignore', 'ignore'],
        env: {
          ...process.env,
          ...{ HOST: '127.0.0.1', PORT: String(port), GRIMRULE_DATA: folder, LOG_LEVEL: 'fatal' },
        },
      },
    );
    // A page that is there already, and goes on over the connection that it has.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const asked = (path: string) =>
      new Promise<number>((resolve, reject) => {
        const asking = get({ host: '127.0.0.1', port, path, agent }, (response) => {
          response.resume().on('end', () => resolve(response.statusCode ?? 0));
        });
        asking.on('error', reject);
      });
    for (let tries = 0; tries < 600; tries++) {
      if ((await asked('/healthz').catch(() => 0)) === 200) break;
      await pause(100);
    }
    const heldOf = async (count: number, from: (index: number) => string) => {
      const sockets = Array.from({ length: count }, (_, index): Socket => {
        const place = { host: '127.0.0.1', port, localAddress: from(index) };
        return connect(place).on('error', () => undefined);
      });
      const ends = Promise.all(sockets.map((socket) => once(socket, 'close')));
      await Promise.race([ends, pause(2_000)]);
      const held = sockets.filter((socket) => !socket.destroyed).length;
      if (IS_TOLD) expect(await asked('/healthz')).toBe(200);
      for (const socket of sockets) socket.destroy();
      await ends;
      return held;
    };
    if (IS_TOLD) expect(await heldOf(200, () => '127.0.2.1')).toBe(mostOfOne(FILES - 256));
    const held = await heldOf(MANY, (index) => `127.0.1.${1 + (index % 200)}`);
    expect(held).toBeLessThan(IS_TOLD ? FILES - 250 : FILES);
    expect(held).toBeGreaterThan(100);
    agent.destroy();
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });
});
