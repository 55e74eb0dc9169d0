import type { ChampionsCard } from '../cards/card.ts';
import { cardsIn, contentsOf } from '../cards/designs.ts';
import type { StarterDeck } from '../decks/deck.ts';
import type { EncounterSet, Scenario } from '../scenarios/scenario.ts';
import type { Hero } from './pack.ts';
import { PACKS } from './packs.ts';

/** The cards, decks, scenarios and sets that the options of a game choose from. */
export interface Collection {
  readonly pool: readonly ChampionsCard[];
  readonly heroes: readonly Hero[];
  readonly starterDecks: readonly StarterDeck[];
  readonly scenarios: readonly Scenario[];
  readonly modularSets: readonly EncounterSet[];
}

/** Tables are mostly set up from the same packs: what is made of their cards is made once. */
const made = new Map<string, Collection>();

/** What these packs bring, in the order of the shelf; those that are not loaded bring no cards. */
export function collectionOf(packs: readonly string[]): Collection {
  const here = PACKS.filter(({ name }) => packs.includes(name));
  const loaded = here.filter(({ name }) => contentsOf(name) !== undefined);
  const key = loaded.map(({ name }) => name).join();
  const before = made.get(key);
  if (before) return before;
  const collection: Collection = {
    pool: cardsIn(loaded.map(({ name }) => name)),
    heroes: loaded.flatMap(({ manifest }) => manifest.heroes),
    starterDecks: loaded.flatMap(({ name }) => contentsOf(name)?.decks ?? []),
    scenarios: loaded.flatMap(({ manifest }) => manifest.scenarios),
    modularSets: loaded.flatMap(({ manifest }) => manifest.modularSets),
  };
  made.set(key, collection);
  return collection;
}
