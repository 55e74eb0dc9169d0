import { useEffect } from 'react';

/** Does something at once and then repeatedly, while the page is visible. */
export function usePolling(everyMs: number, act: () => Promise<void>): void {
  useEffect(() => {
    void act();
    const timer = setInterval(() => {
      if (!document.hidden) void act();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, act]);
}
