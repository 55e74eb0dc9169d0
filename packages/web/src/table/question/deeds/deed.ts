import type { CardId, Option } from '@grimrule/kernel';
import type { Mark } from '../../../games/page-game.ts';

/** Whether something harms or helps the one who reads it. */
export type Tone = 'harm' | 'help';

/** A part of what a deed comes to, in words. */
export interface Effect {
  readonly text: string;
  readonly tone: Tone | null;
}

/** What a deed comes to on one card, shown at the card. */
export interface Result {
  readonly card: CardId;
  /** `−3`, at the card's edge. */
  readonly by: string;
  /** `4`, and after an arrow `1 left`, below it. */
  readonly now: string;
  readonly after: string;
  readonly tone: Tone;
}

/** An option as a player sees it: what is done, what comes of it, and what it costs. */
export interface Deed {
  readonly option: Option;
  /** The target that is chosen with it, or NONE. */
  readonly target: CardId;
  readonly title: string;
  readonly effects: readonly Effect[];
  readonly results: readonly Result[];
  /** The card whose face stands beside the words, or NONE. */
  readonly face: CardId;
  readonly price: readonly Mark[];
  readonly exhausts: boolean;
}
