import type { CardId, Seat } from '@grimrule/kernel';
import { cardOf, NONE, value } from '@grimrule/kernel';
import { BOARD, HEROES, on, otherSide, PLACES, siteAt, VILLAINS } from '../board.ts';
import { printedAs } from '../cards/pool.ts';
import type { DuelState, DuelTable } from '../table.ts';
import { inPlaceOf, towards } from '../table.ts';

/** The worth of things, counted in victory points as a position is: see `evaluate.ts`. */

/** A card in hand: so much is lost with each that is spent. */
export const CARD = 0.45;
/** The worth of an undefended attack at a site. */
const OPEN = { manhattan: 0.8, sanctum: 0.45, tower: 0.6 } as const;
/** The share of an enemy's worth that an attack takes which does not defeat it. */
const HURT = 0.15;
/** The share of its own worth that a character loses where it would fall at once. */
const SACRIFICE = 0.5;
/** A game that is won. */
export const WIN = 100;
/** What a point is worth at the start of a game, and how much more the last one is. */
const POINT = 0.7;
const LAST_POINT = 1.3;

export function leftOf(table: DuelTable, card: CardId): number {
  return value(table, card, 'life') - (cardOf(table.state, card).tokens.damage ?? 0);
}

/** A character on the board, wherever it stands. */
export function cardWorth(state: DuelState, card: CardId): number {
  if (card === NONE) return 0;
  const { stats, abilities } = printedAs(state, card);
  const left = (stats.life ?? 0) - (cardOf(state, card).tokens.damage ?? 0);
  return 0.3 + (stats.strength ?? 0) * 0.35 + left * 0.25 + abilities.length * 0.15;
}

/** How many points a side still has to make. */
export function pointsLeft({ vars }: DuelState, seat: Seat): number {
  return on(BOARD.pointsToWin, seat) - vars.points * towards(seat);
}

/** The worth of so many points to a side: all the world if they are the last. */
export function pointsWorth(state: DuelState, seat: Seat, points: number): number {
  const left = pointsLeft(state, seat);
  if (points > 0 && points >= left) return WIN;
  const goal = on(BOARD.pointsToWin, seat);
  return points * (POINT + LAST_POINT * (1 - left / goal) ** 2);
}

/** Whether the next bonus in Manhattan would win the game for a side. */
function bonusWins(table: DuelTable, seat: Seat, civilians: number): boolean {
  if (seat === VILLAINS) return pointsLeft(table.state, VILLAINS) <= 1;
  return seat === HEROES && civilians <= BOARD.civiliansLeft + 1;
}

/** How many civilians there are in Manhattan: as long as one stands there, heroes score no point. */
type Civilians = number;

/** The worth of standing at a place: the bonus, or the blow at whoever stands opposite. */
export function placeWorth(
  table: DuelTable,
  seat: Seat,
  card: CardId,
  place: number,
  civilians: Civilians,
): number {
  const { state } = table;
  const site = siteAt(place);
  if (!site) return 0;
  const { stats } = printedAs(state, card);
  const strength = stats.strength ?? 0;
  const other = inPlaceOf(state, otherSide(seat), place);
  if (other === NONE) {
    if (strength === 0) return 0;
    return site === 'manhattan' && bonusWins(table, seat, civilians) ? WIN : OPEN[site];
  }
  const blow = strength - value(table, other, 'shield');
  const theirs = cardWorth(state, other);
  const falls = blow >= leftOf(table, other);
  const hurt = falls ? theirs : blow > 0 ? HURT * theirs : 0;
  const theirStrength = value(table, other, 'strength');
  const spared = theirStrength > 0 ? threatAt(table, seat, place, civilians) : 0;
  const dies = !falls && theirStrength >= (stats.life ?? 0);
  return spared + hurt - (dies ? SACRIFICE * cardWorth(state, card) : 0);
}

/** What an enemy would gain at a place where nobody opposes it. */
function threatAt(table: DuelTable, seat: Seat, place: number, civilians: Civilians): number {
  const site = siteAt(place);
  if (!site) return 0;
  const lost = site === 'manhattan' && bonusWins(table, otherSide(seat), civilians);
  return lost ? WIN / 2 : OPEN[site];
}

/** The empty places of a side with what a card would be worth there, the best first. */
export function bestPlace(
  table: DuelTable,
  seat: Seat,
  card: CardId,
  civilians: Civilians,
): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < PLACES; place++) {
    if (inPlaceOf(table.state, seat, place) !== NONE) continue;
    most = Math.max(most, placeWorth(table, seat, card, place, civilians));
  }
  return most;
}
