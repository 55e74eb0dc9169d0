/** The part of a page that tells whether somebody can see it. */
type Visible = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Keeps the screen awake until the returned function is called. A browser takes the lock away from
 * a page that is hidden, so it is requested again when the page can be seen.
 */
export function keepAwake(page: Visible, locks: Pick<WakeLock, 'request'>): () => void {
  let isWanted = true;
  let held: WakeLockSentinel | undefined;
  const isHeld = () => held !== undefined && !held.released;
  const request = async () => {
    if (!isWanted || page.visibilityState !== 'visible' || isHeld()) return;
    // A battery that runs low refuses it; then the screen sleeps as it always did.
    const granted = await locks.request('screen').catch(() => undefined);
    if (isWanted && !isHeld()) held = granted;
    else await granted?.release();
  };
  const ask = () => void request();
  page.addEventListener('visibilitychange', ask);
  ask();
  return () => {
    isWanted = false;
    page.removeEventListener('visibilitychange', ask);
    void held?.release();
  };
}
