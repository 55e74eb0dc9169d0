import type { Modifier } from '@grimrule/kernel';
import { countLasting, endLasting, endLimits, NONE } from '@grimrule/kernel';
import type { ChampionsTable } from '../table.ts';
import { cardsInPlay, isCharacter } from '../table.ts';
import type { PeriodName } from '../vocabulary/events.ts';
import type { StatName } from '../vocabulary/stats.ts';
import { beDefeated } from './defeat.ts';
import { isBeaten } from './hit-points.ts';
import { isOverLimit, keepingLimits } from './in-play-limits.ts';
import { dropStatusCards } from './status.ts';
import { endLentTraits } from './traits.ts';

/**
 * A character that loses hit points it had been given may have no more left than damage: it is
 * defeated at once. RR: Hit Points.
 */
function checkSurvival(table: ChampionsTable): void {
  const { state } = table;
  const beaten = cardsInPlay(state).filter(
    (card) => isCharacter(state, card) && isBeaten(table, card),
  );
  if (beaten.length > 0) beDefeated(table, beaten, NONE);
}

/**
 * Changes and limits for an attack, an activation or an event are over. Those that were there
 * before it began belong to another one that goes on.
 */
export function endEffects(table: ChampionsTable, period: PeriodName, spared = 0): void {
  const { state } = table;
  endLimits(state, period);
  const lent = endLentTraits(state, period);
  if (!lent && countLasting(state, period) === spared) return;
  endLasting(state, period, spared);
  checkSurvival(table);
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
