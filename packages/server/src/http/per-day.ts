import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Refused } from './refusals.ts';

const DAY_S = 86_400;

/** How much one address may make in a day: what is made within the limit of a minute would fill any disk. */
export class PerDay {
  private readonly limiter: RateLimiterMemory;

  constructor(most: number) {
    this.limiter = new RateLimiterMemory({ points: most, duration: DAY_S });
  }

  /** Refuses whoever has made too much. */
  async demand(address: string): Promise<void> {
    await this.limiter.consume(address).catch(() => {
      throw new Refused('tooFast');
    });
  }
}
