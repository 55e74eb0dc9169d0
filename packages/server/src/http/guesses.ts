import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Tries, TryLimits } from '../players/tries.ts';

const WINDOW_S = 60;

/** Wrong codes that one address may try in a minute, and all together. */
export type GuessLimits = Omit<TryLimits, 'seconds'>;

/**
 * How often codes may be tried that are short enough to be guessed. A try is paid for before it is
 * known whether it is right, so that many at once count as many; a right one is paid back.
 *
 * Servers that share a database count together there. Each counts for itself as well, so that a
 * flood of guesses does not reach the database.
 */
export class Guesses {
  private readonly ofAddress: RateLimiterMemory;
  private readonly ofAll: RateLimiterMemory;
  private readonly limits: TryLimits;
  private readonly shared: Tries | null;

  constructor({ perAddress, inAll }: GuessLimits, shared: Tries | null) {
    this.ofAddress = new RateLimiterMemory({ points: perAddress, duration: WINDOW_S });
    this.ofAll = new RateLimiterMemory({ points: inAll, duration: WINDOW_S });
    this.limits = { perAddress, inAll, seconds: WINDOW_S };
    this.shared = shared;
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
    if (this.shared && !(await this.shared.take(address, this.limits))) return null;
    const result = await work();
    if (isRight(result)) {
      await this.ofAddress.reward(address);
      await this.ofAll.reward('');
      await this.shared?.giveBack(address);
    }
    return result;
  }
}
