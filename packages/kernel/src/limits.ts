import type { CardId, State } from './state.ts';
import { cardOf } from './state.ts';

/** How often an ability was used in the period its limit speaks of. */
export interface Use {
  readonly card: CardId;
  /** The side it is on: both sides of a card have abilities of their own. */
  readonly design: number;
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
  if (state.uses.length === 0) return 0;
  const { design } = cardOf(state, card);
  return state.uses.find((use) => isOf(use, card, design, ability))?.times ?? 0;
}

function isOf(use: Use, card: CardId, design: number, ability: number): boolean {
  return use.card === card && use.design === design && use.ability === ability;
}

export function noteUse(state: State, card: CardId, ability: number, limit: Limit): void {
  const times = timesUsed(state, card, ability) + 1;
  const { design } = cardOf(state, card);
  state.uses = [
    ...state.uses.filter((use) => !isOf(use, card, design, ability)),
    { card, design, ability, per: limit.per, times },
  ];
}

/** A card that leaves play and comes back is a new card: its limits begin anew. */
export function forgetUses(state: State, card: CardId): void {
  if (state.uses.length > 0) state.uses = state.uses.filter((use) => use.card !== card);
}

export function endLimits(state: State, period: string): void {
  if (state.uses.length > 0) state.uses = state.uses.filter((use) => use.per !== period);
}
