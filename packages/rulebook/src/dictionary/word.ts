/** The parts that words of the card vocabulary have in the sentence of an ability. */
export const PARTS = [
  'ability',
  'effect',
  'cards',
  'filter',
  'condition',
  'number',
  'change',
  'limit',
  'event',
  'stat',
  'call',
  'level',
  'period',
  'deed',
] as const;
export type Part = (typeof PARTS)[number];

/** A card that uses a word, and how its source says it. */
export interface Example {
  readonly game: string;
  /** In the pool of its game, outside of it to try the vocabulary, or only in the spec of a rule. */
  readonly place: 'pool' | 'outside' | 'spec';
  /** The code of the card; of a spec, the path of its file. */
  readonly code: string;
  readonly title: string;
  /** The expression of the ability, cut from the card's file. */
  readonly source: string;
  /** The builder through which the card says the word, where the expression does not name it. */
  readonly through?: string;
}

/** The entry of the rulebook that explains a word. */
export interface Explained {
  readonly title: string;
  readonly entry: string;
}

/** A word of the vocabulary that cards are written with. */
export interface Word {
  readonly name: string;
  /** The game whose word it is; `kernel` for the words of every game. */
  readonly game: string;
  readonly part: Part;
  /** A function or a constant, a kind of node of the data, or a name that fills a field. */
  readonly kind: 'builder' | 'node' | 'name';
  readonly meaning: string;
  readonly rules: readonly Explained[];
  readonly signature: string;
  readonly examples: readonly Example[];
  /** Where its source stands. */
  readonly file: string;
  readonly line: number;
}
