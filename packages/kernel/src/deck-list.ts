/** `3x Gandalf`, `3 Gandalf` or `Gandalf x3`, with whatever stands in brackets after it. */
const LINE = /^(?:(\d+)\s*[x×]?\s+)?(.+?)(?:\s+[x×](\d+))?(?:\s*\(.*\))?$/i;

export interface DeckLine {
  /** A title or a code, or a heading. */
  readonly title: string;
  readonly count: number;
  /** Without a number it may be a heading. */
  readonly counted: boolean;
}

/** A deck list as people write it down: one title a line, each with its number. */
export function isDeckList(text: string): boolean {
  return text.includes('\n');
}

/** The lines of a deck list that say something. */
export function deckLines(text: string): readonly DeckLine[] {
  return text.split('\n').flatMap((line) => {
    const [, before, title = '', after] = LINE.exec(line.trim()) ?? [];
    const number = before ?? after;
    const count = Number(number ?? 1);
    return title === '' || count === 0 ? [] : [{ title, count, counted: number !== undefined }];
  });
}

/** What a deck list calls a card by. */
interface Listable {
  readonly code: string;
  readonly name: string;
  readonly nameDe?: string;
}

/** Where the cards of a pool are, by codes and plain titles. */
type Index = ReadonlyMap<string, readonly number[]>;

/** Made once for a pool: a long list does not read every card for every line. */
const INDICES = new WeakMap<readonly Listable[], Index>();

function indexOf(pool: readonly Listable[]): Index {
  const known = INDICES.get(pool);
  if (known) return known;
  const index = new Map<string, readonly number[]>();
  for (const [at, { code, name, nameDe = name }] of pool.entries()) {
    for (const key of new Set([code, plain(name), plain(nameDe)])) {
      index.set(key, [...(index.get(key) ?? []), at]);
    }
  }
  INDICES.set(pool, index);
  return index;
}

/** The cards with this code, or with this English or German title. */
export function cardsTitled<C extends Listable>(title: string, pool: readonly C[]): readonly C[] {
  const index = indexOf(pool);
  const found = index.get(title) ?? index.get(plain(title)) ?? [];
  return found.flatMap((at) => pool[at] ?? []);
}

/** Without accents and capitals, so that `Eowyn` is found too. */
function plain(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();
}
