import type { Game } from '@grimrule/kernel';

/** The rules alone, without pictures: what a worker needs. */
const RULES: Readonly<Record<string, () => Promise<Game>>> = {
  champions: async () => (await import('@grimrule/champions/game')).champions as Game,
  duel: async () => (await import('@grimrule/duel/game')).duel as Game,
  rings: async () => (await import('@grimrule/rings/game')).rings as Game,
};

export async function rulesOf(name: string): Promise<Game | undefined> {
  return Object.hasOwn(RULES, name) ? RULES[name]?.() : undefined;
}
