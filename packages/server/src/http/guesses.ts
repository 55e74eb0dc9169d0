import { RateLimiterMemory } from 'rate-limiter-flexible';

const WINDOW_S = 60;

export interface GuessLimits {
  /** Wrong codes that one address may try in a minute, and all together. */
  readonly perAddress: number;
  readonly inAll: number;
}

/**
 * How often codes may be tried that are short enough to be guessed. A try is paid for before it is
 * known whether it is right, so that many at once count as many; a right one is paid back.
 */
export class Guesses {
  private readonly ofAddress: RateLimiterMemory;
  private readonly ofAll: RateLimiterMemory;

  constructor({ perAddress, inAll }: GuessLimits) {
    this.ofAddress = new RateLimiterMemory({ points: perAddress, duration: WINDOW_S });
    this.ofAll = new RateLimiterMemory({ points: inAll, duration: WINDOW_S });
  }

  /** Tries a code; null if there were too many tries. `isRight` says whether it was one. */
  async attempt<T>(
    address: string,
    work: () => Promise<T>,
    isRight: (result: T) => boolean,
  ): Promise<T | null> {
    try {
      await this.ofAddress.consume(address);
      await this.ofAll.consume('');
    } catch {
      return null;
    }
    const result = await work();
    if (isRight(result)) {
      await this.ofAddress.reward(address);
      await this.ofAll.reward('');
    }
    return result;
  }
}
