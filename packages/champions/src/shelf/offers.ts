import { cardsIn, contentsOf } from '../cards/designs.ts';
import type { EncounterSet, Scenario } from '../scenarios/scenario.ts';
import type { Hero } from './pack.ts';
import { FINISHED } from './packs.ts';

/** Everything that people can choose from when they set up a game. */

export const HEROES: readonly Hero[] = FINISHED.flatMap(({ manifest }) => manifest.heroes);

export const SCENARIOS: readonly Scenario[] = FINISHED.flatMap(
  ({ manifest }) => manifest.scenarios,
);

export const MODULAR_SETS: readonly EncounterSet[] = FINISHED.flatMap(
  ({ manifest }) => manifest.modularSets,
);

/** The names of sets that cannot be chosen. */
export const FURTHER_SETS: readonly EncounterSet[] = FINISHED.flatMap(
  ({ manifest }) => manifest.furtherSets ?? [],
);

/** The packs that all of this is in. */
export const OFFERED: readonly string[] = FINISHED.map(({ name }) => name);

/** What has been loaded of their cards by now, and of their ready decks. */
export const offeredCards = () => cardsIn(OFFERED);
export const offeredDecks = () => OFFERED.flatMap((name) => contentsOf(name)?.decks ?? []);

/** The same of the packs that every game needs. */
export const POOL = offeredCards();
export const STARTER_DECKS = offeredDecks();
