import { championsGame } from './champions/game.ts';
import { duelGame } from './duel/game.ts';
import { ringsGame } from './rings/game.ts';
import type { TableGame } from './table-game.ts';

const GAMES: Readonly<Record<string, TableGame>> = {
  duel: duelGame,
  champions: championsGame,
  rings: ringsGame,
};

export const GAME_NAMES = Object.keys(GAMES);

export function gameNamed(name: string): TableGame {
  const found = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
  if (!found) throw new Error(`no game '${name}'`);
  return found;
}
