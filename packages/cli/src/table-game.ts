import type { CardId, Entry, Game, Json, Language, View, Words } from '@grimrule/kernel';

/** What `grimrule cards` tells of a printed card besides its text. */
interface CardFacts {
  readonly code: string;
  readonly name: string;
  readonly nameDe: string;
  readonly kind: string;
  readonly side: string | null;
  readonly character: string;
  readonly colour: string | null;
  readonly cost: readonly string[];
  readonly strength: number | null;
  readonly life: number | null;
  readonly points: number | null;
  readonly copies: number;
}

/** How much room there is, and in which language. */
export interface Sheet {
  readonly width: number;
  /** How many lines each card on the table may use to say what it does. */
  readonly effectLines: number;
  /** The hand: a line for each card with what it does, in columns, or as briefly as can be. */
  readonly hand: 'lines' | 'columns' | 'brief';
  readonly language: Language;
}

/** A card where a seat sees it. */
export interface Standing<V extends View = View> {
  readonly view: V;
  readonly card: CardId;
}

/** A game as the command line knows it. */
export interface TableGame {
  readonly game: Game;
  readonly words: Readonly<Record<Language, Words>>;
  readonly options: Json;
  /** What `--seat` calls the seats. */
  readonly seats: readonly string[];
  readonly outcomes: readonly string[];
  readonly endings: readonly string[];
  readonly cards: readonly CardFacts[];
  /** An outcome, an ending, a kind of card or a colour in a word or two. */
  label(id: string, language: Language): string;
  /** Whether a round begins with this line of the log. */
  beginsRound(entry: Entry): boolean;
  /** Of what one decision led to: the beginnings of turns that left their seat nothing to do. */
  idleTurns(entries: readonly Entry[]): readonly Entry[];
  /** What to tell somebody about such a turn of theirs. */
  idleTurn(language: Language): string;
  /** The table as a seat sees it, and what it holds in hand. */
  drawTable(view: View, sheet: Sheet): readonly string[];
  drawHand(view: View, sheet: Sheet): readonly string[];
  /** A card in one line: its colour, what it costs and is worth; on the table, as it is now. */
  describe(design: number, language: Language, standing?: Standing): string;
  /** What a card is good for when it is paid with, in a word. */
  worth(design: number, language: Language): string;
  /** The rules in a nutshell. */
  summary(language: Language): readonly string[];
}
