import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DECK_SITES } from '../../src/http/decks/deck-sites.ts';
import type { Settings } from '../../src/settings.ts';
import {
  ENVIRONMENT,
  FIRST_PORT,
  LIMITS,
  readPlace,
  readSettings,
  TIMEOUTS,
  WrongSetting,
} from '../../src/settings.ts';

const [bots, database] = [new URL('file:///bots.mjs'), new URL('file:///database.mjs')];
const read = (env: Record<string, string>, isTerminal = false): Settings =>
  readSettings(env, { page: 'page', scripts: { bots, database }, isTerminal });

const MILLIARD = 1_000_000_000;
const ONLY_WHOLE = ['-1', '1.5', '1e3', ' 1', 'x'];

/** A whole number that becomes this in the settings, with its edges. */
const whole = (
  least: number,
  most: number,
  found: (settings: Settings) => number | null,
  times = 1,
) => ({
  fine: [least, most].map((number) => [String(number), found, number * times] as const),
  wrong: [...(least > 0 ? [String(least - 1)] : []), String(most + 1), ...ONLY_WHOLE],
});
/** Texts that become these in the settings. */
const text = (
  found: (settings: Settings) => unknown,
  fine: readonly (readonly [string, unknown])[],
  wrong: readonly string[] = [],
) => ({ fine: fine.map(([value, becomes]) => [value, found, becomes] as const), wrong });

/** Every setting: values at the edge of what is allowed and what becomes of them, and values beyond. */
const CASES: Readonly<
  Record<
    string,
    {
      readonly fine: readonly (readonly [string, (settings: Settings) => unknown, unknown])[];
      readonly wrong: readonly string[];
    }
  >
> = {
  HOST: text(({ host }) => host, [['::1', '::1']]),
  PORT: whole(0, 65_535, ({ port }) => port),
  DATABASE_URL: text(
    ({ place }) => place,
    [
      ['postgres://db/x', { url: 'postgres://db/x' }],
      ['postgresql://db/x', { url: 'postgresql://db/x' }],
    ],
    ['mysql://db', 'postgres', 'postgres:/db', ' postgres://db'],
  ),
  GRIMRULE_DATA: text(
    ({ place }) => place,
    [['games', { folder: resolve('games'), script: database, isUnsynced: false }]],
  ),
  GRIMRULE_SYNC: text(
    ({ place }) => 'folder' in place && place.isUnsynced,
    [
      ['on', false],
      ['off', true],
    ],
    ['yes', 'ON', '0'],
  ),
  LOG_LEVEL: text(
    ({ logLevel }) => logLevel,
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].map((each) => [each, each]),
    ['loud', 'INFO'],
  ),
  GRIMRULE_ORIGINS: text(
    ({ origins }) => origins,
    [[' https://a.example,\nhttp://b:81 ', ['https://a.example', 'http://b:81']]],
    ['a.example', 'https://a.example/', 'https://a.example/path', 'https://a.example b'],
  ),
  GRIMRULE_HOSTS: text(
    ({ hosts }) => hosts,
    [
      ['a.example, my_host-2', ['a.example', 'my_host-2']],
      ['*', ['*']],
    ],
    ['a.example:80', 'https://a.example', 'a/b', '*.example'],
  ),
  GRIMRULE_PROXY: text(
    ({ proxies }) => proxies,
    [
      ['0', 0],
      ['10', 10],
      ['10.1.0.0/16', ['10.1.0.0/16']],
    ],
    ['11', '-1', 'yes', '10.1.0.0/33', '1 2'],
  ),
  GRIMRULE_METRICS_TOKEN: text(
    ({ metricsToken }) => metricsToken,
    [['x'.repeat(16), 'x'.repeat(16)]],
    ['x'.repeat(15)],
  ),
  GRIMRULE_REQUESTS_PER_MINUTE: whole(0, MILLIARD, (settings) => settings.requestsPerMinute),
  GRIMRULE_NEW_PER_MINUTE: whole(0, MILLIARD, (settings) => settings.newPerMinute),
  GRIMRULE_NEW_PER_DAY: whole(0, MILLIARD, (settings) => settings.newPerDay),
  GRIMRULE_COST_PER_MINUTE: whole(0, MILLIARD, (settings) => settings.costPerMinute),
  GRIMRULE_GRACE_SECONDS: whole(0, 86_400, ({ graceMs }) => graceMs, 1000),
  GRIMRULE_MEMORY_MB: whole(1, 1_000_000, ({ memory }) => memory, 1024 * 1024),
  GRIMRULE_SPARE_DISK_MB: whole(0, 1_000_000, ({ spareDisk }) => spareDisk, 1024 * 1024),
  GRIMRULE_KEEP_TABLES_DAYS: whole(1, 36_500, ({ retention }) => retention.tables),
  GRIMRULE_KEEP_CHAT_DAYS: whole(1, 36_500, ({ retention }) => retention.chat),
  GRIMRULE_KEEP_REPORTS_DAYS: whole(1, 36_500, ({ retention }) => retention.reports),
  GRIMRULE_KEEP_PLAYERS_DAYS: whole(1, 36_500, ({ retention }) => retention.players),
  GRIMRULE_DECK_SITES: text(
    ({ deckSites }) => Object.keys(deckSites),
    [
      ['on', ['marvelcdb.com', 'ringsdb.com']],
      ['off', []],
    ],
    ['yes', 'https://marvelcdb.com'],
  ),
  GRIMRULE_ABOUT: text(({ about }) => about, [['texts', resolve('texts')]]),
};

