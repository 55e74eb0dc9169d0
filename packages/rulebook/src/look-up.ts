import { addressOfStep } from './engine-names.ts';
import type { Entry, Language } from './entry.ts';
import { isPointer } from './entry.ts';
import { namesIn, spelt } from './names.ts';
import type { Rulebook } from './rulebook.ts';
import { search } from './search.ts';

/**
 * The entries that are called exactly so, in either language: by their address, their title or a
 * part of it (`Stun, Stunned`), or the number of their step; and if there are none, by an alias.
 */
export function lookUp(book: Rulebook, language: Language, term: string): readonly Entry[] {
  const same = (name: string) => spelt(name) === spelt(term);
  const step = book.entry(addressOfStep(term.trim().toLowerCase()) ?? '');
  if (step) return [step];
  const titled = book.entries.filter(({ id, en, de }) =>
    [id, ...namesIn(en.title), ...namesIn(de.title)].some(same),
  );
  if (titled.length > 0) return bySearch(book, language, term, titled);
  const known = book.entries.filter(({ en, de }) =>
    [...(en.aliases ?? []), ...(de.aliases ?? [])].some(same),
  );
  return bySearch(book, language, term, known);
}

/** In the order in which a search has them; what it misses comes last, and so do mere pointers. */
function bySearch(
  book: Rulebook,
  language: Language,
  term: string,
  entries: readonly Entry[],
): readonly Entry[] {
  if (entries.length < 2) return entries;
  const found = search(book, language, term).filter((entry) => entries.includes(entry));
  const all = [...new Set([...found, ...entries])];
  return [...all.filter((entry) => !isPointer(entry)), ...all.filter(isPointer)];
}
