import type { Language } from '@grimrule/words';
import type { Art } from './page-game.ts';

/** The part of a game that the start page shows before the game is loaded. */
export interface Cover {
  readonly title: string;
  readonly blurb: Readonly<Record<Language, string>>;
  /** How many play, in which way. */
  readonly players: Readonly<Record<Language, string>>;
  /** Pictures of a fan of cards. */
  readonly fan: readonly Art[];
}
