import type { Estimate, Share } from './chances.ts';
import { differenceOf, shareOf } from './chances.ts';
import type { Row } from './row.ts';
import { isPlayed } from './row.ts';

/** What can be told of a card in a game: it was kept in the first hand, drawn at some time, played. */
export const TOUCHES = ['kept', 'drawn', 'played'] as const;
export type Touch = (typeof TOUCHES)[number];

/** How often was won with a card, and how much more often than without it. */
export interface Worth {
  readonly won: Share;
  readonly without: Share;
  /**
   * With less without. No proof that the card wins: cards are played by who is ahead, and long games
   * draw more cards.
   */
  readonly difference: Estimate;
}

export interface CardWorth extends Readonly<Record<Touch, Worth>> {
  readonly code: string;
}

/** What the cards of a seat's deck were worth, as far as it can be told from who has won. */
export function cardWorths(rows: readonly Row[], seat: number): readonly CardWorth[] {
  const games = rows.filter(isPlayed).flatMap(({ cards }) => cards[seat] ?? []);
  const all = games.length;
  const allWon = games.filter(({ won }) => won).length;
  const codes = [...new Set(games.flatMap(({ drawn }) => drawn))].sort();
  return codes.map((code) => {
    const worth = (touch: Touch): Worth => {
      const touched = games.filter((game) => game[touch].includes(code));
      const count = touched.filter((game) => game.won).length;
      const won = shareOf(count, touched.length);
      const without = shareOf(allWon - count, all - touched.length);
      return { won, without, difference: differenceOf(won, without) };
    };
    return { code, kept: worth('kept'), drawn: worth('drawn'), played: worth('played') };
  });
}
