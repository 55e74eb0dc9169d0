import type { CardType } from '../../vocabulary/card-types.ts';

const CHARACTERS: readonly CardType[] = ['Hero', 'Ally', 'Objective Ally'];

/** Heroes and allies are characters, also allies that are objectives. */
export const areCharacters = (types: readonly CardType[]) =>
  types.length === CHARACTERS.length && CHARACTERS.every((type) => types.includes(type));
