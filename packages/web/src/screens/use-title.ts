import { useEffect } from 'react';

/** What the tab is called while this screen is open. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Grimrule' : `${title} · Grimrule`;
  }, [title]);
}
