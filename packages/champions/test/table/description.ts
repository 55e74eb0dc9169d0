import type { Status } from '../../src/vocabulary/nodes.ts';
import type { StatName } from '../../src/vocabulary/stats.ts';

/** A card in play by its English title, or with what lies on it and where it stands. */
export type Laid = string | LaidCard;

export interface LaidCard {
  readonly card: string;
  readonly damage?: number;
  readonly threat?: number;
  readonly counters?: Readonly<Record<string, number>>;
  readonly status?: readonly Status[];
  readonly exhausted?: boolean;
  /** Cards attached to it. */
  readonly attached?: readonly Laid[];
}

export interface PlayerDescription {
  /** The slug of a starter deck. */
  readonly hero: string;
  /** Alter-ego unless it says hero. */
  readonly form?: 'hero' | 'alterEgo';
  /** The side that is up, by its code, of an identity with two hero sides. */
  readonly side?: string;
  readonly damage?: number;
  readonly status?: readonly Status[];
  readonly exhausted?: boolean;
  /** Cards attached to the identity. */
  readonly attached?: readonly Laid[];
  /** By title, or by code where a title has several. A hand that is not given is empty. */
  readonly hand?: readonly string[];
  /** Allies, supports and upgrades. */
  readonly area?: readonly Laid[];
  readonly engaged?: readonly Laid[];
  readonly obligations?: readonly string[];
  /** Cards on top of the deck, the topmost first; below them lies the rest of the starter deck. */
  readonly deck?: readonly string[];
  /** The whole deck, the topmost card first. */
  readonly wholeDeck?: readonly string[];
  /** Cards on top of the second deck, the topmost first. */
  readonly specialDeck?: readonly string[];
  /** The topmost last. */
  readonly discard?: readonly string[];
  /** Encounter cards dealt face down, the first one first. */
  readonly dealt?: readonly string[];
  /** Facedown drones engaged with him; each lies over the named card. */
  readonly drones?: readonly string[];
}

/** A position at the beginning of the first player's turn, or at the villain phase. */
export interface Description {
  /** One to four; a single hero stands for one player in alter-ego form. */
  readonly players: readonly PlayerDescription[];
  /** Its slug. The pack has to be loaded. */
  readonly scenario?: string;
  readonly mode?: 'standard' | 'expert';
  readonly heroic?: number;
  readonly skirmish?: number;
  readonly modular?: readonly string[];
  readonly villain?: Omit<LaidCard, 'card'> & {
    readonly stage?: 'I' | 'II' | 'III';
    /** The title of the face that is up, where a villain has several. */
    readonly face?: string;
  };
  /** Tokens on each of several villains, by title. */
  readonly villains?: Readonly<Record<string, Omit<LaidCard, 'card'>>>;
  /** The title of the active one. */
  readonly active?: string;
  /** The whole encounter decks of villains that have their own, by title. */
  readonly decks?: Readonly<Record<string, readonly string[]>>;
  /** Threat on the main scheme, and its stage by title. */
  readonly threat?: number;
  readonly scheme?: string;
  readonly acceleration?: number;
  readonly sideSchemes?: readonly Laid[];
  /** Those that setup has laid out, unless others are named. */
  readonly environments?: readonly Laid[];
  /** Cards on top of the encounter deck, the topmost first. */
  readonly encounterDeck?: readonly string[];
  /** The whole encounter deck. */
  readonly wholeEncounterDeck?: readonly string[];
  readonly encounterDiscard?: readonly string[];
  /** The whole second deck of the scenario, the topmost card first. */
  readonly scenarioDeck?: readonly string[];
  /** Encounter cards that have been set aside. */
  readonly setAside?: readonly string[];
  readonly firstPlayer?: number;
  /**
   * Keywords, icons and other numbers that cards of a title have in this test, besides what is
   * printed: `{ 'Hydra Mercenary': { patrol: 1 } }`.
   */
  readonly gains?: Readonly<Record<string, Readonly<Partial<Record<StatName, number>>>>>;
  /** Begins with the player phase unless it says otherwise. */
  readonly phase?: 'player' | 'villain';
}
