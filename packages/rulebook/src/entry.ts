export type Language = 'en' | 'de';

/** An entry of a rulebook: one rule or one term, in our own words, in both languages. */
export interface Entry {
  /** Its address: small letters, digits and hyphens, from the English title. */
  readonly id: string;
  readonly topic: Topic;
  readonly en: Wording;
  readonly de: Wording;
  /** Other entries that a reader of this one may want. */
  readonly see?: readonly string[];
  /** Where the book leaves a doubt: how we read it, and why. */
  readonly decided?: readonly Note[];
  /** Set when the entry states no behaviour that a test could prove, and why it does not. */
  readonly untested?: Untested;
}

/** Paragraphs may link to other entries of the same game: `[[overkill]]`, `[[damage|hurt]]`. */
export interface Wording {
  readonly title: string;
  readonly text: readonly string[];
  readonly examples?: readonly string[];
  /** Other names and queries: abbreviations, plurals, false friends, questions. */
  readonly aliases?: readonly string[];
}

export interface Note {
  readonly en: string;
  readonly de: string;
}

/**
 * `term`: names a thing that other entries speak of. `pointer`: leads to another entry.
 * `table`: about cards, hands and people, not about the course of the game. `elsewhere`: about
 * products that Grimrule does not play.
 */
export type Untested = 'term' | 'pointer' | 'table' | 'elsewhere';

/** Whether an entry only says where to read on. */
export const isPointer = ({ untested }: Entry) => untested === 'pointer';

/** Where an entry stands when a book is read by topic, in the order of the pages. */
export const TOPICS = [
  'basics',
  'setup',
  'round',
  'steps',
  'playing',
  'timing',
  'attacks',
  'damage',
  'threat',
  'questing',
  'enemies',
  'encounters',
  'cards',
  'zones',
  'keywords',
  'icons',
  'status',
  'words',
  'decks',
  'modes',
  'campaign',
  'artefacts',
  'end',
] as const;

export type Topic = (typeof TOPICS)[number];
