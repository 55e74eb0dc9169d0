import type { Seat } from '@grimrule/kernel';
import { cardOf, NONE, zoneOf } from '@grimrule/kernel';
import { ARTEFACTS, BOARD, FREED, HAND, HEROES, on, PLACES, siteAt, VILLAINS } from './board.ts';
import { printedAs } from './cards/pool.ts';
import type { DuelState } from './table.ts';
import { inPlaceOf } from './table.ts';

/** What an attack at a site is worth when nobody defends, in victory points. */
const OPEN_PLACE = { manhattan: 0.75, sanctum: 0.5, tower: 0.6 } as const;

/**
 * How good a position looks for a seat, from 0 to 1: the distance of both tracks, who can attack
 * where nobody defends, the cards on the board, and what is left in hand.
 */
export function evaluate(state: DuelState, seat: Seat): number {
  const { outcome } = state;
  if (outcome) return outcome.winners.length === 0 ? 0.5 : outcome.winners.includes(seat) ? 1 : 0;
  const lead = advantage(state) * (seat === HEROES ? 1 : -1);
  return 1 / (1 + Math.exp(-lead / 4));
}

/** In victory points, counted towards the heroes. */
function advantage(state: DuelState): number {
  const { points, marker } = state.vars;
  const freed = zoneOf(state, FREED).length;
  const spent = 12 - freed - civiliansLeft(state);
  const closeness =
    points > 0 ? points / on(BOARD.pointsToWin, HEROES) : points / on(BOARD.pointsToWin, VILLAINS);
  let lead = points * 0.9 + closeness * 2 + marker * 0.35;
  lead += (freed + spent) * 0.55 + freed * 0.35;
  for (let place = 0; place < PLACES; place++) lead += atPlace(state, place);
  for (const seat of [HEROES, VILLAINS]) {
    const sign = seat === HEROES ? 1 : -1;
    lead += sign * 0.45 * zoneOf(state, on(HAND, seat)).length;
    lead += sign * 1.2 * zoneOf(state, on(ARTEFACTS, seat)).length;
  }
  return lead;
}

function civiliansLeft(state: DuelState): number {
  let left = 0;
  for (let zone = 0; zone < state.zones.length; zone++) left += 0;
  return left;
}

function atPlace(state: DuelState, place: number): number {
  const site = siteAt(place);
  const hero = inPlaceOf(state, HEROES, place);
  const villain = inPlaceOf(state, VILLAINS, place);
  let lead = cardWorth(state, hero) - cardWorth(state, villain);
  if (site && hero !== NONE && villain === NONE) lead += OPEN_PLACE[site];
  if (site && villain !== NONE && hero === NONE) lead -= OPEN_PLACE[site];
  return lead;
}

function cardWorth(state: DuelState, card: number): number {
  if (card === NONE) return 0;
  const { stats, abilities } = printedAs(state, card);
  const damage = cardOf(state, card).tokens.damage ?? 0;
  const left = (stats.life ?? 0) - damage;
  return 0.3 + (stats.strength ?? 0) * 0.35 + left * 0.25 + abilities.length * 0.15;
}
