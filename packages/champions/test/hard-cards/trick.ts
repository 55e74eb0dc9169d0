import type { ChampionsCard } from '../../src/cards/card.ts';
import type { E } from '../../src/vocabulary/builders.ts';
import { heroAction } from '../../src/vocabulary/builders.ts';
import { danceOfDeath } from './events.ts';
import { hardCard } from './hard-card.ts';

export const inHeroForm = { hero: 'spider-man', form: 'hero' } as const;

/** Exactly what an event that costs 3 is paid with. */
export const three = ['Strength', 'Aunt May'];

/** A free event that does this. */
export function trick(effect: E): ChampionsCard {
  const { code, octgnId } = danceOfDeath;
  return hardCard(
    { code, octgnId, name: 'Trick', type: 'event', faction: 'basic', quantity: 1, cost: 0 },
    heroAction(effect),
  );
}
