// The registered games: their names, in the order in which people see them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const gamesIn = (root) => JSON.parse(readFileSync(join(root, 'games.json'), 'utf8'));

export const GAMES = gamesIn(fileURLToPath(new URL('..', import.meta.url)));
