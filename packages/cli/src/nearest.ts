/** The names that come nearest to what was typed, best first; none if nothing comes near. */
export function nearest(typed: string, names: readonly string[]): readonly string[] {
  const wanted = letters(typed);
  if (wanted === '') return [];
  const most = Math.max(1, Math.floor(wanted.length / 3));
  return names
    .map((name) => ({ name, far: distance(wanted, letters(name)) }))
    .filter(({ name, far }) => far <= most || letters(name).startsWith(wanted))
    .sort((one, other) => one.far - other.far)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** The dashes that all options share do not make them alike. */
function letters(name: string): string {
  return name.replace(/^-+/, '').toLowerCase();
}

/** How many letters have to be changed, added or removed, or swapped with the one beside them. */
function distance(one: string, other: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1;
      const swapped = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      next.push(
        Math.min(
          (row[to - 1] ?? 0) + same,
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          swapped ? (before[to - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
