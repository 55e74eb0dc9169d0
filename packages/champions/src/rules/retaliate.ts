import type { CardId } from '@grimrule/kernel';
import { value } from '@grimrule/kernel';
import type { ChampionsTable } from '../table.ts';
import { isInPlay } from '../table.ts';
import type { AttackKeyword } from '../vocabulary/nodes.ts';
import type { Blow } from './damage.ts';
import { dealDamage } from './damage.ts';

/** RR: Retaliate. Whoever was attacked and is still in play strikes back; ranged attacks ignore it. */
export function retaliate(
  table: ChampionsTable,
  attacked: readonly CardId[],
  attacker: CardId,
  keywords: readonly AttackKeyword[],
): void {
  if (keywords.includes('ranged') || !isInPlay(table.state, attacker)) return;
  for (const card of attacked) {
    if (!isInPlay(table.state, card)) continue;
    const amount = value(table, card, 'retaliate');
    if (amount === 0) continue;
    const blow: Blow = { card: attacker, amount, source: card };
    dealDamage(table, [blow]);
  }
}
