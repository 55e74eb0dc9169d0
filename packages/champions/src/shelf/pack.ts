import type { Campaign } from '../campaign/campaign.ts';
import type { ListedFacts, TextBoxes } from '../cards/text-box.ts';
import type { Aspect, StarterDeck } from '../decks/deck.ts';
import type { Requirements } from '../decks/requirements.ts';
import type { EncounterSet, Names, Scenario } from '../scenarios/scenario.ts';

/** A hero who can be chosen. */
export interface Hero {
  readonly slug: string;
  /** The code of the hero side. */
  readonly identity: string;
  readonly names: Names;
  /** The aspects of its ready deck. */
  readonly aspects: readonly Aspect[];
  /** Rules of deck building that it changes. */
  readonly requirements?: Requirements;
}

/** What can be chosen of a pack: known before any of its cards is. */
export interface Manifest {
  readonly names: Names;
  /** Its cards are not all written yet, so nothing of it is offered. */
  readonly draft?: true;
  readonly heroes: readonly Hero[];
  readonly scenarios: readonly Scenario[];
  readonly modularSets: readonly EncounterSet[];
  readonly campaigns?: readonly Campaign[];
  /** The names of sets that are none of these, and cannot be chosen. */
  readonly furtherSets?: readonly EncounterSet[];
}

/** The contents of a pack. */
export interface Pack {
  readonly facts: readonly ListedFacts[];
  readonly texts: readonly TextBoxes[];
  /** The ready decks of its heroes. */
  readonly decks: readonly StarterDeck[];
}

/** The German words that a pack brings. */
export interface PackWords {
  /** By the English name; a trait that is a name or stays in English is missing. */
  readonly traits: Readonly<Record<string, string>>;
  /** By the English name. */
  readonly counters: Readonly<Record<string, string>>;
}
