import { registerSW } from 'virtual:pwa-register';
import { create } from 'zustand';

interface Offline {
  /** Whether everything is here that is needed to play without a connection. */
  readonly isReady: boolean;
  /** Loads the newer version that waits; null if none does. */
  readonly update: (() => void) | null;
}

export const useOffline = create<Offline>(() => ({
  isReady: 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null,
  update: null,
}));

/** Keeps the page in the browser, and says when there is a newer one. */
export function prepareOffline(): void {
  const load = registerSW({
    immediate: true,
    onOfflineReady: () => useOffline.setState({ isReady: true }),
    onNeedRefresh: () => useOffline.setState({ update: () => void load(true) }),
    onRegisteredSW(_address, registration) {
      // A tab may stay open for days.
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible' && navigator.onLine) {
          registration?.update().catch(() => undefined);
        }
      });
    },
  });
}