describe.each(Object.entries(CASES))('%s', (name, { fine, wrong }) => {
  it('is read at its edges', () => {
    for (const [value, found, becomes] of fine) {
      expect(found(read({ [name]: value })), value).toEqual(becomes);
    }
  });

  it('is refused beyond them, with its name', () => {
    for (const value of wrong) {
      expect(() => read({ [name]: value }), value).toThrow(WrongSetting);
      expect(() => read({ [name]: value }), value).toThrow(new RegExp(`^${name} must `));
    }
  });
});

describe('settings', () => {
  it('are all tried here', () => {
    expect(Object.keys(CASES).sort()).toEqual(Object.keys(ENVIRONMENT.shape).sort());
  });

  it('that are not set have these values', () => {
    const { memory, place, ...rest } = read({});
    expect(memory).toBeGreaterThan(0);
    expect(place).toEqual({ folder: resolve('.data'), script: database, isUnsynced: false });
    expect(rest).toEqual({
      ...{ host: '0.0.0.0', port: null, page: 'page', worker: bots, logLevel: 'info' },
      deckSites: DECK_SITES,
      ...{ origins: [], hosts: [], proxies: 0, metricsToken: null, about: null },
      ...{
        requestsPerMinute: 600,
        newPerMinute: 60,
        newPerDay: 2000,
        costPerMinute: 12_000,
        graceMs: 60_000,
      },
      guesses: { perAddress: 10, inAll: 300 },
      spareDisk: 500 * 1024 * 1024,
      limits: LIMITS,
      timeouts: TIMEOUTS,
      retention: { tables: null, chat: null, reports: null, players: null },
    });
    expect(read({}, true).logLevel).toBe('warn');
    expect(read({ LOG_LEVEL: 'info' }, true).logLevel).toBe('info');
  });

  it('that nobody can set are these', () => {
    expect(FIRST_PORT).toBe(8080);
    expect(LIMITS).toEqual({
      ...{ perSecond: 30, burst: 60, waiting: 20, patience: 200, unread: 4_000_000 },
      unreadPerAddress: 32_000_000,
      ...{ bytesPerSecond: 65_536, bytesAtOnce: 1_048_576 },
      ...{ watchers: 200, perSeat: 20, perAddress: 1000 },
    });
    expect(TIMEOUTS).toEqual({
      ...{ headers: 10_000, request: 30_000, keepAlive: 30_000, check: 5_000 },
      ...{ stalled: 120_000, heartbeat: 20_000 },
    });
  });

  it('say where games are kept, also to the command line', () => {
    expect(readPlace({ DATABASE_URL: 'postgres://db/x' }, database)).toEqual({
      url: 'postgres://db/x',
    });
    expect(readPlace({ GRIMRULE_DATA: 'x', GRIMRULE_SYNC: 'off' }, database)).toEqual({
      ...{ folder: resolve('x'), script: database, isUnsynced: true },
    });
  });

  it('repeat a wrong value unless it is secret', () => {
    expect(() => read({ GRIMRULE_SYNC: 'yes' })).toThrow(
      /^GRIMRULE_SYNC must be on or off, but is 'yes'\.$/,
    );
    expect(() => read({ GRIMRULE_METRICS_TOKEN: 'short' })).toThrow(/^[^']*$/);
  });
});
