import type { ChampionsCard } from '../../src/cards/card.ts';
import { POOL } from '../../src/shelf/offers.ts';

/** Titles and counters of other sets have no words yet; those of the core set stand for them. */
export function inWordsOfTheCore(card: ChampionsCard): ChampionsCard {
  const titles = new Set(POOL.map(({ name }) => name));
  const named = JSON.stringify(card, (key, value) => {
    if (key === 'title' && !titles.has(value)) return 'Hydra Mercenary';
    if (key === 'counter' || (key === 'mark' && value === 'infamy')) return 'web';
    return value;
  });
  return JSON.parse(named);
}
