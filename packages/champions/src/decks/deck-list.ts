import { cardsTitled, deckLines } from '@grimrule/kernel';
import type { ChampionsCard } from '../cards/card.ts';
import { cardsIn } from '../cards/designs.ts';
import type { Deck } from './deck.ts';

/**
 * Reads a deck list with its hero. Titles may be English or German, or codes. An unknown title is
 * kept among the cards as it was written, and is a problem of the deck. A line without a number is
 * a heading if it is no title.
 */
export function readDeckList(text: string, pool: readonly ChampionsCard[] = cardsIn()): Deck {
  let identity = '';
  // Words of any kind: an object would take `constructor` for one of its own.
  const cards = new Map<string, number>();
  for (const { title, count, counted } of deckLines(text)) {
    const named = meantBy(title, pool);
    const [card] = named;
    if (card?.type === 'hero' && identity === '') identity = card.code;
    else if (card) addPrintings(cards, named, count);
    else if (counted) cards.set(title, (cards.get(title) ?? 0) + count);
  }
  return { identity, cards: Object.fromEntries(cards) };
}

/** Of a card that is printed in several ways, each is there as often as it is printed. */
function addPrintings(
  cards: Map<string, number>,
  printings: readonly ChampionsCard[],
  count: number,
): void {
  let left = count;
  for (const [at, { code, quantity }] of printings.entries()) {
    const listed = cards.get(code) ?? 0;
    const last = at === printings.length - 1;
    const copies = last ? left : Math.min(left, Math.max(0, quantity - listed));
    if (copies > 0) cards.set(code, listed + copies);
    left -= copies;
  }
}

/** Heroes and players' cards go before encounter cards that share a title with them. */
function meantBy(title: string, pool: readonly ChampionsCard[]): readonly ChampionsCard[] {
  const named = cardsTitled(title, pool);
  const hero = named.find(({ type }) => type === 'hero');
  if (hero) return [hero];
  const players = named.filter(({ faction }) => faction !== 'encounter');
  return players.length > 0 ? players : named.slice(0, 1);
}
