/** A breach of a game's contract. */
export class Breach extends Error {
  override readonly name = 'Breach';
}

export function demand(holds: boolean, otherwise: () => string): asserts holds {
  if (!holds) throw new Breach(otherwise());
}

/** Two values that have to be the same as data; the message names the first place that differs. */
export function demandSame(one: unknown, other: unknown, what: string): void {
  const where = difference(one, other);
  demand(where === null, () => `${what}: ${where}`);
}

/** Where two values differ as data, or null. A field that is undefined is a field that is not there. */
export function difference(one: unknown, other: unknown): string | null {
  const keys = keysToDifference(one, other);
  if (!keys) return null;
  const path = keys.map((key) => `.${key}`).join('');
  const [left, right] = [partAt(one, keys), partAt(other, keys)];
  return Array.isArray(left) !== Array.isArray(right) && isObject(left) && isObject(right)
    ? `${path} is a list only once`
    : `${path || 'all of it'} is ${shown(left)} and ${shown(right)}`;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The way to the first place that differs. Nearly all values are the same, so it is built last. */
function keysToDifference(one: unknown, other: unknown): readonly string[] | null {
  if (one === other || (Number.isNaN(one) && Number.isNaN(other))) return null;
  if (!isObject(one) || !isObject(other)) return [];
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other)) return [];
    const length = Math.max(one.length, other.length);
    for (let at = 0; at < length; at++) {
      const found = keysToDifference(one[at], other[at]);
      if (found) return [String(at), ...found];
    }
    return null;
  }
  for (const key in one) {
    const found = keysToDifference(one[key], other[key]);
    if (found) return [key, ...found];
  }
  for (const key in other) {
    if (one[key] === undefined && other[key] !== undefined) return [key];
  }
  return null;
}

const partAt = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce((part: unknown, key) => (part as Fields)[key], value);

export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}

/** A value as it comes back from a disk or over a wire. */
export function revived<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
