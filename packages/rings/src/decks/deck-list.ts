import { cardsTitled, deckLines } from '@grimrule/kernel';
import type { RingsCard } from '../cards/card.ts';
import { POOL } from '../cards/pool.ts';
import type { Deck } from './deck.ts';

/**
 * Reads a deck list. Titles may be English or German, or codes. An unknown title is kept among the
 * cards as it was written, and is a problem of the deck. A line without a number is a heading if it
 * is no title.
 */
export function readDeckList(text: string, pool: readonly RingsCard[] = POOL): Deck {
  const heroes: string[] = [];
  // Words of any kind: an object would take `constructor` for one of its own.
  const cards = new Map<string, number>();
  for (const { title, count, counted } of deckLines(text)) {
    const card = cardTitled(title, pool);
    if (!card && !counted) continue;
    if (card?.type === 'Hero') heroes.push(card.code);
    // A hero is there once; more of them are as wrong as among the cards.
    const others = card?.type === 'Hero' ? count - 1 : count;
    const key = card?.code ?? title;
    if (others > 0) cards.set(key, (cards.get(key) ?? 0) + others);
  }
  return { heroes, cards: Object.fromEntries(cards) };
}

/** Players' cards go before encounter cards that share a title with them. */
function cardTitled(title: string, pool: readonly RingsCard[]): RingsCard | undefined {
  const named = cardsTitled(title, pool);
  return named.find(({ back }) => back === 'player' || back === 'hero') ?? named[0];
}
