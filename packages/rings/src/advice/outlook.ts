import type { CardId, Seat } from '@grimrule/kernel';
import { cardOf, NONE, tokensOn, value, zoneOf } from '@grimrule/kernel';
import { ENCOUNTER_DECK, STAGING } from '../board.ts';
import { printedAs } from '../cards/designs.ts';
import { threatOf } from '../rules/threat.ts';
import type { RingsTable } from '../table.ts';
import { activeLocationOf, engagedWith, inPlayerOrder, questOf, stagedEnemies } from '../table.ts';

/** Expectations for the next steps, from open information alone. */

export function hitPointsLeft(table: RingsTable, card: CardId): number {
  return value(table, card, 'hitPoints') - tokensOn(table, card, 'damage');
}

/** The threat in the staging area, as it counts when the quest is resolved. */
export function threatInStaging(table: RingsTable): number {
  const { state } = table;
  const quest = questOf(state);
  const more = quest === NONE ? 0 : value(table, quest, 'stagingThreat');
  return zoneOf(state, STAGING).reduce((sum, card) => sum + value(table, card, 'threat'), more);
}

export function willpowerOf(table: RingsTable, cards: readonly CardId[]): number {
  return cards.reduce((sum, card) => sum + value(table, card, 'willpower'), 0);
}

/** How many progress tokens the active location and the stage still take. */
export function roomForProgress(table: RingsTable): number {
  const { state } = table;
  const quest = questOf(state);
  const left = (card: CardId) =>
    card === NONE
      ? 0
      : Math.max(0, value(table, card, 'questPoints') - tokensOn(table, card, 'progress'));
  const stage = quest !== NONE && printedAs(state, quest).noProgress ? 0 : left(quest);
  return left(activeLocationOf(state)) + stage;
}

/** How often each strength of threat is among the cards that can be revealed: which, is unknown. */
export function threatsToCome({ state }: RingsTable): readonly number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const card of zoneOf(state, ENCOUNTER_DECK)) {
    const { threatStrength = 0 } = printedAs(state, card);
    const strength = Math.min(counts.length - 1, Math.max(0, threatStrength));
    counts[strength] = (counts[strength] ?? 0) + 1;
  }
  return counts;
}

/** How many cards the next staging step reveals. */
export function revealsToCome(table: RingsTable): number {
  const quest = questOf(table.state);
  if (quest === NONE) return 0;
  if (value(table, quest, 'skipsStaging') > 0) return 0;
  return inPlayerOrder(table.state).length + value(table, quest, 'moreStaging');
}

/** The player who will engage an enemy of the staging area in the engagement checks, or NONE. */
export function whoseCheck(table: RingsTable, enemy: CardId): Seat {
  const { state } = table;
  if (value(table, questOf(state), 'skipsEngagementChecks') > 0) return NONE;
  const cost = value(table, enemy, 'engagementCost');
  return inPlayerOrder(state).find((seat) => cost <= threatOf(table, seat)) ?? NONE;
}

/** Enemies that a player will have to do with in this round. */
export function foesOf(table: RingsTable, seat: Seat): readonly CardId[] {
  const { state } = table;
  if (state.vars.phase === 'combat') return engagedWith(state, seat);
  const coming = stagedEnemies(state).filter((enemy) => whoseCheck(table, enemy) === seat);
  return [...engagedWith(state, seat), ...coming];
}

/** The cost of one more threat: it rises towards the end. */
export function perThreat(threat: number): number {
  return THREAT + Math.max(0, threat - HIGH) * HIGH_THREAT;
}

/** The cost of a threat at first, the level from which it rises, and the rise for each. */
const THREAT = 0.7;
const HIGH = 30;
const HIGH_THREAT = 0.07;

export const isReady = ({ state }: RingsTable, card: CardId) => !cardOf(state, card).exhausted;
