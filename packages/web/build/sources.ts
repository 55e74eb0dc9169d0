import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Their names, of which patterns and paths are made. */
export const GAMES: readonly string[] = JSON.parse(
  readFileSync(new URL('../../../games.json', import.meta.url), 'utf8'),
);

/** The name of a game, as part of a pattern. */
export const ANY_GAME = `(${GAMES.join('|')})`;

/** A source of the page by its path, as the builder names it. */
export const source = (path: string) =>
  fileURLToPath(new URL(`../src/${path}`, import.meta.url)).replaceAll('\\', '/');
