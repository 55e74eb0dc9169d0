import { fileURLToPath } from 'node:url';

export const GAMES = ['champions', 'duel', 'rings'];

/** The name of a game, as part of a pattern. */
export const ANY_GAME = `(${GAMES.join('|')})`;

/** A source of the page by its path, as the builder names it. */
export const source = (path: string) =>
  fileURLToPath(new URL(`../src/${path}`, import.meta.url)).replaceAll('\\', '/');
