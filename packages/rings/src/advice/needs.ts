import type { CardId } from '@grimrule/kernel';
import { cardOf, NONE, zoneOf } from '@grimrule/kernel';
import { AREA, of, QUEST, STAGING } from '../board.ts';
import type { RingsCard } from '../cards/card.ts';
import { DESIGNS, printedAs } from '../cards/designs.ts';
import type { RingsState } from '../table.ts';
import { enemiesInPlay, inPlayerOrder, isObjective } from '../table.ts';
import { isNode, sourceOf } from './reading.ts';

/** While these conditions hold, a stage is not defeated, whatever progress there is. */
export function barsOf({ type, abilities }: RingsCard): readonly unknown[] {
  if (type !== 'Quest') return [];
  return abilities
    .flatMap((each) => (each.kind === 'constant' ? each.modifiers : []))
    .flatMap((modifier) => (modifier.stat === 'cannotBeDefeated' ? [modifier.while] : []));
}

const BARRED: readonly boolean[] = DESIGNS.map((card) => barsOf(card).length > 0);

/** Whether something besides progress has to be done to defeat a stage of this design. */
export const isBarred = (design: number): boolean => BARRED[design] ?? false;

/** The names of cards that a condition or an effect speaks of. */
export function titlesIn(node: unknown, found: string[] = []): readonly string[] {
  if (!isNode(node)) return found;
  if (node.is === 'titled' && typeof node.title === 'string') found.push(node.title);
  for (const part of Object.values(node)) titlesIn(part, found);
  return found;
}

/** By design: the enemies that must be gone for a stage to be defeated. */
const IN_THE_WAY: readonly (readonly string[])[] = DESIGNS.map((card) => titlesIn(barsOf(card)));

/** The hit points of the enemies that keep this stage from being defeated; null if there are none such. */
export function hitPointsInTheWay(state: RingsState, quest: CardId): number | null {
  const titles = IN_THE_WAY[cardOf(state, quest).design] ?? [];
  if (titles.length === 0) return null;
  return enemiesInPlay(state)
    .filter((enemy) => titles.includes(printedAs(state, enemy).name))
    .reduce((sum, enemy) => {
      const { hitPoints = 0 } = printedAs(state, enemy);
      return sum + hitPoints - (cardOf(state, enemy).tokens.damage ?? 0);
    }, 0);
}

/** How many objectives a condition speaks of. */
function objectivesIn(node: unknown): number {
  if (!isNode(node)) return 0;
  if (node.fact === 'exists' && sourceOf(node.of) === 'objectives') return Number(node.least);
  return Math.max(0, ...Object.values(node).map(objectivesIn));
}

/** By design: how many objectives have to be claimed for a stage. */
const OBJECTIVES: readonly number[] = DESIGNS.map((card) => objectivesIn(barsOf(card)));

/** Everything left to do for the stage, besides progress. */
export interface Undone {
  /** Objectives that are guarded, and how many more have to be claimed for this stage. */
  readonly guarded: number;
  readonly missing: number;
  /** How much of the progress is there, from 0 to 1. */
  readonly progress: number;
}

const NOTHING: Undone = { guarded: 0, missing: 0, progress: 0 };

export function undoneIn(state: RingsState): Undone {
  const [quest = NONE] = zoneOf(state, QUEST);
  const needs = quest === NONE ? 0 : (OBJECTIVES[cardOf(state, quest).design] ?? 0);
  if (needs === 0) return NOTHING;
  let guarded = 0;
  for (const card of zoneOf(state, STAGING)) {
    if (cardOf(state, card).host !== NONE && isObjective(state, card)) guarded++;
  }
  let claimed = 0;
  for (const seat of inPlayerOrder(state)) {
    for (const card of zoneOf(state, of(AREA, seat))) if (isObjective(state, card)) claimed++;
  }
  const { questPoints = 0 } = printedAs(state, quest);
  const progress = cardOf(state, quest).tokens.progress ?? 0;
  return {
    guarded,
    missing: Math.max(0, needs - claimed),
    progress: questPoints === 0 ? 0 : Math.min(1, progress / questPoints),
  };
}

/** Whether a card keeps an objective in the staging area from being claimed, engaged or not. */
export const isGuard = (state: RingsState, card: CardId): boolean =>
  zoneOf(state, STAGING).some(
    (each) => cardOf(state, each).host === card && isObjective(state, each),
  );
