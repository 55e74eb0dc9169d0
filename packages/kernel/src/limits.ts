import type { CardId, State } from './state.ts';

/** How often an ability was used in the period its limit speaks of. */
export interface Use {
  readonly card: CardId;
  readonly ability: number;
  readonly per: string;
  readonly times: number;
}

export interface Limit {
  readonly times: number;
  /** A period of the game: `turn`, `round`, `phase`, `game`. */
  readonly per: string;
}

export function timesUsed(state: State, card: CardId, ability: number): number {
  for (const use of state.uses) {
    if (use.card === card && use.ability === ability) return use.times;
  }
  return 0;
}

export function noteUse(state: State, card: CardId, ability: number, limit: Limit): void {
  const times = timesUsed(state, card, ability) + 1;
  state.uses = [
    ...state.uses.filter((use) => use.card !== card || use.ability !== ability),
    { card, ability, per: limit.per, times },
  ];
}

/** A card that leaves play and comes back is a new card: its limits begin anew. */
export function forgetUses(state: State, card: CardId): void {
  if (state.uses.length > 0) state.uses = state.uses.filter((use) => use.card !== card);
}

export function endLimits(state: State, period: string): void {
  if (state.uses.length > 0) state.uses = state.uses.filter((use) => use.per !== period);
}
