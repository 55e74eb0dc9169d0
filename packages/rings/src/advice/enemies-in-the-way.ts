import type { CardId } from '@grimrule/kernel';
import { cardOf, NONE } from '@grimrule/kernel';
import { DESIGNS, printedAs } from '../cards/designs.ts';
import type { RingsTable } from '../table.ts';
import { questOf } from '../table.ts';
import { barsOf, isGuard, titlesIn } from './needs.ts';
import { deedsIn, isNode, sourceOf } from './reading.ts';

/** A stage's words about enemies: which of them stand in the way, and whether all do. */
interface Wanted {
  readonly titles: readonly string[];
  readonly all: boolean;
  /** Whether the game is won by it. */
  readonly wins: boolean;
}

function speaksOfEnemies(node: unknown): boolean {
  if (!isNode(node)) return false;
  return sourceOf(node) === 'enemies' || Object.values(node).some(speaksOfEnemies);
}

/** By design of a quest card. */
const WANTED: readonly Wanted[] = DESIGNS.map((card) => {
  const { type, abilities } = card;
  const titles = barsOf(card).flatMap((bar) => titlesIn(bar));
  let all = false;
  let wins = false;
  for (const ability of type === 'Quest' ? abilities : []) {
    if (ability.kind === 'triggered' && deedsIn(ability.effect).has('winGame')) {
      titles.push(...titlesIn(ability.when));
      all ||= speaksOfEnemies(ability.when);
      wins = true;
    }
  }
  return { titles, all, wins };
});

/** The worth of removing an enemy that keeps the stage from being defeated. */
const IN_THE_WAY = 5;
const LAST = 12;
/** Or of one of all of them. */
const ONE_OF_ALL = 3;
/** Or of one who guards what has to be claimed. */
export const GUARD = 3;

/** The additional worth of destroying this enemy. */
export function wantedWorth({ state }: RingsTable, enemy: CardId): number {
  const quest = questOf(state);
  if (quest === NONE) return 0;
  const wanted = WANTED[cardOf(state, quest).design];
  if (!wanted) return 0;
  if (wanted.all) return ONE_OF_ALL;
  const guard = isGuard(state, enemy) ? GUARD : 0;
  if (!wanted.titles.includes(printedAs(state, enemy).name)) return guard;
  return guard + (wanted.wins ? LAST : IN_THE_WAY);
}
