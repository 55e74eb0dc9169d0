import type { Clause, Phrase, Theirs } from '../phrase.ts';
import { capitalised, listed, spaced } from '../phrase.ts';

/** `legst sie ab`, after another instruction to `du`. */
export const withoutDu = (after: string) => after.replace(/^(\S+) du\b/, '$1');

/**
 * A sequence after something that comes first: `ziehst du 1 Karte und legst sie ab`. A clause with
 * a condition begins a new sentence; one with another subject follows a comma.
 */
export function afterwards(first: Clause, rest: readonly Clause[]): string {
  const sentences: string[][] = [[first.after]];
  for (const { plain, after, order } of rest) {
    const last = sentences[sentences.length - 1];
    if (/^(?:wenn|nach|nachdem|sobald|am|bis|für|in|zu) /.test(order)) sentences.push([order]);
    else if (sentences.length > 1) last?.push(order);
    else last?.push(plain ? withoutDu(after) : order);
  }
  return sentences.map((parts, at) => (at ? capitalised(joined(parts)) : joined(parts))).join('. ');
}

/** `wählst du einen Spieler, und er zieht 1 Karte`. */
const joined = (parts: readonly string[]) =>
  listed(parts, 'und').replace(/(?<!,)(?= und (?:er|sie|es) \S+t\b)/, ',');

/** A player does the first of several things; the others are not about that player any more. */
export function begunBy(who: Phrase, order: string, parts: readonly Clause[] = []): Clause {
  const name = who.as('nominative');
  const [first, ...rest] = parts;
  const speaksOfYou = rest.some((clause) => /\b(?:du|dir|dich|dein\p{Ll}*)\b/u.test(clause.order));
  if (!first?.theirs || speaksOfYou) {
    const text = `${name}: ${capitalised(order)}`;
    return { order: text, after: text, wish: text, plain: false };
  }
  const { verb, rest: does, wish } = first.theirs;
  const then = rest.map((clause) => `. ${capitalised(clause.order)}`).join('');
  return {
    order: spaced(name, verb, does) + then,
    after: spaced(verb, name, does) + then,
    wish: spaced(who.as('accusative'), wish, 'lassen') + then,
    plain: false,
  };
}

/** Several instructions to the reader, carried out by another player. */
export function joinedTheirs(clauses: readonly Clause[], last: string): Theirs | null {
  const others = clauses.flatMap(({ theirs }) => theirs ?? []);
  const [first, ...more] = others;
  if (!first || others.length < clauses.length) return null;
  const parts = [first.rest, ...more.map((part) => spaced(part.verb, part.rest))];
  const wishes = others.map(({ wish }) => wish);
  return { verb: first.verb, rest: listed(parts, last), wish: listed(wishes, last) };
}
