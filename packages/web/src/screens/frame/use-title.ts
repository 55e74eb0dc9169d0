import { useEffect } from 'react';
import { nameTab } from '../../page-title.ts';

/** The name of the tab while this screen is open. */
export function useTitle(title: string): void {
  useEffect(() => nameTab(title), [title]);
}
