import { create } from 'zustand';

interface Offline {
  /** Whether everything is here that is needed to play without a connection. */
  readonly isReady: boolean;
  /** Loads the newer version that waits; null if none does. */
  readonly update: (() => void) | null;
}

/** Pages that come without encryption have no workers of this kind. */
const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;

export const useOffline = create<Offline>(() => ({
  isReady: Boolean(workers?.controller),
  update: null,
}));

/** On a first visit the page itself comes first: everything else is fetched when it is there. */
const FIRST_THE_PAGE_MS = 3000;

/** Keeps the page in the browser, and says when there is a newer one. */
export async function prepareOffline(): Promise<void> {
  if (!workers) return;
  if (!workers.controller) await new Promise((done) => setTimeout(done, FIRST_THE_PAGE_MS));
  const registration = await workers.register('/sw.js').catch(() => undefined);
  if (!registration) return;
  const { installing, waiting } = registration;
  if (waiting) offer(waiting);
  if (installing) follow(installing);
  registration.addEventListener('updatefound', () => {
    if (registration.installing) follow(registration.installing);
  });
  // A tab may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && navigator.onLine) {
      registration.update().catch(() => undefined);
    }
  });
}

function follow(coming: ServiceWorker): void {
  coming.addEventListener('statechange', () => {
    if (coming.state !== 'installed') return;
    // Without an earlier version, there is no need to wait.
    if (workers?.controller) offer(coming);
    else useOffline.setState({ isReady: true });
  });
}

/** A newer page takes over when the player wants it: nothing changes in the middle of a thought. */
function offer(waiting: ServiceWorker): void {
  const update = () => {
    workers?.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage({ type: 'SKIP_WAITING' });
  };
  useOffline.setState({ update });
}
