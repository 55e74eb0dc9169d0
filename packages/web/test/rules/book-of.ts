import type { Rulebook } from '@grimrule/rulebook';
import { RULEBOOKS } from '@grimrule/rulebook';

/** The rulebook of a registered game. */
export function bookOf(game: string): Rulebook {
  const books: Readonly<Record<string, Rulebook>> = RULEBOOKS;
  const book = books[game];
  if (!book) throw new Error(`there is no rulebook of '${game}'`);
  return book;
}
