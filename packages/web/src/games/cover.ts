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
  readonly door: Door;
}

/** The door of a game on the start page. Its people lean out of the frame. */
export interface Door {
  readonly shape: 'rising' | 'arch' | 'falling';
  /** How the name of the game is written. */
  readonly lettering: 'slanted' | 'upright' | 'book';
  /** The ground that the words stand on, and the colour of the frame. */
  readonly ground: string;
  readonly frame: string;
  /** What is behind the people; a picture of the cover's art. */
  readonly scene: Art;
  /** Where those of the fan stand, from the back to the front. */
  readonly people: readonly Standing[];
}

/** In hundredths of the door's width; the highest point of a figure in hundredths of its height. */
export interface Standing {
  readonly code: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly looksBack?: boolean;
  /** Half in the dark, behind the others. */
  readonly isBehind?: boolean;
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
