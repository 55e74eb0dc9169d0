import type { Entry } from '../resolving/entry.ts';

/** Makes something wrong in a log, so that an auditor can show that he notices. */

/** A log in which something is wrong, or null if it offers no occasion for that. */
export type Tampering = (log: readonly Entry[]) => readonly Entry[] | null;

export type Occasion = (entry: Entry, at: number, log: readonly Entry[]) => boolean;

export const says = (entry: Entry | undefined, ...keys: readonly string[]): boolean =>
  entry !== undefined && keys.includes(entry.line.say);

/** Looks for the first occasion from a line on that says this, and changes the log there. */
export function tamperFrom(
  begin: string,
  occasion: Occasion,
  change: (log: Entry[], at: number) => void,
): Tampering {
  return (log) => {
    const from = log.findIndex((entry) => says(entry, begin));
    const at = log.findIndex((entry, index) => index > from && occasion(entry, index, log));
    if (from < 0 || at < 0) return null;
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

export function addTo(log: Entry[], at: number, more: number): void {
  reword(log, at, { count: Number(log[at]?.line.count ?? 0) + more });
}

export function drop(log: Entry[], at: number, count = 1): void {
  log.splice(at, count);
}

/** Says some lines once more. */
export function repeat(log: Entry[], at: number, count = 1): void {
  log.splice(at, 0, ...log.slice(at, at + count));
}

/** Lets two lines name each other's cards. */
export function exchange(log: Entry[], one: number, other: number): void {
  const [first, second] = [log[one], log[other]];
  if (!first || !second) return;
  const designs = { ...first.designs, ...second.designs };
  log[one] = { ...first, designs, line: { ...first.line, card: second.line.card ?? -1 } };
  log[other] = { ...second, designs, line: { ...second.line, card: first.line.card ?? -1 } };
}
