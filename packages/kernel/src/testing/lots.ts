import type { Dice } from '../chance/random.ts';
import { dice, seeded } from '../chance/random.ts';
import type { Seed } from '../game/game.ts';

/** Draws lots, the same ones again from the same seed. */
export class Lots {
  private readonly dice: Dice;

  constructor(seed: Seed) {
    this.dice = dice(seeded(seed));
  }

  /** From the least to the most, both included. */
  between(least: number, most: number): number {
    return most <= least ? least : least + this.dice.roll(most - least + 1);
  }

  chance(percent: number): boolean {
    return this.dice.roll(100) < percent;
  }

  pick<const T>(items: readonly [T, ...T[]]): T;
  pick<T>(items: readonly T[]): T | undefined;
  pick<T>(items: readonly T[]): T | undefined {
    return items[this.dice.roll(Math.max(1, items.length))];
  }

  /** So many of them, in any order. */
  some<T>(items: readonly T[], count: number): readonly T[] {
    return this.dice.shuffle([...items]).slice(0, Math.max(0, count));
  }

  mixed<T>(items: readonly T[]): readonly T[] {
    return this.some(items, items.length);
  }

  /** Anything below a limit, and often just below it. */
  below(limit: number): number {
    if (limit <= 0) return 0;
    return this.chance(40) ? Math.max(0, limit - this.between(1, 3)) : this.between(0, limit - 1);
  }

  /** How many of these cards a deck keeps: nearly none, nearly all, or anything in between. */
  kept(cards: number): number {
    const few = this.between(1, 3);
    const kept = this.pick([few, this.between(1, cards), cards - this.between(0, 2)]);
    return Math.max(1, Math.min(cards, kept));
  }
}
