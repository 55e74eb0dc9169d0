import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { Asker, seatPath, tablePath } from '../../src/http/asker.ts';
import { Guesses } from '../../src/http/guesses.ts';
import { hostsOf, isOwnHost } from '../../src/http/hosts.ts';
import { isOwnOrigin } from '../../src/http/origin.ts';
import { readProxies, trustIn } from '../../src/http/proxies.ts';
import { Refused, understood } from '../../src/http/refusals.ts';
import { scenarioOf } from '../../src/http/scenario.ts';
import { TokenBucket } from '../../src/http/token-bucket.ts';
import { DEVICE_CODE, JOIN_CODE, newCode, plainCode } from '../../src/players/codes.ts';
import type { Tries } from '../../src/players/tries.ts';
import { watcherAt } from '../../src/players/watcher.ts';
import { hashOf, isSecret, newName, newSecret } from '../../src/storage/keys.ts';
import type { World } from '../../src/tables/table-desk.ts';
import type { Tables } from '../../src/tables/tables.ts';

describe('whoever asks', () => {
  const asking = (rights: { seats: readonly number[]; isHost: boolean }) => {
    const store = {
      seating: { rightsAt: async () => rights },
      players: { withKey: async (key: string) => (key === 'known' ? { id: 'p' } : null) },
    };
    const tables = { find: async (table: string) => (table === 'there' ? { id: table } : null) };
    return new Asker({ store } as unknown as World, tables as unknown as Tables);
  };
  const nothing = { seats: [], isHost: false };

  it.each([
    ['has a seat', { seats: [1], isHost: false }],
    ['has made it', { seats: [], isHost: true }],
  ])('has rights at a table where they %s', async (_, rights) => {
    expect(await asking(rights).rights('there', 'k')).toEqual(rights);
  });

  it('has none elsewhere', async () => {
    await expect(asking(nothing).rights('there', 'k')).rejects.toThrow('wrongKey');
  });

  it('names a table that is there, and a key that is known', async () => {
    const asker = asking(nothing);
    expect(await asker.tableNamed('there', '')).toEqual({ id: 'there' });
    await expect(asker.tableNamed('gone', '')).rejects.toThrow('noSuchTable');
    expect(await asker.player('known')).toEqual({ id: 'p' });
    await expect(asker.player('other')).rejects.toThrow('wrongKey');
  });
});

describe('the host that a request names', () => {
  const own = hostname().toLowerCase();

  it.each([
    undefined,
    'localhost',
    'localhost:8080',
    'table.localhost',
    '192.0.2.7:80',
    '[::1]:8080',
    own,
    `${own.toUpperCase()}:8080`,
    `${own}.local`,
    'Table.example:443',
  ])('is this server: %s', (host) => {
    expect(isOwnHost(host, ['table.example'])).toBe(true);
  });

  it.each(['other.example', 'localhost.example', 'xlocalhost', 'table.example.evil', ''])(
    'is another: %s',
    (host) => {
      expect(isOwnHost(host, ['table.example'])).toBe(false);
      expect(isOwnHost(host, ['*'])).toBe(true);
    },
  );

  it('may be that of an allowed origin, or be named', () => {
    const origins = ['https://A.example:8443', 'http://[::1]:80', 'https://b.example'];
    expect(hostsOf(origins, ['B.example', 'c'])).toEqual(['a.example', '::1', 'b.example', 'c']);
  });
});

describe('the page that a request comes from', () => {
  const from = (origin: string | undefined, host = 'table:80') =>
    isOwnOrigin({ host, ...(origin === undefined ? {} : { origin }) }, ['https://allowed']);

  it('is our own, an allowed one, or none at all', () => {
    expect(from(undefined)).toBe(true);
    expect(from('https://allowed')).toBe(true);
    expect(from('http://table:81', 'table:81')).toBe(true);
  });

  it.each(['https://evil', 'http://table:81', 'null', 'allowed', ''])(
    'is another: %s',
    (origin) => {
      expect(from(origin)).toBe(false);
    },
  );
});

describe('the page that only looks something up', () => {
  const from = (site: string) =>
    isOwnOrigin({ host: 'table:80', 'sec-fetch-site': site }, ['https://allowed']);

  it('is our own, or somebody typed the address', () => {
    expect(['same-origin', 'none', 'same-site', 'cross-site', ''].map(from)).toEqual([
      ...[true, true, false, false, false],
    ]);
  });
});

