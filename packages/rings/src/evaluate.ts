import type { Seat } from '@grimrule/kernel';
import { zoneOf } from '@grimrule/kernel';
import { QUEST_DECK } from './board.ts';
import { printedAs } from './cards/designs.ts';
import type { RingsState } from './table.ts';
import { charactersOf, dialOf, inPlayerOrder, questOf } from './table.ts';

/** How good the position is for the players, all of whom win and lose together. */
export function evaluate(state: RingsState, _seat: Seat): number {
  if (state.outcome) return state.outcome.result === 'players' ? 1 : 0;
  let points = -questLeft(state);
  for (const seat of inPlayerOrder(state)) {
    const threat = state.cards[dialOf(state, seat)]?.tokens.threat ?? 0;
    points += (2 * charactersOf(state, seat).length - 0.5 * threat) / state.seats;
  }
  return 1 / (1 + Math.exp(-(points + 20) / 10));
}

function questLeft(state: RingsState): number {
  const quest = questOf(state);
  const there = state.cards[quest]?.tokens.progress ?? 0;
  const now = quest < 0 ? 0 : (printedAs(state, quest).questPoints ?? 0);
  return zoneOf(state, QUEST_DECK).reduce(
    (sum, card) => sum + (printedAs(state, card).questPoints ?? 0),
    now - there,
  );
}
