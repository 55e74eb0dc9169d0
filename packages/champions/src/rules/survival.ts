import type { Modifier } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import type { ChampionsTable } from '../table.ts';
import { cardsInPlay, isCharacter } from '../table.ts';
import type { StatName } from '../vocabulary/stats.ts';
import { beDefeated } from './defeat.ts';
import { isBeaten } from './hit-points.ts';
import { isOverLimit, keepingLimits } from './in-play-limits.ts';
import { dropStatusCards } from './status.ts';

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

/** Called for every card that has entered or left play: it may give or have given such things. */
export function modifiersCome(table: ChampionsTable, design: number): void {
  const { statIndex, modifies } = table.game;
  const changed = modifies[design] ?? [];
  if (changed.length > 0) settle(table, (stat) => changed.includes(statIndex.get(stat) ?? NONE));
}

/** Called when an effect begins to last. */
export function lasts(table: ChampionsTable, { stat }: Modifier): void {
  settle(table, (each) => each === stat);
}

/** Called for every card that has been turned to its other side. */
export function sideTurned(table: ChampionsTable): void {
  settle(table, () => true);
}

/** What a change of hit points, of limits or of stalwart does at once. */
function settle(table: ChampionsTable, changes: (stat: StatName) => boolean): void {
  if (changes('hitPoints')) checkSurvival(table);
  if (changes('stalwart')) dropStatusCards(table);
  const limited = changes('allyLimit') || changes('restricted');
  if (limited && isOverLimit(table)) table.start(keepingLimits, {});
}
