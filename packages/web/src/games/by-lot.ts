/** So many of these, each once, drawn by lot; a lot is a number from 0 to below 1. */
export function drawn<T>(from: readonly T[], count: number, lot: () => number): readonly T[] {
  const left = [...from];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(lot() * left.length), 1),
  ).flat();
}

/** One of these by lot. There has to be one. */
export function one<T>(from: readonly T[], lot: () => number): T {
  const [first] = drawn(from, 1, lot);
  if (first === undefined) throw new Error('there is nothing to draw from');
  return first;
}
