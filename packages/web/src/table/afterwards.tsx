import type { ReactNode } from 'react';
import { useDeferredValue } from 'react';

/** Parts of a table that nobody waits for: they are drawn when the rest of it can be used. */
export function Afterwards({ children }: { readonly children: ReactNode }) {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn && children;
}
