import type { Json } from '@grimrule/kernel';
import type { Language, ResultNames } from '@grimrule/words';

/** One setting of many that cross two facts: one who plays with something that is faced. */
interface Crossing {
  readonly options: Json;
  /** The two facts by their names, such as hero and scenario. */
  readonly facts: Readonly<Record<string, string>>;
}

/** What the laboratory has to know of a game besides its rules. */
export interface LabGame {
  readonly results: Readonly<Record<Language, ResultNames>>;
  /** Everybody who could play the first seat against everything that can be faced; the rest as chosen. */
  crossings?(options: Json): readonly Crossing[];
  /** What people call a fact of a crossing. */
  factName?(fact: string, value: string, language: Language): string;
}
