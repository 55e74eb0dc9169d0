import { expect, test } from 'vitest';
import { keepAwake } from '../../src/device/wake-lock.ts';

/** A page and the locks of its screen, as a browser has them. */
function aScreen({ refuses = false } = {}) {
  const listeners = new Set<() => void>();
  const held = new Set<object>();
  const page = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  };
  const locks = {
    async request() {
      if (refuses) throw new Error('the battery is low');
      const sentinel = {
        released: false,
        async release() {
          sentinel.released = true;
          held.delete(sentinel);
        },
      };
      held.add(sentinel);
      return sentinel;
    },
  };
  return {
    held,
    listeners,
    keep: () => keepAwake(page as never, locks as never),
    /** Browsers release the locks of a page that is hidden. */
    async becomes(state: DocumentVisibilityState) {
      page.visibilityState = state;
      if (state === 'hidden') for (const each of held) await (each as WakeLockSentinel).release();
      for (const listener of listeners) listener();
      await settled();
    },
  };
}

const settled = () => new Promise((done) => setImmediate(done));

test('the screen is kept awake until one leaves', async () => {
  const screen = aScreen();
  const leave = screen.keep();
  await settled();
  expect(screen.held.size).toBe(1);
  leave();
  expect(screen.held.size).toBe(0);
  expect(screen.listeners.size).toBe(0);
});

test('a page that was hidden keeps the screen awake again when it is seen', async () => {
  const screen = aScreen();
  screen.keep();
  await settled();
  await screen.becomes('hidden');
  expect(screen.held.size).toBe(0);
  await screen.becomes('visible');
  expect(screen.held.size).toBe(1);
  await screen.becomes('visible');
  expect(screen.held.size).toBe(1);
});

test('who leaves before the lock is granted does not hold it', async () => {
  const screen = aScreen();
  screen.keep()();
  await settled();
  expect(screen.held.size).toBe(0);
});

test('a browser that refuses the lock is asked again later', async () => {
  const screen = aScreen({ refuses: true });
  const leave = screen.keep();
  await settled();
  await screen.becomes('visible');
  expect(screen.held.size).toBe(0);
  leave();
});
