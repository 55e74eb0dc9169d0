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

export const POOL = cardsIn();
export const STARTER_DECKS = FINISHED.flatMap(({ name }) => contentsOf(name)?.decks ?? []);
