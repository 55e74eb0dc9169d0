import { useEffect } from 'react';
import { nameTab } from '../page-title.ts';

/** What the tab is called while this screen is open. */
export function useTitle(title: string): void {
  useEffect(() => nameTab(title), [title]);
}
