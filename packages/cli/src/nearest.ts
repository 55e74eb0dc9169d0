/** The names that come nearest to what was typed, best first; none if nothing comes near. */
export function nearest(typed: string, names: readonly string[]): readonly string[] {
  const most = Math.max(1, Math.floor(typed.length / 2));
  return names
    .map((name) => ({ name, far: distance(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, far }) => far <= most || name.startsWith(typed))
    .sort((one, other) => one.far - other.far)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** How many letters have to be changed, added or removed. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1;
      next.push(Math.min((row[to - 1] ?? 0) + same, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
