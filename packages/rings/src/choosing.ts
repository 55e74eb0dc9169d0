import { isSent, isTexts } from '@grimrule/kernel';
import { DECKS } from './decks/players.ts';

/** A seat takes another deck, whose heroes no other seat has. The log of a campaign says who plays what. */
export function chooseDeck(options: unknown, seat: number, slug: string): unknown {
  if (!isSent(options) || options.campaign !== undefined || !isTexts(options.decks)) return null;
  const { decks } = options;
  const chosen = DECKS.find((deck) => deck.slug === slug);
  if (decks[seat] === undefined || !chosen) return null;
  const heroesOf = (other: string) => DECKS.find((deck) => deck.slug === other)?.heroes ?? [];
  const isTaken = decks.some(
    (each, at) => at !== seat && heroesOf(each).some((hero) => chosen.heroes.includes(hero)),
  );
  return isTaken
    ? null
    : { ...options, decks: decks.map((each, at) => (at === seat ? slug : each)) };
}
