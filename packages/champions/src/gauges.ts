import type { CardId, State } from '@grimrule/kernel';
import { cardOf, zoneOf } from '@grimrule/kernel';
import { MAIN_SCHEME, VILLAIN, VILLAIN_DECK } from './board.ts';
import { printedAs } from './cards/designs.ts';
import type { ChampionsState } from './table.ts';
import { identityOf, inPlayerOrder } from './table.ts';

/**
 * What is left of the villain over all stages, the threat on the main scheme, and what is left of the
 * heroes: as printed, without what other cards change.
 */
export function gauges(state: ChampionsState): Readonly<Record<string, number>> {
  let villain = 0;
  for (const card of [...zoneOf(state, VILLAIN), ...zoneOf(state, VILLAIN_DECK)]) {
    villain += Math.max(0, healthOf(state, card) - tokens(state, card, 'damage'));
  }
  let threat = 0;
  for (const card of zoneOf(state, MAIN_SCHEME)) threat += tokens(state, card, 'threat');
  let heroes = 0;
  for (const seat of inPlayerOrder(state)) {
    const identity = identityOf(state, seat);
    heroes += Math.max(0, healthOf(state, identity) - tokens(state, identity, 'damage'));
  }
  return { villain, threat, heroes };
}

function healthOf(state: State, card: CardId): number {
  const { health = 0, healthPerHero } = printedAs(state, card);
  return healthPerHero ? health * state.seats : health;
}

const tokens = (state: State, card: CardId, name: string) => cardOf(state, card).tokens[name] ?? 0;
