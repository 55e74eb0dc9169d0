import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import games from '../../games.json' with { type: 'json' };
import { namedGames } from '../game-names.ts';
import { folderWith } from './folder-with.ts';

test('no game is named outside its own folders', () => {
  // Kept files of old versions are written with the games that these versions had.
  const isKept = (place: string) => place.startsWith('scripts/write-fixtures.mjs:');
  const places = namedGames(fileURLToPath(new URL('../..', import.meta.url)), games);
  // The order of specs names their files.
  const isOrder = (place: string) => place.startsWith('scripts/longest-first.ts:');
  expect(places.filter((place) => !isKept(place) && !isOrder(place))).toEqual([]);
});

test('a game is found by a string, a path, a field and a property, and not in comments', () => {
  const own = 'packages/duel/src/game.ts';
  const page = 'packages/web/src/games/duel/art/people.ts';
  const shared = 'packages/web/src/words/en.ts';
  const folder = folderWith([own, page, shared]);
  const text = [
    '// as in duel/board.ts',
    "const name = 'duel';",
    "import { duel } from '@grimrule/duel';",
    '  duel: {',
    'words.duel.title',
    'a duel of two; dueling',
  ].join('\n');
  for (const file of [own, page, shared]) writeFileSync(join(folder, file), text);
  expect(namedGames(folder, ['duel'])).toEqual(
    [2, 3, 4, 5].map((line) => `${shared}:${line} names duel`),
  );
});

test('a folder with the name of a game is no home of the game', () => {
  const drawing = 'packages/web/src/art/rings/band.ts';
  const folder = folderWith([drawing]);
  writeFileSync(join(folder, drawing), "const name = 'rings';");
  expect(namedGames(folder, ['rings'])).toEqual([`${drawing}:1 names rings`]);
});