describe('proxies', () => {
  it.each([
    ['2', 2],
    ['10', 10],
    ['11', null],
    ['loopback', ['127.0.0.0/8', '::1/128']],
    ['192.0.2.7, ::1', ['192.0.2.7', '::1']],
    ['10.0.0.0/32', ['10.0.0.0/32']],
    ['10.0.0.0/33', null],
    ['fc00::/128', ['fc00::/128']],
    ['fc00::/129', null],
    ['10.0.0.0/8/8', null],
    ['10.0.0.0/', null],
    ['somebody', null],
    ['2 10.0.0.0/8', null],
    ['', []],
  ])('are read: %s', (text, proxies) => {
    expect(readProxies(text)).toEqual(proxies);
  });

  it('are those in their networks', () => {
    const isTrusted = trustIn(['10.1.0.0/16', '192.0.2.7', 'fd00::/8', '2001:db8::1']);
    const trusted = ['10.1.9.9', '::ffff:10.1.9.9', '192.0.2.7', 'fd12::1', '2001:db8::1'];
    const others = ['10.2.0.1', '192.0.2.8', 'fe80::1', '2001:db8::2', 'nonsense', ''];
    expect(trusted.map((address) => isTrusted(address, 7))).toEqual(trusted.map(() => true));
    expect(others.map((address) => isTrusted(address, 0))).toEqual(others.map(() => false));
  });

  it('that are counted are so many, in this machine’s own networks', () => {
    const isTrusted = trustIn(2);
    expect([0, 1, 2].map((hop) => isTrusted('127.0.0.1', hop))).toEqual([true, true, false]);
    const own = [
      '10.9.9.9',
      '172.16.0.1',
      '192.168.1.1',
      'fc00::1',
      '169.254.1.1',
      'fe80::1',
      '::1',
    ];
    expect(own.map((address) => isTrusted(address, 0))).toEqual(own.map(() => true));
    expect(['8.8.8.8', '172.32.0.1'].map((address) => isTrusted(address, 0))).toEqual([
      false,
      false,
    ]);
    expect(trustIn(0)('127.0.0.1', 0)).toBe(false);
  });
});

describe('a bucket of tokens', () => {
  it('lets a burst through, and then as many as a second earns', () => {
    const bucket = new TokenBucket(2, 3, 1000);
    const taken = (now: number, times: number) =>
      Array.from({ length: times }, () => bucket.take(now));
    expect(taken(1000, 4)).toEqual([true, true, true, false]);
    expect(taken(1499, 1)).toEqual([false]);
    expect(taken(1500, 2)).toEqual([true, false]);
    expect(taken(2500, 3)).toEqual([true, true, false]);
    // It never holds more than a burst.
    expect(taken(60_000, 4)).toEqual([true, true, true, false]);
  });
});

describe('guesses at codes', () => {
  const right = async () => true;
  const wrong = async () => false;
  const isRight = (found: boolean) => found;

  it('are so many from an address, and so many from all', async () => {
    const guesses = new Guesses({ perAddress: 2, inAll: 3 }, null);
    const guess = (address: string) => guesses.attempt(address, wrong, isRight);
    expect([await guess('a'), await guess('a'), await guess('a')]).toEqual([false, false, null]);
    expect([await guess('b'), await guess('b')]).toEqual([false, null]);
  });

  it('that are right do not count', async () => {
    const guesses = new Guesses({ perAddress: 1, inAll: 1 }, null);
    for (let times = 0; times < 3; times++) {
      expect(await guesses.attempt('a', right, isRight)).toBe(true);
    }
    expect(await guesses.attempt('a', wrong, isRight)).toBe(false);
    expect(await guesses.attempt('a', right, isRight)).toBeNull();
  });

  it('are counted with other servers too', async () => {
    const taken: string[] = [];
    const shared = {
      take: async (address: string, limits: object) => {
        taken.push(`${address} ${JSON.stringify(limits)}`);
        return taken.length < 2;
      },
      giveBack: async (address: string) => void taken.push(`${address} back`),
    } as unknown as Tries;
    const guesses = new Guesses({ perAddress: 5, inAll: 9 }, shared);
    let tried = 0;
    const attempt = () =>
      guesses.attempt(
        'a',
        async () => ++tried,
        () => true,
      );
    expect([await attempt(), await attempt()]).toEqual([1, null]);
    const limits = '{"perAddress":5,"inAll":9,"seconds":60}';
    expect(taken).toEqual([`a ${limits}`, 'a back', `a ${limits}`]);
    expect(tried).toBe(1);
  });
});

