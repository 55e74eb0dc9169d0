import { once } from 'node:events';
import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hostsOf, isOwnHost } from '../../src/http/hosts.ts';
import { readProxies, trustIn } from '../../src/http/proxies.ts';
import type { RunningServer } from '../../src/server.ts';
import { TIMEOUTS } from '../../src/settings.ts';
import { Store } from '../../src/storage/store.ts';
import { bundledScripts } from '../support/bundles.ts';
import { emptyDatabase } from '../support/embedded.ts';
import { DUEL, playerAt, request } from '../support/requests.ts';
import { serverOn } from '../support/servers.ts';

describe('the host that a request names', () => {
  const hosts = hostsOf(['https://table.example:8443'], ['Other.example']);

  it('is ours if it is a number, this machine, or named in the settings', () => {
    for (const host of ['127.0.0.1:8080', '[::1]:80', '192.0.2.1', 'localhost:8080', hostname()]) {
      expect(isOwnHost(host, [])).toBe(true);
    }
    expect(isOwnHost('table.example', hosts)).toBe(true);
    expect(isOwnHost('OTHER.example:80', hosts)).toBe(true);
    expect(isOwnHost(undefined, [])).toBe(true);
    expect(isOwnHost('anything.example', ['*'])).toBe(true);
  });

  it('is not ours if it is any other name', () => {
    for (const host of ['rebinding.example', '127.0.0.1.example', 'localhost.example', '']) {
      expect(isOwnHost(host, hosts)).toBe(false);
    }
  });
});

