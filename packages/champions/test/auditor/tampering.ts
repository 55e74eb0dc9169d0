import type { Entry } from '@grimrule/kernel';
import type { Print } from './prints.ts';
import { printOf, told } from './prints.ts';

/** A log in which something is wrong, or null if it offers no occasion for that. */
export type Tampering = (log: readonly Entry[]) => readonly Entry[] | null;

export const says = (entry: Entry | undefined, ...keys: readonly string[]): boolean =>
  entry !== undefined && keys.includes(entry.line.say);

/** What the card that a line is about was then. */
export function printIn(entry: Entry, card = told(entry).card): Print | undefined {
  const design = entry.designs[card];
  return design === undefined ? undefined : printOf(design);
}

export type Occasion = (entry: Entry, at: number, log: readonly Entry[]) => boolean;

/** Looks for an occasion in the villain phases and changes the log there. */
export function where(occasion: Occasion, change: (log: Entry[], at: number) => void): Tampering {
  return (log) => {
    const begin = log.findIndex((entry) => says(entry, 'villainPhase'));
    const at = log.findIndex((entry, index) => index > begin && occasion(entry, index, log));
    if (begin < 0 || at < 0) return null;
    const copy = [...log];
    change(copy, at);
    return copy;
  };
}

/** Says something else in a line. */
export function reword(log: Entry[], at: number, words: object): void {
  const entry = log[at];
  if (entry) log[at] = { ...entry, line: { ...entry.line, ...words } };
}

export const addTo = (log: Entry[], at: number, more: number): void => {
  const entry = log[at];
  if (entry) reword(log, at, { count: told(entry).count + more });
};

export const drop = (log: Entry[], at: number, count = 1): void => {
  log.splice(at, count);
};

/** Says some lines once more. */
export const repeat = (log: Entry[], at: number, count = 1): void => {
  log.splice(at, 0, ...log.slice(at, at + count));
};

/** Lets two lines name each other's cards. */
export function exchange(log: Entry[], one: number, other: number): void {
  const [first, second] = [log[one], log[other]];
  if (!first || !second) return;
  const designs = { ...first.designs, ...second.designs };
  log[one] = { ...first, designs, line: { ...first.line, card: told(second).card } };
  log[other] = { ...second, designs, line: { ...second.line, card: told(first).card } };
}
