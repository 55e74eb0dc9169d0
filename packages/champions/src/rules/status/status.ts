import type { CardId } from '@grimrule/kernel';
import { occur, setTokens, tokensOn, value } from '@grimrule/kernel';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import { isInPlay, playerOf } from '../../table.ts';
import type { Status } from '../../vocabulary/nodes.ts';

/** Status cards lie on a character as tokens. RR: Status Cards. */

/** A character has one status card of a type; a steady one may be stunned and confused twice. */
function most(table: ChampionsTable, card: CardId, status: Status): number {
  return status !== 'tough' && value(table, card, 'steady') > 0 ? 2 : 1;
}

export function canBeGiven(table: ChampionsTable, card: CardId, status: Status): boolean {
  if (!isInPlay(table.state, card)) return false;
  if (isImmune(table, card, status)) return false;
  return tokensOn(table, card, status) < most(table, card, status);
}

/** True if the character has got the status card. */
export function giveStatus(table: ChampionsTable, card: CardId, status: Status): boolean {
  if (!canBeGiven(table, card, status)) return false;
  setTokens(table, card, status, tokensOn(table, card, status) + 1);
  table.tell?.({ say: 'statusGiven', card, status }, 'status cards');
  const seat = playerOf(table.state, card);
  occur(table, event.statusGiven(card, seat, status));
  return true;
}

export function has(table: ChampionsTable, card: CardId, status: Status): boolean {
  const now = tokensOn(table, card, status);
  return now > 0 && now >= most(table, card, status) && !isImmune(table, card, status);
}

/** RR: Stalwart, Cannot. The character cannot be stunned or confused, or one of these. */
function isImmune(table: ChampionsTable, card: CardId, status: Status): boolean {
  if (status === 'tough') return false;
  return value(table, card, 'stalwart') > 0 || value(table, card, IMMUNITIES[status]) > 0;
}

const IMMUNITIES = { stunned: 'cannotBeStunned', confused: 'cannotBeConfused' } as const;

/** RR: Stalwart. A character that gains it loses the stunned and confused cards it has. */
export function loseStatusCards(table: ChampionsTable, card: CardId): void {
  for (const status of STOPPING) {
    if (!isImmune(table, card, status)) continue;
    while (removeStatus(table, card, status));
  }
}

/** RR: Vulnerable. It is gone before anybody can react. */
export function isDiscardedByStatus(table: ChampionsTable, card: CardId): boolean {
  if (value(table, card, 'vulnerable') === 0) return false;
  return STOPPING.some((status) => has(table, card, status));
}

const STOPPING = ['stunned', 'confused'] as const;

/** Takes one status card off. */
export function removeStatus(table: ChampionsTable, card: CardId, status: Status): boolean {
  const now = tokensOn(table, card, status);
  if (now === 0) return false;
  setTokens(table, card, status, now - 1);
  table.tell?.({ say: 'statusRemoved', card, status }, 'status cards');
  isRemoved(table, card, status);
  return true;
}

function isRemoved(table: ChampionsTable, card: CardId, status: Status): void {
  const seat = playerOf(table.state, card);
  occur(table, event.statusRemoved(card, seat, status));
}

/** Whether a status card would cancel what a character is about to do. */
export const wouldBeCancelled = (table: ChampionsTable, card: CardId, deed: string): boolean =>
  (deed === 'attack' && has(table, card, 'stunned')) ||
  (deed === 'thwart' && has(table, card, 'confused'));

/**
 * If the character is stunned (or confused), all such cards come off and what it was about to do
 * is canceled.
 */
export function cancelledBy(
  table: ChampionsTable,
  card: CardId,
  status: 'stunned' | 'confused',
): boolean {
  if (!has(table, card, status)) return false;
  setTokens(table, card, status, 0);
  table.tell?.({ say: 'statusCancels', card, status }, 'status cards');
  isRemoved(table, card, status);
  return true;
}
