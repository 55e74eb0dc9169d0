import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** How many seconds are left of those that were told at some time. */
export function secondsLeft(seconds: number, toldAt: number, now: number): number {
  return Math.max(0, Math.ceil(seconds - (now - toldAt) / SECOND_MS));
}

/** The same, counted down. */
export function useCountdown(seconds: number, toldAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (secondsLeft(seconds, toldAt, Date.now()) === 0) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS / 2);
    return () => clearInterval(timer);
  }, [seconds, toldAt]);
  return secondsLeft(seconds, toldAt, now);
}
