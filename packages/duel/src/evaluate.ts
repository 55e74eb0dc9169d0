import type { CardId, Seat } from '@grimrule/kernel';
import { cardOf, NONE, zoneOf } from '@grimrule/kernel';
import type { Site } from './board.ts';
import {
  ARTEFACTS,
  BOARD,
  CIVILIANS,
  COLOURS,
  FREED,
  HAND,
  HEROES,
  on,
  PLACES,
  siteAt,
  VILLAINS,
} from './board.ts';
import { printedAs } from './cards/pool.ts';
import type { DuelState } from './table.ts';
import { inPlaceOf } from './table.ts';

/** The worth of an undefended attack at a site, in victory points. */
const OPEN_PLACE: Readonly<Record<Site, number>> = { manhattan: 0.8, sanctum: 0.45, tower: 0.6 };

const ALL_CIVILIANS = CIVILIANS.length * COLOURS.length;

/**
 * How good a position looks for a seat, from 0 to 1: how far both sides are from winning, who can
 * attack where nobody defends, the cards on the board, and what is left in hand.
 */
export function evaluate(state: DuelState, seat: Seat): number {
  const { outcome } = state;
  if (outcome) return outcome.winners.length === 0 ? 0.5 : outcome.winners.includes(seat) ? 1 : 0;
  const lead = leadOfHeroes(state) * (seat === HEROES ? 1 : -1);
  return 1 / (1 + Math.exp(-lead / 4));
}

/** In victory points. */
function leadOfHeroes(state: DuelState): number {
  let lead = nearness(state) + state.vars.marker * 0.3;
  for (let place = 0; place < PLACES; place++) lead += atPlace(state, place);
  lead += zoneOf(state, FREED).length * 0.45;
  lead += inHandAndStore(state, HEROES) - inHandAndStore(state, VILLAINS);
  return lead;
}

/** The last points and the last civilians count for more than the first. */
function nearness(state: DuelState): number {
  const { points } = state.vars;
  const taken =
    ALL_CIVILIANS - CIVILIANS.reduce((left, zone) => left + zoneOf(state, zone).length, 0);
  const rescue = taken / (ALL_CIVILIANS - BOARD.civiliansLeft);
  const share = points / on(BOARD.pointsToWin, points > 0 ? HEROES : VILLAINS);
  return steep(rescue) + steep(Math.abs(share)) * Math.sign(share);
}

function steep(share: number): number {
  return 5 * share + 5 * share ** 3;
}

function inHandAndStore(state: DuelState, seat: Seat): number {
  const hand = zoneOf(state, on(HAND, seat)).length;
  return 0.45 * hand + 1.2 * zoneOf(state, on(ARTEFACTS, seat)).length;
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

function cardWorth(state: DuelState, card: CardId): number {
  if (card === NONE) return 0;
  const { stats, abilities } = printedAs(state, card);
  const left = (stats.life ?? 0) - (cardOf(state, card).tokens.damage ?? 0);
  return 0.3 + (stats.strength ?? 0) * 0.35 + left * 0.25 + abilities.length * 0.15;
}
