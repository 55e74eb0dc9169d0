import type { Json, Seat } from '@grimrule/kernel';
import { DECKS, DESIGNS, MOST_PLAYERS, SCENARIOS } from '@grimrule/rings';
import { drawn, one } from '../../by-lot.ts';
import type { DeckChosen } from './choice.ts';
import { campaignIn, choiceIn, deckOf, optionsFor } from './choice.ts';

const SLUGS = DECKS.map(({ slug }) => slug);

const titleOf = (code: string) => DESIGNS.find((card) => card.code === code)?.name ?? code;
const heroesOf = (chosen: DeckChosen) => (deckOf(chosen)?.heroes ?? []).map(titleOf);

/** Whether two decks can be played at one table: heroes are unique, by their names. */
const fits = (one: DeckChosen, other: DeckChosen) =>
  !heroesOf(one).some((hero) => heroesOf(other).includes(hero));

/** The first of these decks that fits beside all others at the table. */
const firstBeside = (others: readonly DeckChosen[], from: readonly string[] = SLUGS) =>
  from.find((slug) => others.every((other) => fits(slug, other)));

/** One more deck takes part, the first that fits. A campaign keeps its players. */
export function withSeat(options: Json): Json | null {
  const chosen = choiceIn(options);
  const { decks } = chosen;
  const free = firstBeside(decks);
  if (campaignIn(options) || free === undefined || decks.length >= MOST_PLAYERS) return null;
  return optionsFor({ ...chosen, decks: [...decks, free] });
}

export function withoutSeat(options: Json, seat: Seat): Json | null {
  const chosen = choiceIn(options);
  if (campaignIn(options) || chosen.decks.length < 2) return null;
  return optionsFor({ ...chosen, decks: chosen.decks.filter((_, at) => at !== seat) });
}

/** A seat takes a deck; seats whose heroes it takes away get other decks. */
export function withDeck(options: Json, seat: Seat, slug: DeckChosen): Json {
  const chosen = choiceIn(options);
  const before = chosen.decks[seat];
  const swapped: readonly DeckChosen[] = chosen.decks.map((each, at) =>
    at === seat ? slug : each === slug && before !== undefined ? before : each,
  );
  let decks: readonly DeckChosen[] = swapped;
  for (const [at, each] of swapped.entries()) {
    if (at === seat || fits(each, slug)) continue;
    const others = decks.filter((_, other) => other !== at);
    decks = decks.with(at, firstBeside(others) ?? each);
  }
  return optionsFor({ ...chosen, decks });
}

/** The same for a deck of one's own. A campaign says itself who plays what. */
export function withOwnDeck(options: Json, seat: Seat, deck: Json): Json {
  const [own] = choiceIn({ decks: [deck] }).decks;
  return campaignIn(options) || own === undefined ? options : withDeck(options, seat, own);
}

/** A seat takes a ready deck by its name, or a deck of its own, which a choice holds as JSON. */
export function withChoice(options: Json, seat: Seat, choice: string): Json {
  return choice.startsWith('{')
    ? withOwnDeck(options, seat, JSON.parse(choice))
    : withDeck(options, seat, choice);
}

/** Decks and quest by lot; how hard it is stays as it was chosen. */
export function surprise(options: Json, lot: () => number): Json {
  const chosen = choiceIn(options);
  const seats = Math.max(1, chosen.decks.length);
  const decks: string[] = [];
  for (const slug of drawn(SLUGS, SLUGS.length, lot)) {
    if (decks.length < seats && firstBeside(decks, [slug]) !== undefined) decks.push(slug);
  }
  // Where heroes run short before the seats do, the decks stay as they were.
  const kept = decks.length === seats ? decks : chosen.decks;
  return optionsFor({ ...chosen, decks: kept, scenario: one(SCENARIOS, lot).slug });
}
