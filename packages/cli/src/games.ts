import { REGISTERED } from './registered/games.ts';
import type { TableGame } from './table-game.ts';

const GAMES: Readonly<Record<string, TableGame>> = REGISTERED;

export const GAME_NAMES = Object.keys(GAMES);

export function gameNamed(name: string): TableGame {
  const found = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
  if (!found) throw new Error(`no game '${name}'`);
  return found;
}
