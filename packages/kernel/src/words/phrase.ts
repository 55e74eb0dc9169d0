/** The cases of a noun. English has them all alike, German does not. */
export type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';

/** Something that is spoken of, in every case. */
export interface Phrase {
  readonly plural: boolean;
  as(form: Case): string;
}

/** What is to be done or what holds, without capital and full stop. */
export interface Clause {
  /** Standing alone: `draw 1 card`, `ziehe 1 Karte`. */
  readonly order: string;
  /** After something that comes first in the sentence: `ziehst du 1 Karte`. */
  readonly after: string;
  /** After `you may`: `1 Karte ziehen`. */
  readonly wish: string;
  /** Whether it tells the reader to do one thing; such clauses are joined to one sentence. */
  readonly plain: boolean;
}

/** What a set of cards or a test of a card adds to a noun. `N` is a noun of the language. */
export interface Trait<N> {
  readonly noun?: N;
  readonly adjective?: string;
  readonly following?: string;
  readonly yours?: boolean;
  /** Any but the one spoken of. */
  readonly other?: boolean;
  /** There can be only one. */
  readonly unique?: boolean;
  /** Where the cards of the set are, told only when they are counted. */
  readonly place?: string;
}

/** All traits together: what kind of card is meant. */
export interface Description<N> {
  readonly noun: N;
  readonly adjectives: readonly string[];
  readonly following: readonly string[];
  readonly yours: boolean;
  readonly other: boolean;
  readonly unique: boolean;
  readonly place: string;
  /** Set if the noun has just been spoken of: `another` is enough. */
  readonly elided: boolean;
}

/** An amount: a number, perhaps once for each of something, or as much as something else. */
export interface Measure {
  readonly count: number;
  readonly each: string | null;
  /** The amount of the event that the ability answers. */
  readonly asEvent: boolean;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words with one space between them; what is empty is left out. */
export function spaced(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}

/** `a, b and c` */
export function listed(parts: readonly string[], last: string): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts[parts.length - 1]}`;
}
