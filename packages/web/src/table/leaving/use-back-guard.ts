import { useEffect, useRef, useState } from 'react';
import { BackGuard } from './back-guard.ts';

/** What a person did at the table, so that a browser takes the guard's entry for wanted. */
const DEEDS = ['pointerup', 'keyup'] as const;

/** Notices a step back from a table while a game goes on there; a game that is over is left at once. */
export function useBackGuard(goesOn: boolean) {
  const [isLeaving, setLeaving] = useState(false);
  const going = useRef(goesOn);
  const [guard] = useState(
    () =>
      new BackGuard(history, () => {
        if (going.current) setLeaving(true);
        else history.back();
      }),
  );
  useEffect(() => {
    going.current = goesOn;
  }, [goesOn]);
  useEffect(() => {
    const arm = (deed: Event) => {
      if (!going.current || isNoDeed(deed)) return;
      setLeaving(false);
      guard.arm();
    };
    const moved = () => guard.moved();
    for (const deed of DEEDS) addEventListener(deed, arm);
    addEventListener('popstate', moved);
    return () => {
      for (const deed of DEEDS) removeEventListener(deed, arm);
      removeEventListener('popstate', moved);
    };
  }, [guard]);
  return {
    isLeaving,
    close: () => setLeaving(false),
    stay: () => guard.arm(),
    leave: () => history.back(),
  };
}

/** The way out is no deed at the table, and browsers count no Escape. */
function isNoDeed(event: Event): boolean {
  const { target } = event;
  if (event instanceof KeyboardEvent && event.key === 'Escape') return true;
  return target instanceof Element && target.closest('a[href], [data-leaving]') !== null;
}
