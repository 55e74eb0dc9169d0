import { GENERATOR } from '../chance/generator.ts';
import type { Game } from '../game/game.ts';
import type { GameRecord } from './record.ts';

/** Why a record is not simply played again: it was made with something else than there is here. */
export type Since =
  | { readonly say: 'otherRules'; readonly was: string; readonly now: string }
  | { readonly say: 'otherGenerator'; readonly was: string; readonly now: string };

export function otherGenerator(was: string): Since {
  return { say: 'otherGenerator', was, now: GENERATOR };
}

export function changedSince({ definition }: Game, { rules }: GameRecord): Since | null {
  const { version: now } = definition;
  return rules === now ? null : { say: 'otherRules', was: rules, now };
}
