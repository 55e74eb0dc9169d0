import { HEROES, MODULAR_SETS, MOST_PLAYERS, SCENARIOS } from '@grimrule/champions';
import type { Json, Seat } from '@grimrule/kernel';
import { drawn, one } from '../../by-lot.ts';
import { choiceIn, optionsFor } from './choice.ts';

const SLUGS = HEROES.map(({ slug }) => slug);

/** One more hero takes part, the first who is free. */
export function withSeat(options: Json): Json | null {
  const chosen = choiceIn(options);
  // A campaign keeps its players.
  if (chosen.campaign) return null;
  const free = SLUGS.find((slug) => !chosen.heroes.includes(slug));
  if (free === undefined || chosen.heroes.length >= MOST_PLAYERS) return null;
  return optionsFor({ ...chosen, heroes: [...chosen.heroes, free] });
}

export function withoutSeat(options: Json, seat: Seat): Json | null {
  const chosen = choiceIn(options);
  if (chosen.campaign || chosen.heroes.length < 2) return null;
  const others = <T>(list: readonly T[]) => list.filter((_, at) => at !== seat);
  return optionsFor({ ...chosen, heroes: others(chosen.heroes), decks: others(chosen.decks) });
}

/** Heroes, villain and a modular set by lot; how hard it is stays as it was chosen. */
export function surprise(options: Json, lot: () => number): Json {
  const chosen = choiceIn(options);
  if (chosen.campaign) return options;
  const { slug: scenario, modularSets } = one(SCENARIOS, lot);
  const sets = drawn(MODULAR_SETS, modularSets, lot).map(({ set }) => set.replaceAll('_', '-'));
  const heroes = drawn(SLUGS, Math.max(1, chosen.heroes.length), lot);
  return optionsFor({ ...chosen, heroes, decks: [], scenario, modular: sets, skirmish: undefined });
}
