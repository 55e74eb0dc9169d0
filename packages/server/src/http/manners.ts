import { TokenBucket } from './token-bucket.ts';

/** How much a page may send. */
export interface MannersLimits {
  /** Messages in a second, and at once; pings count as messages. */
  readonly perSecond: number;
  readonly burst: number;
  /** Bytes in a second, and at once, whatever they are. */
  readonly bytesPerSecond: number;
  readonly bytesAtOnce: number;
  /** Messages beyond its limits that a page is forgiven; one more each second. */
  readonly patience: number;
}

const FORGIVEN_PER_SECOND = 1;

/**
 * How much one page sends. Bytes are counted as they come: pings, and fragments that never become
 * a message, cost the server as much as messages do.
 */
export class Manners {
  private readonly messages: TokenBucket;
  private readonly bytes: TokenBucket;
  private readonly patience: TokenBucket;

  constructor(limits: MannersLimits, now: number) {
    this.messages = new TokenBucket(limits.perSecond, limits.burst, now);
    this.bytes = new TokenBucket(limits.bytesPerSecond, limits.bytesAtOnce, now);
    this.patience = new TokenBucket(FORGIVEN_PER_SECOND, limits.patience, now);
  }

  /** Whether the page may say something now. */
  maySpeak(now: number): boolean {
    return this.messages.take(now);
  }

  /** Whether the page may send so many bytes now. */
  maySend(bytes: number, now: number): boolean {
    return this.bytes.take(now, bytes);
  }

  /** Whether the page is forgiven that it said too much once more. */
  isForgiven(now: number): boolean {
    return this.patience.take(now);
  }
}
