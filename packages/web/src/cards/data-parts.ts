/** Everything that the data of a card says, each part once, by its field and value. */
export function dataParts(...data: readonly unknown[]): readonly string[] {
  return [...new Set(data.flatMap((part) => [...partsOf(part)]))];
}

function* partsOf(data: unknown): Generator<string> {
  if (typeof data !== 'object' || data === null) return;
  for (const [field, value] of Object.entries(data)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (typeof part === 'object') yield* partsOf(part);
      else if (typeof part === 'string' || part === true) yield `${field}:${part}`;
    }
  }
}
