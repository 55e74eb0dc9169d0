import type { PageGame } from './page-game.ts';

/** The games of this table. Each is loaded when somebody looks at it. */
const GAMES: Readonly<Record<string, () => Promise<PageGame>>> = {
  champions: async () => (await import('./champions/champions.ts')).champions,
  duel: async () => (await import('./duel/duel.ts')).duel,
};

export const GAME_NAMES = Object.keys(GAMES);

const loaded = new Map<string, Promise<PageGame>>();

/** The game of this name, loaded once; undefined if there is none. */
export function gameNamed(name: string): Promise<PageGame> | undefined {
  const load = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
  const found = loaded.get(name) ?? load?.();
  if (found) loaded.set(name, found);
  return found;
}
