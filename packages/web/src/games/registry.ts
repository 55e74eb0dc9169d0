import { cover as championsCover } from './champions/cover.ts';
import type { Cover } from './cover.ts';
import { cover as duelCover } from './duel/cover.ts';
import type { PageGame } from './page-game.ts';
import { cover as ringsCover } from './rings/cover.ts';

interface Registered {
  readonly cover: Cover;
  readonly load: () => Promise<PageGame>;
}

/** The games of this table. Each is loaded when somebody looks at it. */
const GAMES: Readonly<Record<string, Registered>> = {
  champions: {
    cover: championsCover,
    load: async () => (await import('./champions/champions.ts')).champions,
  },
  rings: { cover: ringsCover, load: async () => (await import('./rings/rings.ts')).rings },
  duel: { cover: duelCover, load: async () => (await import('./duel/duel.ts')).duel },
};

/** What the start page shows of each game, by name. */
export const COVERS: readonly (readonly [name: string, cover: Cover])[] = Object.entries(GAMES).map(
  ([name, { cover }]) => [name, cover],
);

export function coverOf(name: string): Cover | undefined {
  return Object.hasOwn(GAMES, name) ? GAMES[name]?.cover : undefined;
}

const loaded = new Map<string, Promise<PageGame>>();

/** The game of this name, loaded once; undefined if there is none. */
export function gameNamed(name: string): Promise<PageGame> | undefined {
  const known = loaded.get(name);
  const registered = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
  if (known || !registered) return known;
  const loading = registered.load();
  loaded.set(name, loading);
  // Without a connection it may fail now and succeed later.
  loading.catch(() => loaded.delete(name));
  return loading;
}
