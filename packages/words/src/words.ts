import type { CardId, Effect, Entry, Line, Option, Seat } from '@grimrule/kernel';
import type { Within } from './within.ts';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The reader: the names that a sentence may use depend on it. */
export interface Reader {
  /** The reading seat, or NONE for a reader who knows everything, such as a replay. */
  readonly seat: Seat;
  /** How many play. */
  readonly seats: number;
  /** The printed card under an id, or null if the reader must not know it. */
  designOf(card: CardId): number | null;
  /** The reader's name for a seat, if they have a better one than its number. */
  seatName?(seat: Seat): string;
}

/** Everything a game says in one language. */
export interface Words {
  readonly language: Language;
  /** A prompt, a reason, a problem or an ending as a sentence. */
  line(line: Line, reader: Reader): string;
  /** An entry of the log; cards the reader's seat did not see then stay unnamed. */
  entry(entry: Entry, reader: Reader): string;
  /**
   * The meaning of an option, short enough for a button. The question it answers may hold
   * what there is to choose from.
   */
  option(option: Option, reader: Reader, ask?: Line): string;
  /** What an effect does, in a sentence; the printed card is the one whose effect it is, and it may be that of an ability. */
  effect(effect: Effect, design: number | null, within?: Within): string;
  seat(seat: Seat): string;
  /** The name of a printed card. */
  name(design: number): string;
  /** The text of a printed card, one or two short sentences an ability. */
  text(design: number): readonly string[];
  /** The title of a rule or of a step. */
  rule(id: string): string;
}
