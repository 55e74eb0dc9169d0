import type { Bot } from '@grimrule/bots';
import { random, sensible } from '@grimrule/bots';

const BOTS: readonly Bot[] = [random, sensible];

export const BOT_NAMES = BOTS.map(({ name }) => name);

export function botNamed(name: string): Bot {
  const found = BOTS.find((bot) => bot.name === name);
  if (!found) throw new Error(`no bot '${name}'`);
  return found;
}
