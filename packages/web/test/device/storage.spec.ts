import { afterEach, expect, test } from 'vitest';
import { eraseTexts } from '../../src/device/erase.ts';
import { isFull, withRoom } from '../../src/device/full-storage.ts';
import { askToKeep, isKept } from '../../src/device/kept-storage.ts';
import { memoryStorage } from '../kept/memory-storage.ts';

const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'navigator', before);
  else Reflect.deleteProperty(globalThis, 'navigator');
});

/** A browser with this manager of its storage, or with none. */
function aBrowser(storage?: object): void {
  Object.defineProperty(globalThis, 'navigator', { value: { storage }, configurable: true });
}

test('a browser is asked once to keep the games, and may say no', async () => {
  const { remove } = memoryStorage();
  let asked = 0;
  aBrowser({
    persist: async () => {
      asked++;
      throw new Error('no');
    },
    persisted: async () => false,
  });
  await askToKeep();
  await askToKeep();
  expect(asked).toBe(1);
  expect(await isKept()).toBe(false);
  remove();
});

test('a browser that has promised to keep the games says so', async () => {
  aBrowser({ persisted: async () => true });
  expect(await isKept()).toBe(true);
});

test('without encryption no browser promises anything', async () => {
  const { remove } = memoryStorage();
  aBrowser();
  await askToKeep();
  expect(await isKept()).toBe(false);
  remove();
});

test('a full storage is told from other failures', () => {
  expect(isFull(new DOMException('no room', 'QuotaExceededError'))).toBe(true);
  expect(isFull(new DOMException('gone', 'AbortError'))).toBe(false);
  expect(isFull(new Error('QuotaExceededError'))).toBe(false);
});

test('what does not fit is stored once room has been made, and only then', async () => {
  const full = new DOMException('no room', 'QuotaExceededError');
  const deeds: string[] = [];
  const store = (fits: () => boolean) => async () => {
    deeds.push('store');
    if (!fits()) throw full;
    return 'stored';
  };
  let hasRoom = false;
  const makeRoom = async () => {
    deeds.push('make room');
    hasRoom = true;
    return true;
  };
  expect(
    await withRoom(
      store(() => hasRoom),
      makeRoom,
    ),
  ).toBe('stored');
  expect(deeds.splice(0)).toEqual(['store', 'make room', 'store']);
  expect(
    await withRoom(
      store(() => hasRoom),
      makeRoom,
    ),
  ).toBe('stored');
  expect(deeds.splice(0)).toEqual(['store']);
  await expect(
    withRoom(
      store(() => false),
      async () => false,
    ),
  ).rejects.toBe(full);
  expect(deeds.splice(0)).toEqual(['store']);
  const broken = new Error('broken');
  const breaks = async () => {
    throw broken;
  };
  await expect(withRoom(breaks, makeRoom)).rejects.toBe(broken);
  expect(deeds).toEqual([]);
});

test('only what Grimrule keeps is erased', () => {
  const kept = new Map([
    ['grimrule.settings', '1'],
    ['grimrule.keys', '2'],
    ['grimrules', '3'],
    ['other', '4'],
  ]);
  const storage = Object.assign(Object.fromEntries(kept), {}) as never;
  Object.defineProperty(storage, 'removeItem', {
    value(this: Record<string, string>, name: string) {
      delete this[name];
    },
  });
  eraseTexts(storage);
  expect(Object.keys(storage)).toEqual(['grimrules', 'other']);
});
