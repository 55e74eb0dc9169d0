import type { Entry } from './entry.ts';

/** All entries of a game, by their address and in the order of their English titles. */
export interface Rulebook {
  readonly game: string;
  readonly entries: readonly Entry[];
  entry(id: string): Entry | undefined;
}

export function rulebook(game: string, chapters: readonly (readonly Entry[])[]): Rulebook {
  const entries = chapters
    .flat()
    .sort((one, other) => one.en.title.localeCompare(other.en.title, 'en'));
  const byId = new Map(entries.map((each) => [each.id, each]));
  return { game, entries, entry: (id) => byId.get(id) };
}
