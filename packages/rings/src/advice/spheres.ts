import type { CardId, Seat } from '@grimrule/kernel';
import { tokensOn, value, zoneOf } from '@grimrule/kernel';
import { DECK, HAND, of } from '../board.ts';
import { printedAs } from '../cards/designs.ts';
import type { RingsTable } from '../table.ts';
import { heroesOf, playerOf } from '../table.ts';
import { iconStat, SPHERES } from '../vocabulary/stats.ts';

/** Cards in hand count for more than cards in the deck. */
const IN_HAND = 4;

/** The cost of all cards of a sphere that a player could still play: they know their own deck. */
function demand({ state }: RingsTable, seat: Seat, sphere: string): number {
  const costs = (cards: readonly CardId[]) =>
    cards.reduce((sum, card) => {
      const printed = printedAs(state, card);
      return sum + (printed.sphere === sphere ? Math.max(0, printed.cost ?? 0) : 0);
    }, 0);
  return IN_HAND * costs(zoneOf(state, of(HAND, seat))) + costs(zoneOf(state, of(DECK, seat)));
}

/** How much a resource is needed in the pool of this hero, from 0 to 1. */
export function needOf(table: RingsTable, hero: CardId): number {
  const seat = playerOf(table.state, hero);
  const heroes = heroesOf(table.state, seat);
  let need = 0;
  let most = 1;
  for (const sphere of SPHERES) {
    const icon = iconStat(sphere);
    const able = heroes.filter((each) => value(table, each, icon) > 0);
    if (able.length === 0) continue;
    const there = able.reduce((sum, each) => sum + tokensOn(table, each, 'resource'), 0);
    const each = demand(table, seat, sphere) / (able.length + there);
    most = Math.max(most, each);
    if (able.includes(hero)) need = Math.max(need, each);
  }
  return need / most;
}
