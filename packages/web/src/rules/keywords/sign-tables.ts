import type { Rulebook } from '@grimrule/rulebook';
import { championsSigns } from './champions-signs.ts';
import { DUEL_SIGNS } from './duel-signs.ts';
import { ringsSigns } from './rings-signs.ts';
import type { SignTable } from './row.ts';

/** What stands on the cards of a game, in tables. */
export function signTablesOf(book: Rulebook): readonly SignTable[] {
  if (book.game === 'champions') return championsSigns(book);
  return book.game === 'rings' ? ringsSigns(book) : DUEL_SIGNS;
}
