import type { Game } from '@grimrule/kernel';
import { REGISTERED } from './registered/games.ts';

export const GAMES: ReadonlyMap<string, Game> = new Map(Object.entries(REGISTERED));

export function gameNamed(name: string): Game | null {
  return GAMES.get(name) ?? null;
}