describe('names and secrets', () => {
  it('are made so long that nobody guesses them, and never twice', () => {
    expect(newSecret()).toMatch(/^[\w-]{24}$/);
    expect(newName()).toMatch(/^[\w-]{12}$/);
    expect(newSecret()).not.toBe(newSecret());
    expect(newName()).not.toBe(newName());
    expect(isSecret(newSecret())).toBe(true);
  });

  it.each([
    '',
    'x'.repeat(23),
    'x'.repeat(25),
    `${'x'.repeat(23)}.`,
    `${'x'.repeat(24)}\n`,
    "' or ''='",
  ])('that are none never reach the database: %j', (text) => {
    expect(isSecret(text)).toBe(false);
    expect(tablePath.safeParse({ table: text }).success).toBe(false);
  });

  it('are stored as hashes', () => {
    expect(hashOf('a')).not.toBe(hashOf('b'));
    expect(hashOf('a')).toBe('ypeBEsobvcr6wjGzmiPcTaeG7_gUfE5yuYB3ha_uSLs');
  });

  it('of watchers tell neither address nor salt, and differ with both', () => {
    const one = watcherAt('192.0.2.7', 'salt');
    expect(one).toMatch(/^[\w-]{12}$/);
    expect(
      new Set([one, watcherAt('192.0.2.8', 'salt'), watcherAt('192.0.2.7', 'pepper')]).size,
    ).toBe(3);
    expect(watcherAt('192.0.2.7', 'salt')).toBe(one);
  });
});

describe('codes', () => {
  it('have so many letters in groups, none of which is taken for another', () => {
    expect(newCode(DEVICE_CODE)).toMatch(/^[A-HJKMNP-TV-Z2-9]{4}-[A-HJKMNP-TV-Z2-9]{4}$/);
    expect(newCode(JOIN_CODE)).toMatch(/^[A-HJKMNP-TV-Z2-9]{3}-[A-HJKMNP-TV-Z2-9]{3}$/);
    expect([DEVICE_CODE.lastsMs, JOIN_CODE.lastsMs]).toEqual([600_000, 1_800_000]);
  });

  it('are the same however they are typed', () => {
    expect(plainCode(' k7qw – m3xa.')).toBe('K7QWM3XA');
  });
});

describe('paths of requests', () => {
  const table = 'x'.repeat(24);

  it('name a table and a seat', () => {
    expect(seatPath.parse({ table, seat: '0' })).toEqual({ table, seat: 0 });
    expect(seatPath.parse({ table, seat: '15' })).toEqual({ table, seat: 15 });
  });

  it.each(['', '-1', '1.5', '100', 'x'])('name no seat: %j', (seat) => {
    expect(seatPath.safeParse({ table, seat }).success).toBe(false);
  });
});

describe('a refused request', () => {
  it('has a status, a reason and what is wrong', () => {
    const { statusCode, body } = new Refused('noSuchTable');
    expect([statusCode, body]).toEqual([
      404,
      { refusal: { reason: { say: 'noSuchTable' }, rule: 'table' } },
    ]);
    expect(new Refused('notUnderstood').statusCode).toBe(400);
    expect(new Refused('waitForPlayer', undefined, { seconds: 7 }).body.refusal.reason).toEqual({
      ...{ say: 'waitForPlayer', seconds: 7 },
    });
    const problems = [{ say: 'unknownOption' }];
    expect(new Refused('wrongSeats', problems).body).toMatchObject({ problems });
  });

  it('is one that is not what was asked for, or lies in itself too deep', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
    expect(understood(tablePath, { table: 'x'.repeat(24) })).toEqual({ table: 'x'.repeat(24) });
    for (const sent of [null, {}, { table: 'x' }, { table: 'x'.repeat(24), deep: nested(201) }]) {
      expect(() => understood(tablePath, sent)).toThrow('notUnderstood');
    }
  });
});

describe('the scenario of a game', () => {
  it.each([
    [{ scenario: 'rhino', heroes: [] }, 'rhino'],
    [{ scenario: 7 }, null],
    [{}, null],
    [['rhino'], null],
    [null, null],
    ['rhino', null],
  ])('is what its options say: %j', (options, scenario) => {
    expect(scenarioOf(options)).toBe(scenario);
  });
});
