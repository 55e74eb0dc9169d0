import type { CardId, Seat } from '@grimrule/kernel';
import { cardOf, tokensOn, value, zoneOf } from '@grimrule/kernel';
import { MAIN_SCHEME_DECK } from '../board.ts';
import { otherSideOf, printed } from '../cards/designs.ts';
import { maximumHitPoints, remainingHitPoints } from '../rules/damage/hit-points.ts';
import { iconsInPlay } from '../rules/in-play/icons.ts';
import { has } from '../rules/status/status.ts';
import type { ChampionsTable } from '../table.ts';
import { engagedWith, inHeroForm, inPlayerOrder, mainSchemeOf, villainOf } from '../table.ts';

/** The boost icons of an average card, and of a bad one. */
const USUAL_BOOST = 1;
const BAD_BOOST = 2;

/** How much more threat the main scheme bears. A stage that only leads to the next one is no end. */
export function roomForThreat(table: ChampionsTable): number {
  const scheme = mainSchemeOf(table.state);
  const target = value(table, scheme, 'targetThreat');
  if (target === 0) return Number.POSITIVE_INFINITY;
  let later = 0;
  for (const stage of zoneOf(table.state, MAIN_SCHEME_DECK)) {
    later += printed(otherSideOf(cardOf(table.state, stage).design)).threatTarget ?? 0;
  }
  return target + LATER_STAGE * later * table.state.seats - tokensOn(table, scheme, 'threat');
}

/** How much of what later stages bear is counted on: something bad comes with each of them. */
const LATER_STAGE = 0.5;

/** The threat that the next villain phase places for sure or nearly so. */
export function threatToCome(
  table: ChampionsTable,
  seat: Seat,
  asHero = inHeroForm(table.state, seat),
): number {
  const { state } = table;
  const scheme = mainSchemeOf(state);
  let coming =
    value(table, scheme, 'escalation') +
    iconsInPlay(table, 'acceleration') +
    tokensOn(table, scheme, 'acceleration');
  for (const player of inPlayerOrder(state)) {
    if (player === seat ? !asHero : !inHeroForm(state, player)) coming += schemed(table, player);
  }
  return coming;
}

/** The threat that a player's enemies place if the player is in alter-ego form. */
function schemed(table: ChampionsTable, seat: Seat): number {
  const villain = villainOf(table.state);
  let coming = has(table, villain, 'confused') ? 0 : value(table, villain, 'sch') + BAD_BOOST;
  for (const minion of engagedWith(table.state, seat)) coming += value(table, minion, 'sch');
  return coming;
}

/** Treacheries make the villain scheme too. */
const SURPRISE = 2;

/** In how many rounds the main scheme is completed if nothing is done about it. */
export function roundsLeft(table: ChampionsTable, seat: Seat): number {
  return Math.max(0.5, roomForThreat(table) / Math.max(1, threatToCome(table, seat) + USUAL_BOOST));
}

/** Whether the main scheme may be completed in the next villain phase, the worse surprises aside. */
export function isPressing(table: ChampionsTable, seat: Seat): boolean {
  return roomForThreat(table) <= threatToCome(table, seat) + SURPRISE;
}

/** The damage that the enemies before a player would do, without a defense. */
export function damageToCome(table: ChampionsTable, seat: Seat): number {
  const villain = villainOf(table.state);
  let coming = has(table, villain, 'stunned') ? 0 : value(table, villain, 'atk') + USUAL_BOOST;
  for (const minion of engagedWith(table.state, seat)) coming += value(table, minion, 'atk');
  return coming;
}

export function missing(table: ChampionsTable, card: CardId): number {
  return maximumHitPoints(table, card) - remainingHitPoints(table, card);
}
