import type { Seat } from '@grimrule/kernel';
import { cardOf, value } from '@grimrule/kernel';
import { otherSideOf, printed } from '../cards/designs.ts';
import { remainingHitPoints } from '../rules/damage/hit-points.ts';
import type { ChampionsTable } from '../table.ts';
import { identityOf, inHeroForm, inPlayerOrder } from '../table.ts';
import { damageToCome, missing, roomForThreat, threatToCome } from './outlook.ts';

/** The cost of a lost hit point or a placed threat, and of the last one. */
const HIT_POINT = 0.5;
const LAST_HIT_POINT = 20;
const THREAT = 0.7;
const LAST_THREAT = 25;
/** The worth of one more card in hand. */
const CARD = 1;
/** Heroes can do more; and of several players each who hides lets the villain scheme for all. */
const HERO = 1;
const IN_COMPANY = 5;
/** The worth of recovering a hit point on the next turn. */
const RECOVERY = 1;
/** How much more or less may come than is expected. */
const SURPRISE = 3;

/**
 * Heroes are attacked, alter-egos let the villain scheme: whichever costs less. An alter-ego gets
 * more cards, and can recover.
 */
export function prefersHeroForm(table: ChampionsTable, seat: Seat): boolean {
  const { state } = table;
  const identity = identityOf(state, seat);
  const hero = inHeroForm(state, seat);
  const left = remainingHitPoints(table, identity);
  const damage = damageToCome(table, seat);
  const wounds = price(damage, left, HIT_POINT, LAST_HIT_POINT);
  const room = roomForThreat(table) - threatToCome(table, seat, true);
  const schemed = threatToCome(table, seat, false) - threatToCome(table, seat, true);
  const players = inPlayerOrder(state).length;
  const schemes = price(schemed / players, room / players, THREAT, LAST_THREAT);
  const { handSize = 0, rec = 0 } = printed(otherSideOf(cardOf(state, identity).design));
  const more = (hero ? 1 : -1) * (handSize - value(table, identity, 'handSize'));
  const recovered = hero ? RECOVERY * Math.min(rec, missing(table, identity)) : 0;
  const stays = HERO + IN_COMPANY * (players - 1);
  return schemes + stays > wounds + CARD * more + recovered;
}

/** The cost of losing some of the rest; it rises as losing all of it becomes likely. */
function price(lost: number, left: number, each: number, last: number): number {
  const end = 0.5 + (lost - left) / (2 * SURPRISE);
  return lost * each + last * Math.min(1, Math.max(0, end));
}
