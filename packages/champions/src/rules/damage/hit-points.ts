import type { CardId } from '@grimrule/kernel';
import { setTokens, tokensOn, value } from '@grimrule/kernel';
import { printedAs } from '../../cards/designs.ts';
import type { ChampionsTable } from '../../table.ts';
import { isInPlay } from '../../table.ts';
import { isForbidden } from '../in-play/bans.ts';

/**
 * Hit points. A dial shows what is left of them; here the damage a character has taken lies on it,
 * so that a change of its maximum moves the dial by itself. RR: Hit Points.
 */
export function maximumHitPoints(table: ChampionsTable, card: CardId): number {
  return isInfinite(table, card) ? Number.MAX_SAFE_INTEGER : value(table, card, 'hitPoints');
}

/** Printed as an endless number: no damage ever defeats it. RR: Infinite Hit Points. */
function isInfinite(table: ChampionsTable, card: CardId): boolean {
  return printedAs(table.state, card).health === -1;
}

export function remainingHitPoints(table: ChampionsTable, card: CardId): number {
  return maximumHitPoints(table, card) - tokensOn(table, card, 'damage');
}

export function isBeaten(table: ChampionsTable, card: CardId): boolean {
  return isInPlay(table.state, card) && remainingHitPoints(table, card) <= 0;
}

export const isHurt = (table: ChampionsTable, card: CardId): boolean =>
  tokensOn(table, card, 'damage') > 0;

export const canBeHealed = (table: ChampionsTable, card: CardId): boolean =>
  isHurt(table, card) && !isForbidden(table, card, 'recover');

/** Takes damage off a character; gives how much. */
export function healDamage(table: ChampionsTable, card: CardId, most: number): number {
  if (!canBeHealed(table, card)) return 0;
  const healed = Math.min(most, tokensOn(table, card, 'damage'));
  if (healed <= 0) return 0;
  setTokens(table, card, 'damage', tokensOn(table, card, 'damage') - healed);
  table.tell?.({ say: 'healed', card, count: healed }, 'heal');
  return healed;
}
