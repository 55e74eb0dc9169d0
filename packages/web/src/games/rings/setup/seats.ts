import type { Json, Seat } from '@grimrule/kernel';
import { DECKS, MOST_PLAYERS, SCENARIOS } from '@grimrule/rings';
import { drawn, one } from '../../by-lot.ts';
import { campaignIn, choiceIn, optionsFor } from './choice.ts';

const SLUGS = DECKS.map(({ slug }) => slug);

/** One more deck takes part, the first that is free. A campaign keeps its players. */
export function withSeat(options: Json): Json | null {
  const chosen = choiceIn(options);
  const free = SLUGS.find((slug) => !chosen.decks.includes(slug));
  if (campaignIn(options) || free === undefined || chosen.decks.length >= MOST_PLAYERS) return null;
  return optionsFor({ ...chosen, decks: [...chosen.decks, free] });
}

export function withoutSeat(options: Json, seat: Seat): Json | null {
  const chosen = choiceIn(options);
  if (campaignIn(options) || chosen.decks.length < 2) return null;
  return optionsFor({ ...chosen, decks: chosen.decks.filter((_, at) => at !== seat) });
}

/** Decks and quest by lot; how hard it is stays as it was chosen. */
export function surprise(options: Json, lot: () => number): Json {
  const chosen = choiceIn(options);
  const decks = drawn(SLUGS, Math.max(1, chosen.decks.length), lot);
  return optionsFor({ ...chosen, decks, scenario: one(SCENARIOS, lot).slug });
}
