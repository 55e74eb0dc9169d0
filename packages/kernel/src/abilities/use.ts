import type { Scope } from '../asking/scope.ts';
import type { About } from '../prompts/legality.ts';
import type { Seat } from '../state/ids.ts';
import type { Action, Triggered } from './ability.ts';

/** An ability that somebody would like to use: that of a card, under this index. */
export interface Use extends About {
  readonly seat: Seat;
  readonly ability: Action | Triggered;
  readonly index: number;
  readonly scope: Scope;
}

export const useOf = <A extends Action | Triggered>(
  ability: A,
  index: number,
  scope: Scope,
): Use & { readonly ability: A } => ({
  card: scope.source,
  seat: scope.seat,
  ability,
  index,
  scope,
});
