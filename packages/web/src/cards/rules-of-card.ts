import type { Entry, Note, Rulebook, Ruling } from '@grimrule/rulebook';
import type { Catalogue, ListedCard } from './catalogue.ts';

/** The entries that matter for a card, by what its data says. */
export function rulesOf(book: Rulebook, catalogue: Catalogue, card: ListedCard): readonly Entry[] {
  const own = catalogue.entriesOf?.(card, book) ?? [];
  const explained = card.says.flatMap((part) => catalogue.explains[part] ?? []);
  return [...new Set([...own, ...explained])].flatMap((id) => book.entry(id) ?? []);
}

/** A doubt that we decided, and the entry it stands in. */
export interface Doubt {
  readonly entry: Entry;
  readonly note: Note;
}

/** Rulings of the publisher on a card, by its code. */
export function rulingsOn(book: Rulebook, codes: readonly string[]): readonly Ruling[] {
  return book.rulings.filter(({ cards = [] }) => cards.some(({ code }) => codes.includes(code)));
}

/** Decided doubts that name a card by its English title. */
export function doubtsOn(book: Rulebook, title: string): readonly Doubt[] {
  const doubts = book.entries.flatMap((entry) =>
    (entry.decided ?? []).map((note) => ({ entry, note })),
  );
  const seen = new Set<string>();
  return doubts.filter(({ note }) => {
    const isNew = !seen.has(note.en);
    seen.add(note.en);
    return isNew && isAbout(note.en, title);
  });
}

/**
 * A doubt may name a card and where it comes from: `Legal Practice (Core 23)`. A title of one word may
 * be a word of the language or a card of another product, so it counts only with its place in ours.
 */
function isAbout(doubt: string, title: string): boolean {
  const typed = doubt.replaceAll('’', "'");
  for (let at = typed.indexOf(title); at !== -1; at = typed.indexOf(title, at + 1)) {
    const before = typed.slice(0, at);
    const after = typed.slice(at + title.length);
    const isInside = before.lastIndexOf('(') > before.lastIndexOf(')');
    const isWhole = !/[\p{L}\d-]$/u.test(before) && !/^['\p{L}\d-]/u.test(after);
    if (isInside || !isWhole) continue;
    const [, from] = /^ \(([^)]*)\)/.exec(after) ?? [];
    if (from?.startsWith('Core')) return true;
    const isElsewhere = from !== undefined && (/\d/.test(from) || from === title);
    if (title.includes(' ') && !isElsewhere) return true;
  }
  return false;
}
