import type { Rulebook } from '@grimrule/rulebook';
import type { Language } from '@grimrule/words';
import type { IconName } from '../../card/icons.tsx';

export type Meaning = Readonly<Record<Language, string>>;

/** A table of symbols or words on cards. */
export interface SignTable {
  readonly title: Meaning;
  readonly rows: readonly SignRow[];
}

export interface SignRow {
  /** The entry that has the rule in full. */
  readonly entry: string;
  /** Its name, where the title of its entry is a different one. */
  readonly name?: Meaning;
  readonly icon?: IconName;
  readonly says: Meaning;
}

export const row = (entry: string, icon: IconName | null, en: string, de: string): SignRow => ({
  entry,
  says: { en, de },
  ...(icon !== null && { icon }),
});

/** A row for each keyword that the game knows, with the entry that it has in the book. */
export function keywordRows(
  book: Rulebook,
  meanings: Readonly<Record<string, Meaning>>,
): readonly SignRow[] {
  return Object.entries(meanings).flatMap(([keyword, says]) => {
    const entry = book.ofKeyword(keyword);
    return entry ? [{ entry: entry.id, says }] : [];
  });
}

export const KEYWORDS: Meaning = { en: 'Keywords', de: 'Schlüsselwörter' };
