import type { ChampionsCard, Facts, Terms } from '../../../src/cards/card.ts';
import { card } from '../../../src/cards/card.ts';
import type { ChampionsAbility } from '../../../src/vocabulary/builders.ts';

/** German titles are known only of some of these cards; the others have their English one. */
type HardFacts = Omit<Facts, 'nameDe'> & Partial<Pick<Facts, 'nameDe'>> & Terms;

export function hardCard(
  printed: HardFacts,
  ...abilities: readonly ChampionsAbility[]
): ChampionsCard {
  return card({ nameDe: printed.name, ...printed }, ...abilities);
}
