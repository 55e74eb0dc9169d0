/** Lets so many things a second through, and a burst of some more. */
export class TokenBucket {
  private readonly perSecond: number;
  private readonly most: number;
  private tokens: number;
  private last: number;

  constructor(perSecond: number, most: number, now: number) {
    this.perSecond = perSecond;
    this.most = most;
    this.tokens = most;
    this.last = now;
  }

  /** Whether so many may pass; `now` in milliseconds. */
  take(now: number, count = 1): boolean {
    const earned = ((now - this.last) / 1000) * this.perSecond;
    this.tokens = Math.min(this.most, this.tokens + earned);
    this.last = now;
    if (this.tokens < count) return false;
    this.tokens -= count;
    return true;
  }
}
