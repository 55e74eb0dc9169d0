import type { Game } from '@grimrule/kernel';

/** A game whose seats are asked one after the other, also where they might answer at the same time. */
export function askedInTurn(game: unknown): Game {
  const known = game as Game;
  const { beforehand: _none, ...definition } = known.definition;
  return { ...known, definition };
}
