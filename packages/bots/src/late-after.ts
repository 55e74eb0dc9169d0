import type { IsLate } from './bot.ts';

/** People wait for a bot no longer than this; on a phone the first answer is due within two seconds. */
const PATIENCE_MS = 1500;

/** From now on, for as long as people wait. */
export function lateAfter(milliseconds: number = PATIENCE_MS, now = Date.now): IsLate {
  const end = now() + milliseconds;
  return () => now() >= end;
}
