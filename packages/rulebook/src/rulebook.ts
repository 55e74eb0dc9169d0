import type { EngineNames } from './engine-names.ts';
import { addressOf, addressOfStep } from './engine-names.ts';
import type { Entry } from './entry.ts';
import type { Overviews } from './overviews.ts';
import type { Ruling } from './ruling.ts';

/** All entries of a game, by their address and in the order of their English titles. */
export interface Rulebook extends Overviews {
  readonly game: string;
  readonly entries: readonly Entry[];
  entry(id: string): Entry | undefined;
  /** Answers and errata of the publisher, in the order of the products they are about. */
  readonly rulings: readonly Ruling[];
  /** Those that belong to an entry. */
  rulingsOf(entry: Entry): readonly Ruling[];
  /**
   * The entry that something in the game follows, by the names it has there: that of the step, or
   * else that of the rule or procedure.
   */
  ofRule(rule: string, step?: string): Entry | undefined;
  /** The entry of a keyword or an icon, by the name it has in the game. */
  ofKeyword(keyword: string): Entry | undefined;
}

/** The text of a book as `build/compile.ts` writes it, which has checked it. */
export interface CompiledBook {
  readonly entries: readonly Entry[];
  readonly rulings: readonly Ruling[];
}

/** The same as TypeScript sees it, which knows no words in files of data. */
interface CompiledFile {
  readonly entries: readonly object[];
  readonly rulings: readonly object[];
}

export function rulebook(
  game: string,
  compiled: CompiledFile,
  names: EngineNames,
  overviews: Overviews,
): Rulebook {
  const { entries, rulings } = compiled as CompiledBook;
  const byId = new Map(entries.map((each) => [each.id, each]));
  const named = (known: EngineNames['rules'], name: string) =>
    byId.get(known[name] ?? addressOfStep(name) ?? addressOf(name));
  return {
    ...overviews,
    game,
    entries,
    entry: (id) => byId.get(id),
    rulings,
    rulingsOf: ({ id }) => rulings.filter((ruling) => ruling.entries.includes(id)),
    ofRule: (rule, step = '') => named(names.rules, step) ?? named(names.rules, rule),
    ofKeyword: (keyword) => named(names.keywords, keyword),
  };
}
