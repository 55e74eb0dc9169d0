import type { Rulebook } from './rulebook.ts';

const LOADERS = {
  champions: async () => (await import('./champions/book.ts')).CHAMPIONS_RULES,
  duel: async () => (await import('./duel/book.ts')).DUEL_RULES,
  rings: async () => (await import('./rings/book.ts')).RINGS_RULES,
} satisfies Readonly<Record<string, () => Promise<Rulebook>>>;

/** A game that has a rulebook. */
export type GameOfBook = keyof typeof LOADERS;

export function hasRulebook(game: string): game is GameOfBook {
  return Object.hasOwn(LOADERS, game);
}

/** A rulebook by itself: a page need not load those of the other games. */
export function loadRulebook(game: GameOfBook): Promise<Rulebook> {
  return LOADERS[game]();
}
