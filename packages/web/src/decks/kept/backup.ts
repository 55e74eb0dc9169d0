import { isSent } from '@grimrule/kernel';
import type { Owned } from './collection.ts';
import type { KeptDeck } from './kept-deck.ts';
import { isKeptDeck, isOwned } from './reading.ts';

/** All decks and collections of a browser in one file. */
export interface DecksFile {
  readonly grimrule: 'decks';
  readonly version: 1;
  readonly decks: readonly KeptDeck[];
  readonly collections: readonly Owned[];
}

export const decksFile = (
  decks: readonly KeptDeck[],
  collections: readonly Owned[],
): DecksFile => ({ grimrule: 'decks', version: 1, decks, collections });

/** Null for a text that is no such file. What of it cannot be read is left out. */
export function readDecksFile(text: string): DecksFile | null {
  if (!/^\s*\{\s*"grimrule"/.test(text)) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isSent(value) || value.grimrule !== 'decks') return null;
    const { decks, collections } = value;
    return decksFile(
      Array.isArray(decks) ? decks.filter(isKeptDeck) : [],
      Array.isArray(collections) ? collections.filter(isOwned) : [],
    );
  } catch {
    return null;
  }
}

/** Of two states of the same deck the later one; versions of both are kept. */
export function merged(one: KeptDeck | undefined, other: KeptDeck): KeptDeck {
  if (!one) return other;
  const [older, newer] = one.changed <= other.changed ? [one, other] : [other, one];
  const known = new Set(newer.versions.map(({ at }) => at));
  const versions = [...newer.versions, ...older.versions.filter(({ at }) => !known.has(at))];
  return { ...newer, versions: versions.sort((a, b) => a.at - b.at) };
}

/** What has to be stored so that all decks of a file are here too. */
export function toRestore(
  here: readonly KeptDeck[],
  file: readonly KeptDeck[],
): readonly KeptDeck[] {
  const known = new Map(here.map((kept) => [kept.id, kept]));
  return file.flatMap((kept) => {
    const before = known.get(kept.id);
    const after = merged(before, kept);
    return after === before ? [] : [after];
  });
}
