import type { Bot } from '@grimrule/bots';
import { BOTS, botNamed as named } from '@grimrule/bots';

export const BOT_NAMES = BOTS.map(({ name }) => name);

/** A bot whose name was checked before. */
export function botNamed(name: string): Bot {
  const found = named(name);
  if (!found) throw new Error(`no bot '${name}'`);
  return found;
}
