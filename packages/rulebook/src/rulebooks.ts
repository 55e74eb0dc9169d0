import { CHAMPIONS_RULES } from './champions/book.ts';
import { DUEL_RULES } from './duel/book.ts';
import { RINGS_RULES } from './rings/book.ts';

/** The rulebooks, by game. */
export const RULEBOOKS = {
  champions: CHAMPIONS_RULES,
  duel: DUEL_RULES,
  rings: RINGS_RULES,
} as const;