describe('proxies', () => {
  it('are a number of hops or networks, and never simply trusted', () => {
    expect(readProxies('2')).toBe(2);
    expect(readProxies('10.1.0.0/16, ::1')).toEqual(['10.1.0.0/16', '::1']);
    for (const wrong of ['true', '11', '10.1.0.0/33', '10.1/16', 'proxy.example', '-1']) {
      expect(readProxies(wrong)).toBeNull();
    }
  });

  it('are believed within their networks alone', () => {
    const trust = trustIn(['10.1.0.0/16', 'fd00::/8']);
    expect(['10.1.2.3', '::ffff:10.1.2.3', 'fd00::7'].map((at) => trust(at, 5))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['10.2.0.1', '127.0.0.1', 'nonsense'].map((at) => trust(at, 0))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('that are counted are believed so far, and if they are near', () => {
    const trust = trustIn(1);
    expect([trust('127.0.0.1', 0), trust('192.168.0.9', 0)]).toEqual([true, true]);
    expect([trust('127.0.0.1', 1), trust('203.0.113.9', 0)]).toEqual([false, false]);
    expect(trustIn(0)('127.0.0.1', 0)).toBe(false);
    expect(trustIn(0)(undefined, 0)).toBe(false);
  });
});

describe('the edges of a server', () => {
  let server: RunningServer;
  const timeouts = { ...TIMEOUTS, headers: 300, request: 600, keepAlive: 300, check: 50 };

  beforeAll(async () => {
    server = await serverOn({ template: await emptyDatabase() }, await bundledScripts(), {
      timeouts,
      proxies: 1,
      newPerMinute: 3,
    });
  });
  afterAll(() => server.close());
  afterEach(() => void vi.restoreAllMocks());

  it('refuse names that are not ours, whatever is asked for', async () => {
    const status = async (path: string, host: string) => {
      const asked = ask({ port: server.port, host: '127.0.0.1', path, headers: { host } }).end();
      const [response] = await once(asked, 'response');
      response.resume();
      return response.statusCode;
    };
    for (const path of ['/', '/healthz', '/api/tables/x/view']) {
      expect(await status(path, 'rebinding.example')).toBe(421);
    }
    expect(await status('/healthz', `localhost:${server.port}`)).toBe(200);
  });

  it('let nobody keep what the API says', async () => {
    for (const path of ['/api/tables/x/view', '/api/nothing', '/healthz', '/metrics']) {
      const { headers } = await fetch(`http://127.0.0.1:${server.port}${path}`);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('let nobody keep a refusal in the place of the page, nor what only some can read', async () => {
    const at = async (path: string, accept: string) => {
      const { status, headers } = await fetch(`http://127.0.0.1:${server.port}${path}`, {
        headers: { accept },
      });
      return [status, headers.get('cache-control'), headers.get('vary')];
    };
    const both = 'accept, accept-encoding';
    expect(await at('/table/x', 'text/html')).toEqual([200, 'no-cache', both]);
    expect(await at('/table/x', '*/*')).toEqual([404, 'no-store', null]);
    const forEver = 'public, max-age=31536000, immutable';
    expect(await at('/assets/page-abc.js', '*/*')).toEqual([200, forEver, 'accept-encoding']);
    expect(await at('/assets/none.js', '*/*')).toEqual([404, 'no-store', null]);
  });

  it('do nothing for pages elsewhere, also where those only look something up', async () => {
    const nowhere = `/api/tables/${'x'.repeat(24)}/view`;
    const statuses: number[] = [];
    for (const site of ['same-origin', 'none', 'same-site', 'cross-site']) {
      const headers = { 'sec-fetch-site': site };
      statuses.push((await request(server.port, nowhere, undefined, headers)).status);
    }
    expect(statuses).toEqual([404, 404, 403, 403]);
  });

  it('limit whoever forges addresses in front of the one that the proxy tells', async () => {
    const { key } = await playerAt(server.port);
    const statuses: number[] = [];
    for (let times = 0; times < 6; times++) {
      const headers = { 'x-forwarded-for': `198.51.100.${times}, 203.0.113.5` };
      const sent = { ...DUEL, key };
      statuses.push((await request(server.port, '/api/tables', sent, headers)).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429, 429, 429]);
  });

  it('limit all addresses of an IPv6 network together', async () => {
    const { key } = await playerAt(server.port);
    const statuses: number[] = [];
    for (let times = 0; times < 5; times++) {
      const headers = { 'x-forwarded-for': `2001:db8::${times + 1}` };
      const sent = { ...DUEL, key };
      statuses.push((await request(server.port, '/api/tables', sent, headers)).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
  });

  for (const [what, said] of [
    ['nothing at all', ''],
    ['half a header', 'POST /api/tables HTTP/1.1\r\nHost: local'],
    [
      'half a body',
      'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
    ],
  ] as const) {
    it(`end a connection that says ${what}`, async () => {
      const socket = connect(server.port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.resume();
      socket.write(said);
      await once(socket, 'close');
      expect(socket.destroyed).toBe(true);
    });
  }

  it('say that they are unwell if nothing can be written', async () => {
    vi.spyOn(Store.prototype, 'writes').mockRejectedValue(new Error('disk full'));
    await vi.waitFor(
      async () => {
        const { status, body } = await request(server.port, '/healthz');
        expect([status, body]).toEqual([503, { database: 'does not write' }]);
      },
      { timeout: 10_000, interval: 200 },
    );
  });

  it('do not let one address ask how they are for ever', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const statuses = new Set<number>();
    for (let times = 0; times < 125; times++) {
      statuses.add((await request(server.port, '/healthz', undefined, headers)).status);
    }
    expect(statuses).toContain(429);
  });

  it('do not let one address ask on for what there is not', async () => {
    const limited = await serverOn({ template: await emptyDatabase() }, await bundledScripts(), {
      requestsPerMinute: 3,
    });
    const statuses: number[] = [];
    for (let times = 0; times < 5; times++) {
      const page = { accept: 'text/html' };
      statuses.push((await request(limited.port, '/table/nothing', undefined, page)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    await limited.close();
  });

  it('tell metrics to this machine, or to whoever has the token', async () => {
    expect((await request(server.port, '/metrics')).status).toBe(200);
    for (const sign of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      const passedOn = { [sign]: '127.0.0.1' };
      expect((await request(server.port, '/metrics', undefined, passedOn)).status).toBe(403);
    }
    const guarded = await serverOn({ template: await emptyDatabase() }, await bundledScripts(), {
      metricsToken: 'a token of some length',
    });
    const status = async (authorization: string) =>
      (await request(guarded.port, '/metrics', undefined, { authorization })).status;
    expect((await request(guarded.port, '/metrics')).status).toBe(403);
    expect(await status('Bearer another')).toBe(403);
    expect(await status('Bearer a token of some length')).toBe(200);
    await guarded.close();
  });
});
