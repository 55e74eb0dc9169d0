import type { Visitor } from './live-table.ts';

export interface CrowdLimits {
  /** Pages that may watch one table, and that may play one of its seats. */
  readonly watchers: number;
  readonly perSeat: number;
}

/**
 * The guest who has to leave a table so that another can come; null if there is room. Players come
 * first: watchers make room only for watchers, and the pages of a seat only for that seat. Among
 * watchers, those from the address with the most of them go first; then the one silent longest.
 */
export function whoGivesWay(
  visitors: readonly Visitor[],
  coming: Pick<Visitor, 'seats'>,
  { watchers, perSeat }: CrowdLimits,
): Visitor | null {
  if (coming.seats.length > 0) {
    const isFull = (seat: number) =>
      visitors.filter(({ seats }) => seats.includes(seat)).length >= perSeat;
    const full = coming.seats.find(isFull);
    return full === undefined ? null : silentLongest(visitors, ({ seats }) => seats.includes(full));
  }
  const watching = visitors.filter(({ seats }) => seats.length === 0);
  if (watching.length < watchers) return null;
  const from = new Map<string, number>();
  for (const { address } of watching) from.set(address, (from.get(address) ?? 0) + 1);
  const most = Math.max(...from.values());
  return silentLongest(watching, ({ address }) => from.get(address) === most);
}

function silentLongest(
  visitors: readonly Visitor[],
  isMeant: (visitor: Visitor) => boolean,
): Visitor | null {
  return visitors
    .filter(isMeant)
    .reduce<Visitor | null>(
      (longest, each) => (longest && longest.lastHeard() <= each.lastHeard() ? longest : each),
      null,
    );
}
