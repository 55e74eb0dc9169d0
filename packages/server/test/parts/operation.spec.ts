import fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addOperation } from '../../src/http/operation.ts';
import type { World } from '../../src/tables/table-desk.ts';

const fails = async () => {
  throw new Error('no');
};
const fine = async () => undefined;

/** A server with a database like this, for those who run it. */
function running(
  store: {
    readonly answers?: () => Promise<void>;
    readonly writes?: () => Promise<void>;
    readonly hears?: boolean;
  },
  { token = null, hasSpace = true }: { token?: string | null; hasSpace?: boolean } = {},
) {
  const errors: unknown[] = [];
  const world = {
    store: { answers: fine, writes: fine, hears: true, ...store },
    report: (error: unknown) => errors.push(error),
    counts: { registry: { contentType: 'text/plain', metrics: async () => 'counts' } },
  } as unknown as World;
  const app = fastify();
  addOperation(app, world, { token, hasSpace: async () => hasSpace });
  return { app, errors };
}

describe('the health of a server', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['answers', {}, 200],
    ['does not answer', { answers: fails, writes: fails }, 503],
    ['does not write', { writes: fails }, 503],
    ['is not heard', { hears: false }, 503],
  ])('is that of its database, which %s', async (database, store, status) => {
    const { app, errors } = running(store);
    const { statusCode, body } = await app.inject('/healthz');
    expect([statusCode, JSON.parse(body)]).toEqual([status, { database }]);
    expect(errors).toHaveLength('answers' in store || 'writes' in store ? 1 : 0);
  });

  it('names what fails before what is not heard', async () => {
    const { body } = await running({ writes: fails, hears: false }).app.inject('/healthz');
    expect(JSON.parse(body)).toEqual({ database: 'does not write' });
  });

  it('is good where only the games that are under way have space left', async () => {
    const { statusCode, body } = await running({}, { hasSpace: false }).app.inject('/healthz');
    const disk = 'has no space for new tables';
    expect([statusCode, JSON.parse(body)]).toEqual([200, { database: 'answers', disk }]);
  });

  it('is looked at once a second, however often it is asked for', async () => {
    let looks = 0;
    const { app } = running({ answers: async () => void looks++ });
    const clock = vi.spyOn(performance, 'now');
    for (const now of [5000, 5999, 6000, 6999]) {
      clock.mockReturnValue(now);
      await app.inject('/healthz');
    }
    expect(looks).toBe(2);
  });
});

describe('the metrics of a server', () => {
  const asked = async (
    token: string | null,
    remoteAddress: string,
    headers: Record<string, string> = {},
  ) => {
    const { app } = running({}, { token });
    const { statusCode, body } = await app.inject({ url: '/metrics', remoteAddress, headers });
    return statusCode === 200 ? body : `${statusCode} ${JSON.parse(body).metrics}`;
  };

  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])(
    'are for this machine where there is no token: %s',
    async (address) => {
      expect(await asked(null, address)).toBe('counts');
    },
  );

  it.each([
    ['192.0.2.7', {}],
    ['::2', {}],
    ['1::1', {}],
    ['127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }],
    ['127.0.0.1', { forwarded: 'for=192.0.2.7' }],
    ['192.0.2.7', { authorization: 'Bearer null' }],
  ])('are for nobody else then: %s %j', async (address, headers) => {
    expect(await asked(null, address, headers as Record<string, string>)).toBe(
      '403 are for this machine alone',
    );
  });

  it('are for whoever has the token where there is one', async () => {
    const token = 'a token of some length';
    const bearer = (shown: string) => ({ authorization: `Bearer ${shown}` });
    expect(await asked(token, '192.0.2.7', bearer(token))).toBe('counts');
    expect(await asked(token, '127.0.0.1', bearer('another'))).toBe('403 need the token');
    expect(await asked(token, '127.0.0.1')).toBe('403 need the token');
  });
});
