/** What a game has done against its contract. */
export class Breach extends Error {
  override readonly name = 'Breach';
}

export function demand(holds: boolean, otherwise: () => string): asserts holds {
  if (!holds) throw new Breach(otherwise());
}

/** Two values that have to be the same as data; the message names the first place that differs. */
export function demandSame(one: unknown, other: unknown, what: string): void {
  const where = difference(one, other, '');
  demand(where === null, () => `${what}: ${where}`);
}

/** Where two values differ as data, or null. A field that is undefined is a field that is not there. */
export function difference(one: unknown, other: unknown, path: string): string | null {
  if (one === other || (Number.isNaN(one) && Number.isNaN(other))) return null;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return `${path || 'all of it'} is ${shown(one)} and ${shown(other)}`;
  }
  if (Array.isArray(one) !== Array.isArray(other)) return `${path} is a list only once`;
  const left = one as Readonly<Record<string, unknown>>;
  const right = other as Readonly<Record<string, unknown>>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = difference(left[key], right[key], `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}

/** A value as it comes back from a disk or over a wire. */
export function revived<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
