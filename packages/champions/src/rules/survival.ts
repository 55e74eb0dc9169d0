import { NONE } from '@grimrule/kernel';
import type { ChampionsTable } from '../table.ts';
import { cardsInPlay, isCharacter } from '../table.ts';
import type { StatName } from '../vocabulary/stats.ts';
import { beDefeated } from './defeat.ts';
import { isBeaten } from './hit-points.ts';
import { isOverLimit, keepingLimits } from './in-play-limits.ts';

/**
 * A character that loses hit points it had been given may have no more left than damage: it is
 * defeated at once. RR: Hit Points.
 */
export function checkSurvival(table: ChampionsTable): void {
  const { state } = table;
  const beaten = cardsInPlay(state).filter(
    (card) => isCharacter(state, card) && isBeaten(table, card),
  );
  if (beaten.length > 0) beDefeated(table, beaten, NONE);
}

/** Called for every card that has left play: it may have given hit points, or room for an ally. */
export function leftHappens(table: ChampionsTable, design: number): void {
  const { statIndex, modifies } = table.game;
  const gave = (stat: StatName) => modifies[design]?.includes(statIndex[stat] ?? NONE) ?? false;
  if (gave('hitPoints')) checkSurvival(table);
  if (gave('allyLimit') && isOverLimit(table)) table.start(keepingLimits, {});
}
