import type { Game } from '@grimrule/kernel';
import { REGISTERED } from '../registered/rules.ts';

/** The rules alone, without pictures: what a worker needs. */
const RULES: Readonly<Record<string, () => Promise<Game>>> = REGISTERED;

export async function rulesOf(name: string): Promise<Game | undefined> {
  return Object.hasOwn(RULES, name) ? RULES[name]?.() : undefined;
}
