import type { Sent } from '@grimrule/kernel';
import { isSent, isTexts, sentText } from '@grimrule/kernel';
import { PACKS } from './shelf/packs.ts';

const HEROES = PACKS.flatMap(({ manifest }) => manifest.heroes);

/**
 * A seat takes another hero with its ready deck, or a deck of its own, given as JSON, with the hero of
 * this deck. Whether the deck is legal the setup says.
 */
export function chooseHero(options: unknown, seat: number, choice: string): unknown {
  // The log of a campaign says who plays what.
  if (!isSent(options) || options.campaign !== undefined) return null;
  const heroes = heroesIn(options);
  if (heroes?.[seat] === undefined) return null;
  const own = sentText(choice);
  const hero = own ? HEROES.find(({ identity }) => identity === own.identity)?.slug : choice;
  const isKnown = HEROES.some(({ slug }) => slug === hero);
  const isTaken = heroes.some((each, at) => each === hero && at !== seat);
  if (hero === undefined || !isKnown || isTaken) return null;
  const before = Array.isArray(options.decks) ? options.decks : [];
  const decks = heroes.map((_, at) => (at === seat ? own : (before[at] ?? null)));
  const { decks: _, ...others } = options;
  return {
    ...others,
    heroes: heroes.map((each, at) => (at === seat ? hero : each)),
    ...(decks.some((deck) => deck !== null) ? { decks } : {}),
  };
}

/** By seat. Decks that name their heroes themselves, or lists of titles, leave nothing to choose. */
function heroesIn({ heroes, decks }: Sent): readonly string[] | null {
  const isOwn = (deck: unknown) => deck === null || isSent(deck);
  const areOwn = decks === undefined || (Array.isArray(decks) && decks.every(isOwn));
  return isTexts(heroes) && areOwn ? heroes : null;
}
