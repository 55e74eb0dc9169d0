import type { LiveTable } from './live-table.ts';

/** An address whose tables take so many times what another's would take gives way to it. */
const TIMES = 2;

/**
 * The table that has to leave memory, although people are at it, so that somebody at this address can
 * have one; null if nobody takes much more than they would. One address must not fill the memory for
 * all: of the tables of the one that takes the most, the one that was silent longest goes.
 */
export function whichGivesWay(inUse: readonly LiveTable[], address: string): LiveTable | null {
  const taken = new Map<string, number>();
  for (const table of inUse) {
    taken.set(table.address, (taken.get(table.address) ?? 0) + table.bytes);
  }
  const all = [...taken.values()].reduce((sum, bytes) => sum + bytes, 0);
  const wanted = (taken.get(address) ?? 0) + all / inUse.length;
  const most = Math.max(...taken.values());
  if (most <= TIMES * wanted) return null;
  const theirs = inUse.filter((table) => taken.get(table.address) === most);
  return theirs.reduce((one, other) => (lastHeard(other) < lastHeard(one) ? other : one));
}

function lastHeard({ visitors }: LiveTable): number {
  return Math.max(...[...visitors].map((visitor) => visitor.lastHeard()));
}
