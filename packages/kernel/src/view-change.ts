import type { CardId, ZoneId } from './state.ts';
import type { View } from './view.ts';

/** What has become different between two views of one seat: small enough to be sent each time. */
export interface ViewChange<V = unknown> {
  readonly cards: readonly (readonly [CardId, View<V>['cards'][number]])[];
  readonly zones: readonly (readonly [ZoneId, View<V>['zones'][number]])[];
  /** The other fields that are different, as they are now. */
  readonly rest: Partial<Omit<View<V>, 'cards' | 'zones'>>;
}

export function changeBetween<V>(before: View<V>, after: View<V>): ViewChange<V> {
  const rest: Record<string, unknown> = {};
  for (const [field, now] of Object.entries(after)) {
    if (field === 'cards' || field === 'zones') continue;
    if (!isEqual(before[field as keyof View<V>], now)) rest[field] = now;
  }
  return {
    cards: differences(before.cards, after.cards),
    zones: differences(before.zones, after.zones),
    rest,
  };
}

export function changed<V>(view: View<V>, change: ViewChange<V>): View<V> {
  return {
    ...view,
    ...change.rest,
    cards: replaced(view.cards, change.cards),
    zones: replaced(view.zones, change.zones),
  };
}

function differences<T>(before: readonly T[], after: readonly T[]): (readonly [number, T])[] {
  const found: (readonly [number, T])[] = [];
  after.forEach((now, index) => {
    if (!isEqual(before[index], now)) found.push([index, now]);
  });
  return found;
}

function replaced<T>(list: readonly T[], by: readonly (readonly [number, T])[]): readonly T[] {
  if (by.length === 0) return list;
  const copy = list.slice();
  for (const [index, now] of by) copy[index] = now;
  return copy;
}

/** Whether two values are the same as JSON. Records are replaced and not changed, so most are one. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const keys = Object.keys(other);
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Object.keys(one).length !== keys.length) return false;
  return keys.every((key) =>
    isEqual((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
  );
}
