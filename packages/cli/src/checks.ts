import { Mistake } from './mistake.ts';
import { nearest } from './nearest-names.ts';
import type { CliWords } from './words/en.ts';

/** Reads names and numbers that were typed, and says what is wrong with them. */
export function checksIn(say: CliWords) {
  /** One of some names; `what` is the kind of thing they name. */
  const named =
    <T extends string>(what: keyof CliWords['kinds'], names: readonly T[]) =>
    (typed: string): T => {
      const found = names.find((name) => name === typed);
      if (found !== undefined) return found;
      throw new Mistake(say.unknown(say.kinds[what], typed, nearest(typed, names), names));
    };
  const wholeNumber =
    (flag: string, least: number, most = Number.MAX_SAFE_INTEGER) =>
    (typed: string): number => {
      const value = /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
      if (value >= least && value <= most) return value;
      throw new Mistake(say.notAWholeNumber(flag, least, most, typed));
    };
  const seconds =
    (flag: string) =>
    (typed: string): number => {
      const value = /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
      if (value > 0 && value <= 3600) return value;
      throw new Mistake(say.notSeconds(flag, typed));
    };
  /** Names with commas between them. */
  const list =
    (flag: string) =>
    (typed: string): readonly string[] => {
      const names = typed.split(',').map((name) => name.trim());
      if (names.every((name) => name !== '')) return names;
      throw new Mistake(say.notAList(flag, typed));
    };
  return { named, wholeNumber, seconds, list };
}
