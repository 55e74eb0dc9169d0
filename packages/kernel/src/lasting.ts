import type { Modifier } from './ability.ts';
import type { Scope } from './scope.ts';
import type { State } from './state.ts';

/** A change that outlives the ability that made it. */
export interface Lasting {
  readonly modifier: Modifier;
  /** The scope it was made in: a chosen card stays the chosen card. */
  readonly scope: Scope;
  /** It ends with this period. */
  readonly until: string;
}

export function addLasting(state: State, lasting: Lasting): void {
  state.lasting = [...state.lasting, lasting];
}

export function endLasting(state: State, period: string): void {
  if (state.lasting.length > 0) {
    state.lasting = state.lasting.filter((lasting) => lasting.until !== period);
  }
}
