import type { RingsCard } from '../cards/card.ts';
import { CORE_SET } from '../cards/pool.ts';
import type { Deck } from './deck.ts';

/** `3x Gandalf`, `3 Gandalf` or `Gandalf x3`, with whatever stands in brackets after it. */
const LINE = /^(?:(\d+)\s*[x×]?\s+)?(.+?)(?:\s+[x×](\d+))?(?:\s*\(.*\))?$/i;

/** A deck list as people write it down: one title a line, each with its number. */
export function isDeckList(text: string): boolean {
  return text.includes('\n');
}

/**
 * Reads a deck list. Titles may be English or German, or codes. What nobody knows is among the
 * cards under the words that were given, and is a problem of the deck. A line without a number is
 * a heading if it is no title.
 */
export function readDeckList(text: string, pool: readonly RingsCard[] = CORE_SET): Deck {
  const heroes: string[] = [];
  const cards: Record<string, number> = {};
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [, before, title = '', after] = LINE.exec(line) ?? [];
    const count = Number(before ?? after ?? 1);
    const card = cardTitled(title, pool);
    const heading = before === undefined && after === undefined && !card;
    if (title === '' || heading || count === 0) continue;
    if (card?.type === 'Hero') heroes.push(card.code);
    // A hero is there once; more of them are as wrong as among the cards.
    const others = card?.type === 'Hero' ? count - 1 : count;
    const key = card?.code ?? title;
    if (others > 0) cards[key] = (cards[key] ?? 0) + others;
  }
  return { heroes, cards };
}

/** Players' cards go before encounter cards that share a title with them. */
function cardTitled(title: string, pool: readonly RingsCard[]): RingsCard | undefined {
  const sought = plain(title);
  const named = pool.filter(
    ({ code, name, nameDe = '' }) => code === title || [name, nameDe].map(plain).includes(sought),
  );
  return named.find(({ back }) => back === 'player' || back === 'hero') ?? named[0];
}

/** Without accents and capitals, so that `Eowyn` is found too. */
function plain(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();
}
