import type { CardId, Seat } from '@grimrule/kernel';
import { NONE, tokensOn } from '@grimrule/kernel';
import { attackable } from '../rules/attack/attackable.ts';
import { canTakeDamage } from '../rules/damage/damage.ts';
import { thwartable } from '../rules/threat/thwartable.ts';
import type { ChampionsTable } from '../table.ts';
import { blowWorth, targetWorth } from './targets.ts';

/** The enemy that a blow is best aimed at, or NONE. */
export function bestEnemy(
  table: ChampionsTable,
  seat: Seat,
  attacker: CardId,
  strength: number,
): CardId {
  let best = NONE;
  let most = Number.NEGATIVE_INFINITY;
  for (const enemy of attackable(table, seat, attacker)) {
    if (!canTakeDamage(table, enemy, attacker)) continue;
    const worth = blowWorth(table, enemy, attacker, strength);
    if (worth > most) {
      most = worth;
      best = enemy;
    }
  }
  return best;
}

/** The scheme where removing threat helps most, or NONE. */
export function bestScheme(table: ChampionsTable, seat: Seat, source: CardId): CardId {
  let best = NONE;
  let most = Number.NEGATIVE_INFINITY;
  for (const scheme of thwartable(table, seat, source)) {
    if (tokensOn(table, scheme, 'threat') === 0) continue;
    const worth = targetWorth(table, seat, scheme, 0);
    if (worth > most) {
      most = worth;
      best = scheme;
    }
  }
  return best;
}
