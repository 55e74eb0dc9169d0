import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';

/** Code that every game shares. */
const SHARED = [
  'packages/*/{bin,build,src}/**/*.{ts,tsx,mjs,css}',
  'scripts/*.{ts,mjs}',
  '*.{ts,cjs}',
];

/** Where a game is at home; a folder of its name anywhere else is no excuse. */
const homesOf = (game: string) => [
  `packages/${game}/**`,
  `packages/cli/src/${game}/**`,
  `packages/decks/src/${game}/**`,
  `packages/rulebook/src/${game}/**`,
  `packages/web/src/games/${game}/**`,
];

/** Without comments, which may give an example; an address is none. */
const withoutComments = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(?<!:)\/\/.*/g, '');

/**
 * A sentence for every place outside the folders of a game that speaks of this game by name: in
 * quotes, in a path, or as the name of a field. A game is one line in `games.json` and nothing else.
 */
export function namedGames(root: string, games: readonly string[]): readonly string[] {
  const named = (game: string) => new RegExp(`['"\`/]${game}['"\`/]|^\\s*${game}:|\\.${game}\\b`);
  return games.flatMap((game) =>
    globSync(SHARED, {
      cwd: root,
      ignore: ['**/registered/**', '**/node_modules/**', ...homesOf(game)],
    })
      .sort()
      .flatMap((file) =>
        withoutComments(readFileSync(join(root, file), 'utf8'))
          .split('\n')
          .flatMap((line, at) =>
            named(game).test(line) ? [`${file}:${at + 1} names ${game}`] : [],
          ),
      ),
  );
}
