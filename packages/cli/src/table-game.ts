import type { CardId, Entry, Game, Json, State, View } from '@grimrule/kernel';
import type { Language, Words } from '@grimrule/words';
import type { TableCampaign } from './table-campaign.ts';
import type { CliWords } from './words/en.ts';

/** An option of the command line that only some games have: `--scenario <name>`. */
export interface GameFlag {
  readonly name: string;
  /** The name of its value; undefined for a flag without one. */
  readonly value?: string;
  readonly about: Readonly<Record<Language, string>>;
}

/** The values of a game's flags, by their names; empty for a flag without one. */
export type Given = Readonly<Record<string, string | undefined>>;

/** A way to set a game up. */
export interface Setup {
  readonly options: Json;
  /** Its name in reports; empty if there is only one way. */
  readonly title: Readonly<Record<Language, string>>;
  /** The flags that ask for it. */
  readonly typed: readonly string[];
}

/** One of many setups that are compared: a cell in a table of results. */
export interface Combination {
  readonly setup: Setup;
  /** For programs: what distinguishes it from the others. */
  readonly facts: Readonly<Record<string, Json>>;
  readonly row: Readonly<Record<Language, readonly string[]>>;
  readonly column: Readonly<Record<Language, string>>;
}

/** The facts of a printed card that `grimrule cards --json` prints. */
export type CardFacts = Readonly<Record<string, Json>>;

/** How much room there is, and in which language. */
export interface Sheet {
  readonly width: number;
  /** How many lines each card on the table may use to say what it does. */
  readonly effectLines: number;
  /** The hand: a line for each card with what it does, in columns, or as briefly as can be. */
  readonly hand: 'lines' | 'columns' | 'brief';
  /** There is not even room for all cards of the other players. */
  readonly crowded?: boolean;
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
  /** All players win and lose together, so one person may well play several seats. */
  readonly cooperative: boolean;
  readonly flags: readonly GameFlag[];
  /**
   * Gets the cards that a game can meet whose setup was typed like this, or which has these options, with
   * their words; without either, all that are offered.
   */
  load?(wanted?: { readonly given: Given } | { readonly options: Json }): Promise<void>;
  /** Where games follow one another. */
  readonly campaign?: TableCampaign;
  /** The setup that was typed; what the game cannot know is left to its own setup to refuse. */
  setUp(given: Given, say: CliWords): Setup;
  /** Every setup that is worth comparing, or as many of them as were asked for. */
  combinations(given: Given, say: CliWords): readonly Combination[];
  /** The names of the seats for `--seat`. */
  seats(state: State): readonly string[];
  /** How games come out: `won` and `lost` where everybody plays together, otherwise which side won. */
  readonly outcomes: readonly string[];
  readonly endings: readonly string[];
  /** The score of a finished game, if the rules have one; lower is better. */
  score?(state: State): number | null;
  /** Whether a card that the rules know can be played by now; without it all can. */
  offers?(code: string): boolean;
  /** All printed cards for programs, with their texts, by design. */
  cards(): ReadonlyMap<number, CardFacts>;
  /** All printed cards for people. */
  drawCards(language: Language): readonly string[];
  /** An outcome or an ending in a few words. */
  label(id: string, language: Language): string;
  /** What a gauge of the game measures. */
  gauge?(id: string, language: Language): string;
  /** Whether a round begins with this line of the log. */
  beginsRound(entry: Entry): boolean;
  /** Of what one decision led to: the beginnings of turns that left their seat nothing to do. */
  idleTurns(entries: readonly Entry[]): readonly Entry[];
  /** The sentence about such a turn. */
  idleTurn(language: Language): string;
  /** The table as a seat sees it, and what it holds in hand. */
  drawTable(view: View, sheet: Sheet): readonly string[];
  drawHand(view: View, sheet: Sheet): readonly string[];
  /** A card in one line: its colour, what it costs and is worth; on the table, as it is now. */
  describe(design: number, language: Language, standing?: Standing): string;
  /** The worth of a card in a payment, in a word; empty if its option says so. */
  worth(design: number, language: Language): string;
  /** How to read the table, and the rules in a nutshell. */
  summary(language: Language): readonly string[];
}
