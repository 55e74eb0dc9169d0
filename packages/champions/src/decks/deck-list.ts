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
  const lines = deckLines(text).map((line) => ({ ...line, named: cardsTitled(line.title, pool) }));
  const heroes = lines.filter(({ named }) => named.some(isHero));
  // Allies share names with heroes: a name that is a hero's alone says more.
  const chosen = heroes.find(({ named }) => !named.some(isForDecks)) ?? heroes[0];
  // Words of any kind: an object would take `constructor` for one of its own.
  const cards = new Map<string, number>();
  for (const line of lines) {
    if (line === chosen) continue;
    const meant = meantBy(line.named);
    if (meant.length > 0) addPrintings(cards, meant, line.count);
    else if (line.counted) cards.set(line.title, (cards.get(line.title) ?? 0) + line.count);
  }
  return {
    identity: chosen?.named.find(isHero)?.code ?? '',
    cards: Object.fromEntries(cards),
  };
}

const isHero = ({ type }: ChampionsCard) => type === 'hero';
const isForDecks = ({ type, faction }: ChampionsCard) =>
  faction !== 'encounter' && type !== 'hero' && type !== 'alter_ego';

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

/** Players' cards go before identities and encounter cards that share a title with them. */
function meantBy(named: readonly ChampionsCard[]): readonly ChampionsCard[] {
  const players = named.filter(isForDecks);
  return players.length > 0 ? players : named.slice(0, 1);
}
