import type { Language } from '@grimrule/words';
import type { Art } from './page-game.ts';

/** The part of a game that the start page shows before the game is loaded. */
export interface Cover {
  readonly title: string;
  readonly blurb: Readonly<Record<Language, string>>;
  /** How many play, in which way. */
  readonly players: Readonly<Record<Language, string>>;
  /** Who stands on the cover; the art of covers is a part of its own and small. */
  readonly fan: readonly Art[];
}

/** The name by which the pictures of a cover are loaded. */
export const coverArtOf = (game: string) => `${game} cover`;

/** A picture on a cover. */
export const onCover = (game: string, code: string): Art => ({
  game: coverArtOf(game),
  code,
  kind: 'cover',
  tone: game,
  traits: [],
});
