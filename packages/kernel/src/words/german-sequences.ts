import type { Clause, Theirs } from './phrase.ts';
import { capitalised, listed, spaced } from './phrase.ts';

/** `legst sie ab`, after somebody has been told what else `du` does. */
export const withoutDu = (after: string) => after.replace(/^(\S+) du\b/, '$1');

/**
 * A sequence after something that comes first: `ziehst du 1 Karte und legst sie ab`. What begins
 * with a condition begins a new sentence.
 */
export function afterwards(first: Clause, rest: readonly Clause[]): string {
  const sentences: string[][] = [[first.after]];
  for (const { plain, after, order } of rest) {
    const last = sentences[sentences.length - 1];
    if (/^(?:wenn|nach|nachdem|sobald|am|bis|für|in|zu) /.test(order)) sentences.push([order]);
    else if (sentences.length > 1) last?.push(order);
    else last?.push(plain ? withoutDu(after) : order);
  }
  return sentences
    .map((parts, at) => (at ? capitalised(listed(parts, 'und')) : listed(parts, 'und')))
    .join('. ');
}

/** What several clauses tell the reader to do, done by somebody else. */
export function joinedTheirs(clauses: readonly Clause[], last: string): Theirs | null {
  const others = clauses.flatMap(({ theirs }) => theirs ?? []);
  const [first, ...more] = others;
  if (!first || others.length < clauses.length) return null;
  const parts = [first.rest, ...more.map((part) => spaced(part.verb, part.rest))];
  const wishes = others.map(({ wish }) => wish);
  return { verb: first.verb, rest: listed(parts, last), wish: listed(wishes, last) };
}
