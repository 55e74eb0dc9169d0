import type { ChampionsCard } from '../../src/cards/card.ts';
import type { Effect } from '../../src/vocabulary/builders.ts';
import { heroAction } from '../../src/vocabulary/builders.ts';
import { danceOfDeath } from './cards/events.ts';
import { hardCard } from './cards/hard-card.ts';

export const inHeroForm = { hero: 'spider-man', form: 'hero' } as const;

/** Exactly what an event that costs 3 is paid with. */
export const three = ['Strength', 'Aunt May'];

/** A free event that does this. */
export function trick(effect: Effect): ChampionsCard {
  const { code, octgnId } = danceOfDeath;
  return hardCard(
    { code, octgnId, name: 'Trick', type: 'event', faction: 'basic', quantity: 1, cost: 0 },
    heroAction(effect),
  );
}
