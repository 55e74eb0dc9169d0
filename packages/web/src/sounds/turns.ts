/** More at once is noise. */
const MOST_AT_ONCE = 2;

/**
 * When the sounds end that are heard now, with one that lasts so long; null if there are enough of
 * them already.
 */
export function turnOf(
  playing: readonly number[],
  now: number,
  lasts: number,
): readonly number[] | null {
  const still = playing.filter((end) => end > now);
  return still.length < MOST_AT_ONCE ? [...still, now + lasts] : null;
}
