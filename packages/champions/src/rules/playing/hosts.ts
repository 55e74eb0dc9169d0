import type { CardId, Choose, Seat, Structure } from '@grimrule/kernel';
import { choices, scopeOf, value } from '@grimrule/kernel';
import { printedAs } from '../../cards/designs.ts';
import type { ChampionsTable } from '../../table.ts';

/** RR: Attach To. The cards that an upgrade could be attached to if this player played it. */
function hostsFor(table: ChampionsTable, card: CardId, seat: Seat): readonly CardId[] {
  const { type, abilities } = printedAs(table.state, card);
  if (type !== 'upgrade') return NONE_AT_ALL;
  return abilities.flatMap((ability) => {
    if (ability.kind !== 'called' || ability.call !== 'attach') return NONE_AT_ALL;
    const choice = ability.effect as Structure;
    return choice.do === 'choose' ? choices(table, choice as Choose, scopeOf(card, seat)) : [];
  });
}
const NONE_AT_ALL: readonly CardId[] = [];

/** How much less an upgrade costs that is played on this card. */
export const lessOn = (table: ChampionsTable, host: CardId): number =>
  value(table, host, 'lessForUpgrades');

/**
 * The hosts of an upgrade that costs less on one of them: which one it is for is said before it is
 * paid. None where the host makes no difference; then it is chosen as the card enters play.
 */
export function pricedHosts(table: ChampionsTable, card: CardId, seat: Seat): readonly CardId[] {
  const hosts = hostsFor(table, card, seat);
  return hosts.some((host) => lessOn(table, host) > 0) ? hosts : NONE_AT_ALL;
}

/** The most that a host takes off the cost of an upgrade. */
export const mostOff = (table: ChampionsTable, card: CardId, seat: Seat): number =>
  hostsFor(table, card, seat).reduce((most, host) => Math.max(most, lessOn(table, host)), 0);
