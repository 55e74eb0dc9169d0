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

const loading = new Map<string, Promise<PageGame>>();
const loaded = new Map<string, PageGame>();

/** The game of this name, loaded once; undefined if there is none. */
export function gameNamed(name: string): Promise<PageGame> | undefined {
  const known = loading.get(name);
  const registered = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
  if (known || !registered) return known;
  const game = registered.load();
  loading.set(name, game);
  game.then(
    (page) => loaded.set(name, page),
    // Without a connection it may fail now and succeed later.
    () => loading.delete(name),
  );
  return game;
}

/** The game of this name, if it has been loaded by now. */
export function gameHere(name: string): PageGame | undefined {
  return loaded.get(name);
}
