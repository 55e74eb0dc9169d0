import { useSyncExternalStore } from 'react';
import { MEDIA } from '../../style/breakpoints.ts';

/** A phone, upright or on its side. */
const SMALL = matchMediaHere(`${MEDIA['--small']}, ${MEDIA['--low']}`);

function matchMediaHere(query: string): MediaQueryList | null {
  return typeof matchMedia === 'function' ? matchMedia(query) : null;
}

function subscribe(listener: () => void): () => void {
  SMALL?.addEventListener('change', listener);
  return () => SMALL?.removeEventListener('change', listener);
}

/** Whether the table has the room of a phone. */
export function useSmall(): boolean {
  return useSyncExternalStore(subscribe, () => SMALL?.matches ?? false);
}
