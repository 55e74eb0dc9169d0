import type { ClientMessage } from '@grimrule/room';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** What a message costs, measured in answers; what is not listed costs as much as one. */
const COSTS: Partial<Record<ClientMessage['say'], number>> = {
  hello: 5,
  refresh: 5,
  look: 10,
  why: 20,
  restore: 50,
};

const WINDOW_S = 10;
const SECONDS = 60;

/**
 * What an address may spend, over all its connections. A connection has a limit of its own, but
 * whoever opens thirty of them must not get thirty times as much.
 */
export class Budgets {
  private readonly limiter: RateLimiterMemory;

  constructor(perMinute: number) {
    const points = Math.ceil((perMinute * WINDOW_S) / SECONDS);
    this.limiter = new RateLimiterMemory({ points, duration: WINDOW_S });
  }

  /** Whether an address can afford a message; then it is paid for. */
  affords(address: string, { say }: ClientMessage): Promise<boolean> {
    return this.limiter.consume(address, COSTS[say] ?? 1).then(
      () => true,
      () => false,
    );
  }
}
