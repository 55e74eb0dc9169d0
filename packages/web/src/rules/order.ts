import type { Entry, Language } from '@grimrule/rulebook';

const COLLATORS: Readonly<Record<Language, Intl.Collator>> = {
  en: new Intl.Collator('en', { numeric: true, ignorePunctuation: true }),
  de: new Intl.Collator('de', { numeric: true, ignorePunctuation: true }),
};

/** Steps that are counted like chapters: `6.10` comes after `6.9`, `6.4b` before `6.4.1`. */
const STEP = /^step-(\d+)-(\d+)([a-z]?)(?:-(\d+))?$/;

function stepOf({ id }: Entry): readonly number[] | null {
  const [found, ...parts] = STEP.exec(id) ?? [];
  if (found === undefined) return null;
  const [phase = '', step = '', letter = '', part = ''] = parts;
  return [Number(phase), Number(step), letter.codePointAt(0) ?? 200, Number(part)];
}

/** By the titles in the reader's language; steps with numbers come first, as they are counted. */
export function inOrder(entries: readonly Entry[], language: Language): readonly Entry[] {
  return entries.toSorted((one, other) => {
    const steps = [stepOf(one), stepOf(other)] as const;
    if (steps[0] && steps[1]) return byNumbers(steps[0], steps[1]);
    if (steps[0] || steps[1]) return steps[0] ? -1 : 1;
    return COLLATORS[language].compare(one[language].title, other[language].title);
  });
}

function byNumbers(one: readonly number[], other: readonly number[]): number {
  const differs = one.findIndex((number, place) => number !== other[place]);
  return (one[differs] ?? 0) - (other[differs] ?? 0);
}

/** The initial letter of an entry; null for numbers of steps. */
export function letterOf(entry: Entry, language: Language): string | null {
  if (stepOf(entry)) return null;
  const [letter = ''] = /\p{L}/u.exec(entry[language].title) ?? [];
  return letter.normalize('NFD').charAt(0).toUpperCase();
}

/** Groups in the order of their first member. */
export function grouped<T, K>(of: readonly T[], by: (each: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const each of of) {
    const group = groups.get(by(each));
    if (group) group.push(each);
    else groups.set(by(each), [each]);
  }
  return groups;
}
