import type { Bot } from '@grimrule/bots';
import { random, sensible } from '@grimrule/bots';
import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Game } from '@grimrule/kernel';
import { rings } from '@grimrule/rings';

export const GAMES: ReadonlyMap<string, Game> = new Map(
  [duel, champions, rings].map((game) => [game.name, game as Game]),
);
const BOTS = new Map([random, sensible].map((bot) => [bot.name, bot]));

export function gameNamed(name: string): Game | null {
  return GAMES.get(name) ?? null;
}

export function botNamed(name: string): Bot | null {
  return BOTS.get(name) ?? null;
}
