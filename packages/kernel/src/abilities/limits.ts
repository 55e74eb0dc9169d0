import type { CardId, Seat } from '../state/ids.ts';
import type { State, Use } from '../state/state.ts';
import { cardOf } from '../state/state.ts';
import type { Limit } from './ability.ts';

/** The card that an ability is used on, and its user. */
interface Using {
  readonly source: CardId;
  readonly seat: Seat;
}

export function timesUsed(state: State, { by }: Limit, using: Using, ability: number): number {
  if (state.uses.length === 0) return 0;
  return state.uses.find((use) => isOf(state, use, by, using, ability))?.times ?? 0;
}

function isOf(state: State, use: Use, by: Limit['by'], using: Using, ability: number): boolean {
  if (use.ability !== ability || use.design !== cardOf(state, using.source).design) return false;
  return by === 'player' ? use.seat === using.seat : use.card === using.source;
}

export function noteUse(state: State, limit: Limit, using: Using, ability: number): void {
  const { per, by } = limit;
  const times = timesUsed(state, limit, using, ability) + 1;
  const { source: card, seat } = using;
  const { design } = cardOf(state, card);
  const user = by === 'player' ? seat : undefined;
  const use: Use = { card, design, ability, per, times, seat: user };
  state.uses = [...state.uses.filter((each) => !isOf(state, each, by, using, ability)), use];
}

/** A card that leaves play and comes back is a new card: its limits begin anew. */
export function forgetUses(state: State, card: CardId): void {
  if (state.uses.length === 0) return;
  state.uses = state.uses.filter((use) => use.card !== card || use.seat !== undefined);
}

export function endLimits(state: State, period: string): void {
  if (state.uses.length > 0) state.uses = state.uses.filter((use) => use.per !== period);
}
