import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../kept/memory-storage.ts';

/** A server that knows these keys, makes new ones, and keeps what it was asked. */
function aServer(known: readonly string[]) {
  const keys = new Set(known);
  const asked: string[] = [];
  const answers = (path: string, body: Readonly<Record<string, unknown>>): [number, object] => {
    if (path === '/api/players') {
      const key = `key ${asked.length}`;
      keys.add(key);
      return [201, { player: `player ${asked.length}`, name: body.name, key }];
    }
    return keys.has(String(body.key))
      ? [200, { by: body.key }]
      : [403, { refusal: { reason: { say: 'wrongKey' }, rule: 'table' } }];
  };
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body: string }) => {
    asked.push(path);
    const [status, answer] = answers(path, JSON.parse(body));
    return new Response(JSON.stringify(answer), { status });
  });
  return { asked, keys };
}

describe('the key of a player', () => {
  let storage: ReturnType<typeof memoryStorage>;
  // The page reads its storage when its modules are loaded, so they are loaded anew.
  const load = () => import('../../src/link/keys/player.ts');
  const askAs = async () => {
    const { asPlayer } = await load();
    const { ask } = await import('../../src/link/server/ask.ts');
    return asPlayer((key) => ask<object>('anything', { key }));
  };

  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('navigator', { userAgent: 'Firefox' });
    storage = memoryStorage();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
    storage.remove();
  });

  it('is made when it is needed for the first time, once, and kept', async () => {
    const { asked } = aServer([]);
    const { keptPlayer, needPlayer } = await load();
    expect(keptPlayer()).toBeNull();
    expect(asked).toEqual([]);
    const [one, other] = await Promise.all([needPlayer(), needPlayer()]);
    expect(one).toEqual({ player: 'player 1', key: 'key 1' });
    expect(other).toEqual(one);
    expect(keptPlayer()).toEqual(one);
    await needPlayer();
    expect(asked).toEqual(['/api/players']);
  });

  it('is the other tab’s if that was quicker', async () => {
    aServer([]);
    const { keepPlayer, needPlayer } = await load();
    const made = needPlayer();
    keepPlayer({ player: 'another', key: 'quicker' });
    expect(await made).toEqual({ player: 'another', key: 'quicker' });
  });

  it('is used for what is asked', async () => {
    aServer(['mine']);
    (await load()).keepPlayer({ player: 'me', key: 'mine' });
    expect(await askAs()).toEqual({ by: 'mine' });
  });

  it('is made anew when the server does not know it any more', async () => {
    aServer([]);
    const { keepPlayer, keptPlayer } = await load();
    keepPlayer({ player: 'me', key: 'revoked' });
    expect(await askAs()).toEqual({ by: keptPlayer()?.key });
    expect(keptPlayer()?.key).not.toBe('revoked');
  });

  it('is not given up because a table refuses it', async () => {
    const { asked } = aServer(['mine']);
    const { asPlayer, keepPlayer, keptPlayer } = await load();
    keepPlayer({ player: 'me', key: 'mine' });
    const refusal = { refused: { reason: 'wrongKey', problems: [] } };
    expect(await asPlayer(async () => refusal)).toEqual(refusal);
    expect(keptPlayer()?.key).toBe('mine');
    expect(asked).toEqual(['/api/players/me']);
  });

  it('is not given up because the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
    const { isKnown, keepPlayer, keptPlayer } = await load();
    keepPlayer({ player: 'me', key: 'mine' });
    expect(await isKnown('mine')).toBe(true);
    expect(await askAs()).toHaveProperty('refused.reason', 'unreachable');
    expect(keptPlayer()?.key).toBe('mine');
  });

  it('opens seats beside the keys of old links, which are taken out of the address', async () => {
    const { allKeys, keysAt, keepKeys } = await import('../../src/link/keys/seat-keys.ts');
    const replaceState = vi.fn();
    vi.stubGlobal('history', { state: null, replaceState });
    location.hash = '#seat=one,two';
    expect(keysAt('table')).toEqual(['one', 'two']);
    expect(replaceState).toHaveBeenCalledWith(null, '', '/');
    location.hash = '';
    (await load()).keepPlayer({ player: 'me', key: 'mine' });
    keepKeys('another', ['three']);
    expect(keysAt('table')).toEqual(['one', 'two', 'mine']);
    expect(keysAt('elsewhere')).toEqual(['mine']);
    expect([...allKeys()].sort()).toEqual(['mine', 'one', 'three', 'two']);
  });

  it('is tried before those of old links at a table', async () => {
    const { keepKeys } = await import('../../src/link/keys/seat-keys.ts');
    const { asSitter } = await import('../../src/link/keys/sitter.ts');
    const { ask } = await import('../../src/link/server/ask.ts');
    aServer(['old']);
    keepKeys('table', ['void', 'old']);
    (await load()).keepPlayer({ player: 'me', key: 'mine' });
    expect(await asSitter('table', (key) => ask<object>('x', { key }))).toEqual({ by: 'old' });
    expect(await asSitter('other', (key) => ask<object>('x', { key }))).toHaveProperty(
      'refused.reason',
      'wrongKey',
    );
  });
});

describe('the secret of an invitation', () => {
  it('leaves the address, and is there until the tab is closed', async () => {
    vi.resetModules();
    const storage = memoryStorage();
    const { carriedSecret } = await import('../../src/link/keys/carried-secret.ts');
    const replaceState = vi.fn();
    vi.stubGlobal('history', { state: null, replaceState });
    Object.assign(location, { pathname: '/join/table', hash: '#token_-1' });
    expect(carriedSecret('table')).toBe('token_-1');
    expect(replaceState).toHaveBeenCalledWith(null, '', '/join/table');
    location.hash = '';
    expect(carriedSecret('table')).toBe('token_-1');
    expect(carriedSecret('another')).toBeNull();
    location.hash = '#not a token';
    expect(carriedSecret('another')).toBeNull();
    vi.unstubAllGlobals();
    storage.remove();
  });
});
