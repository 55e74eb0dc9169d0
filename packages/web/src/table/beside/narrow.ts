import { useSyncExternalStore } from 'react';

/** Where there is no room beside the table; the same width stands in `style/table.css`. */
const NARROW = '(max-width: 60rem)';

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
