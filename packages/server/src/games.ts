import type { Bot } from '@grimrule/bots';
import { random, sensible } from '@grimrule/bots';
import type { Game } from '@grimrule/kernel';
import { REGISTERED } from './registered/games.ts';

export const GAMES: ReadonlyMap<string, Game> = new Map(Object.entries(REGISTERED));
const BOTS = new Map([random, sensible].map((bot) => [bot.name, bot]));

export function gameNamed(name: string): Game | null {
  return GAMES.get(name) ?? null;
}

export function botNamed(name: string): Bot | null {
  return BOTS.get(name) ?? null;
}
