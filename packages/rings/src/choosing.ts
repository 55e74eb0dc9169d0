import { isSent, isTexts, sentText } from '@grimrule/kernel';
import { POOL } from './cards/pool.ts';
import { DECKS } from './decks/players.ts';

/**
 * A seat takes a ready deck by its name, or a deck of its own, given as JSON, whose heroes no other seat
 * has. The log of a campaign says who plays what. Whether the deck is legal the setup says.
 */
export function chooseDeck(options: unknown, seat: number, choice: string): unknown {
  if (!isSent(options) || options.campaign !== undefined || !Array.isArray(options.decks)) {
    return null;
  }
  const { decks } = options;
  const own = sentText(choice);
  const chosen = own ?? DECKS.find(({ slug }) => slug === choice);
  if (decks[seat] === undefined || !chosen) return null;
  const heroes = namesOf(chosen);
  const isTaken = decks.some(
    (each, at) => at !== seat && namesOf(each).some((hero) => heroes.includes(hero)),
  );
  if (isTaken || heroes.length === 0) return null;
  return { ...options, decks: decks.map((each, at) => (at === seat ? (own ?? choice) : each)) };
}

/** The names of those who lead a deck, whatever card they are on; none of a list that only the setup reads. */
function namesOf(deck: unknown): readonly string[] {
  const found = typeof deck === 'string' ? DECKS.find(({ slug }) => slug === deck) : deck;
  const heroes = isSent(found) ? found.heroes : undefined;
  const nameOf = (code: string) => POOL.find((card) => card.code === code)?.name ?? code;
  return isTexts(heroes) ? heroes.map(nameOf) : [];
}
