/** Everything that cards of Champions are written with, in the order of a sentence. */

export * from './builders/abilities.ts';
export * from './builders/cards.ts';
export * from './builders/conditions.ts';
export * from './builders/effects.ts';
export * from './builders/grammar.ts';
export * from './builders/numbers.ts';
export type {
  Amount,
  Cards,
  ChampionsAbility,
  Condition,
  Effect,
  Filter,
  Modifier,
  Query,
} from './nodes.ts';
