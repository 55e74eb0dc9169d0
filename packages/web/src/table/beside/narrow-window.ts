import { useSyncExternalStore } from 'react';
import { MEDIA } from '../../style/breakpoints.ts';

const NARROW = MEDIA['--narrow'];

export function isNarrow(): boolean {
  return matchMedia(NARROW).matches;
}

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
