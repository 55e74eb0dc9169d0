import type { State } from '@grimrule/kernel';
import { cardOf, zoneOf } from '@grimrule/kernel';
import { AREA, of, QUEST, QUEST_DECK, STAGING } from './board.ts';
import { printedAs } from './cards/designs.ts';
import type { RingsState } from './table.ts';
import { dialOf, inPlayerOrder } from './table.ts';

/**
 * The threat of the players in all, the threat in the staging area, the progress on the quest, the
 * stages that are left, and the damage on heroes and allies: as printed, without what other cards change.
 */
export function gauges(state: RingsState): Readonly<Record<string, number>> {
  let threat = 0;
  let damage = 0;
  for (const seat of inPlayerOrder(state)) {
    threat += tokens(state, dialOf(state, seat), 'threat');
    for (const card of zoneOf(state, of(AREA, seat))) damage += tokens(state, card, 'damage');
  }
  let staging = 0;
  for (const card of zoneOf(state, STAGING)) {
    staging += Math.max(0, printedAs(state, card).threatStrength ?? 0);
  }
  let progress = 0;
  for (const card of zoneOf(state, QUEST)) progress += tokens(state, card, 'progress');
  return { threat, staging, progress, stages: zoneOf(state, QUEST_DECK).length, damage };
}

const tokens = (state: State, card: number, name: string) => cardOf(state, card).tokens[name] ?? 0;
