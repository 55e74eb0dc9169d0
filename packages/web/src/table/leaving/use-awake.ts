import { useEffect } from 'react';
import { keepAwake } from '../../device/wake-lock.ts';
import { useSettings } from '../../settings/settings.ts';
import { useGoingOn } from './going-on.ts';

/** The screen stays awake during a game of mine, where the browser can do that. */
export function useAwake(): void {
  const staysAwake = useSettings((settings) => settings.staysAwake);
  const isWanted = useGoingOn() && staysAwake;
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    return keepAwake(document, navigator.wakeLock);
  }, [isWanted]);
}
