import type { ReactNode } from 'react';
import { useDeferredValue } from 'react';

/** Lazy-loaded parts of a table: they are drawn when the rest of it can be used. */
export function LazyParts({ children }: { readonly children: ReactNode }) {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn && children;
}
