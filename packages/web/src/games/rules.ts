import type { Game, Json } from '@grimrule/kernel';
import { REGISTERED } from '../registered/rules.ts';

/** The rules alone, without pictures: what a worker needs. */
const RULES: Readonly<Record<string, () => Promise<Game>>> = REGISTERED;

/** The rules of a game, with the cards that a game with these options can meet. */
export async function rulesOf(name: string, options?: Json): Promise<Game | undefined> {
  const game = Object.hasOwn(RULES, name) ? await RULES[name]?.() : undefined;
  if (options !== undefined) await game?.load(options);
  return game;
}
