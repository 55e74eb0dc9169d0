/** Everything that cards of Rings are written with, in the order of a sentence. */

export * from './builders/abilities.ts';
export * from './builders/cards.ts';
export * from './builders/conditions.ts';
export * from './builders/effects.ts';
export * from './builders/grammar.ts';
export * from './builders/numbers.ts';
export type {
  Amount,
  Cards,
  Effect,
  Modifier,
  Query,
  RingsAbility,
} from './nodes.ts';
