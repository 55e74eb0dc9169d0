import type { ChampionsCard } from '../../src/cards/card.ts';
import type { Deck } from '../../src/decks/deck.ts';
import { POOL, STARTER_DECKS } from '../../src/shelf/offers.ts';

export function starter(slug: string): Deck {
  const found = STARTER_DECKS.find((deck) => deck.slug === slug);
  if (!found) throw new Error(`no starter deck ${slug}`);
  const { slug: _, ...deck } = found;
  return deck;
}

/** The deck with other counts of some cards; a count of nothing takes them out. */
export function changed(deck: Deck, counts: Readonly<Record<string, number>>): Deck {
  const cards = Object.entries({ ...deck.cards, ...counts }).filter(([, count]) => count > 0);
  return { ...deck, cards: Object.fromEntries(cards) };
}

export function inferred({ identity, cards }: Deck): Deck {
  return { identity, cards };
}

/** A card of no set, for what no card of the core set has. */
export function invented(code: string, facts: Partial<ChampionsCard>): ChampionsCard {
  const like = POOL.find((card) => card.code === '01085');
  if (!like) throw new Error('the core set has no card to be like');
  return { ...like, name: `Invented ${code}`, ...facts, code };
}

/** Another identity for a hero of the core set. */
export function inventedIdentity(
  code: string,
  set: string,
  hero: string,
  alterEgo: string,
): readonly ChampionsCard[] {
  const face = { set, faction: 'hero', unique: true, quantity: 1 } as const;
  return [
    invented(`${code}a`, { ...face, type: 'hero', name: hero, otherSide: `${code}b` }),
    invented(`${code}b`, { ...face, type: 'alter_ego', name: alterEgo, otherSide: `${code}a` }),
  ];
}
