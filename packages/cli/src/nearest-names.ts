import { distance } from 'fastest-levenshtein';

/** The names that come nearest to what was typed, best first; none if nothing comes near. */
export function nearest(typed: string, names: readonly string[]): readonly string[] {
  const wanted = letters(typed);
  if (wanted === '') return [];
  const most = Math.max(1, Math.floor(wanted.length / 3));
  return names
    .map((name) => ({ name, far: mistakes(wanted, letters(name)) }))
    .filter(({ name, far }) => far <= most || letters(name).startsWith(wanted))
    .sort((one, other) => one.far - other.far)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** The dashes that all options share do not make them alike. */
function letters(name: string): string {
  return name.replace(/^-+/, '').toLowerCase();
}

/** Letters that changed places are one mistake: `plya` is nearer to `play` than to `plan`. */
function mistakes(typed: string, name: string): number {
  const inOrder = (word: string) => [...word].sort().join('');
  return inOrder(typed) === inOrder(name)
    ? Math.min(1, distance(typed, name))
    : distance(typed, name);
}
