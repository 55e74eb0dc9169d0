import { card } from '../../src/cards/card.ts';
import type { ChampionsAbility } from '../../src/vocabulary/builders.ts';

/** A support with these abilities, for rules that no card of the core set touches. */
export const invented = (name: string, ...abilities: readonly ChampionsAbility[]) =>
  card(
    {
      code: name,
      octgnId: '',
      name,
      nameDe: name,
      type: 'support',
      faction: 'basic',
      quantity: 1,
      cost: 1,
    },
    ...abilities,
  );
