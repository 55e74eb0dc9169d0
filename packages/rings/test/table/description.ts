import type { Phase } from '../../src/vocabulary/nodes.ts';
import type { StatName } from '../../src/vocabulary/stats.ts';

/** A card in play by its English title, or with what lies on it and where it stands. */
export type Laid = string | LaidCard;

export interface LaidCard {
  readonly card: string;
  readonly damage?: number;
  readonly progress?: number;
  readonly resources?: number;
  readonly exhausted?: boolean;
  /** A character that is committed to the quest; it is exhausted too. */
  readonly committed?: boolean;
  /** A hero who lies face down and waits to be rescued. */
  readonly prisoner?: boolean;
  /** Cards attached to it; an objective that is attached to an encounter card is guarded by it. */
  readonly attached?: readonly Laid[];
  /** Shadow cards that have been dealt to an enemy, the first one first. */
  readonly shadow?: readonly string[];
}

export interface PlayerDescription {
  /** Heroes by title, who have no resources unless it says so. */
  readonly heroes: readonly Laid[];
  /** Resources on each hero for whom nothing else is said. */
  readonly resources?: number;
  /** The threat costs of his heroes unless it says otherwise. */
  readonly threat?: number;
  /** A hand that is not given is empty. */
  readonly hand?: readonly string[];
  /** Allies, and attachments that are attached to nothing. */
  readonly area?: readonly Laid[];
  readonly engaged?: readonly Laid[];
  /** Cards on top of the deck, the topmost first; below them lie cards that do not matter. */
  readonly deck?: readonly string[];
  /** The whole deck, the topmost card first. */
  readonly wholeDeck?: readonly string[];
  /** The topmost last. */
  readonly discard?: readonly string[];
}

/** A position at the beginning of a phase, or of a step in it. */
export interface Description {
  /** One to four. With several, each is called by the name of his first hero. */
  readonly players: readonly PlayerDescription[];
  readonly scenario?: 'passage' | 'anduin' | 'dol-guldur';
  readonly mode?: 'standard' | 'easy';
  /** The quest card by title or id: the first stage unless it says otherwise. It is not revealed. */
  readonly quest?: Laid;
  readonly staging?: readonly Laid[];
  readonly location?: Laid;
  /** Cards on top of the encounter deck, the topmost first; below them lies the scenario's. */
  readonly encounterDeck?: readonly string[];
  /** The whole encounter deck. */
  readonly wholeEncounterDeck?: readonly string[];
  readonly encounterDiscard?: readonly string[];
  readonly victory?: readonly string[];
  readonly setAside?: readonly string[];
  readonly campaign?: readonly string[];
  readonly firstPlayer?: number;
  /** Another seed changes every random draw. */
  readonly seed?: string;
  /**
   * Keywords, icons and other numbers that cards of a title have in this test, besides what is
   * printed: `{ 'Gimli': { ranged: 1 } }`.
   */
  readonly gains?: Readonly<Record<string, Readonly<Partial<Record<StatName, number>>>>>;
  /** The planning phase unless it says otherwise. */
  readonly phase?: Phase;
  /** How the name of a step begins: `6.7` for the attacks of the players. Else the first step. */
  readonly step?: string;
}
