import type { CardId, Seat } from '@grimrule/kernel';
import { cardOf, zoneOf } from '@grimrule/kernel';
import {
  AREA,
  ATTACHMENTS,
  DEALT,
  ENGAGED,
  HAND,
  MAIN_SCHEME,
  MAIN_SCHEME_DECK,
  of,
  SIDE_SCHEMES,
  VILLAIN,
  VILLAIN_DECK,
} from './board.ts';
import { otherSideOf, printed, printedAs } from './cards/designs.ts';
import type { ChampionsState } from './table.ts';
import { identityOf, inPlayerOrder } from './table.ts';

/**
 * How good the position is for the players, all of whom win and lose together. Counted in points:
 * one is about as much as one hit point of the villain for each player.
 */
export function evaluate(state: ChampionsState, _seat: Seat): number {
  if (state.outcome) return state.outcome.result === 'heroes' ? 1 : 0;
  const players = inPlayerOrder(state);
  let points = -villainLeft(state) - threatens(state) - encounters(state);
  for (const seat of players) points += player(state, seat) / state.seats;
  points -= (LOST_PLAYER * (state.seats - players.length)) / state.seats;
  return 1 / (1 + Math.exp(-(points + EVEN) / SCALE));
}

const LOST_PLAYER = 25;
const EVEN = 25;
const SCALE = 12;

const token = (state: ChampionsState, card: CardId, name: string) =>
  cardOf(state, card).tokens[name] ?? 0;

/** Hit points of all stages that are still to be beaten, for each player. */
function villainLeft(state: ChampionsState): number {
  let left = 0;
  for (const card of zoneOf(state, VILLAIN)) {
    const { health = 0 } = printedAs(state, card);
    left += health - token(state, card, 'damage') / state.seats;
    left -= 3 * token(state, card, 'stunned') + 2 * token(state, card, 'confused');
    left += 2.5 * token(state, card, 'tough');
  }
  for (const card of zoneOf(state, VILLAIN_DECK)) left += printedAs(state, card).health ?? 0;
  return left;
}

/** The fewer rounds are left until the main scheme is completed, the worse. */
function threatens(state: ChampionsState): number {
  let danger = 0;
  for (const card of zoneOf(state, MAIN_SCHEME)) {
    const { threatTarget = 1, escalationThreat = 1 } = printedAs(state, card);
    let room = threatTarget - token(state, card, 'threat') / state.seats;
    for (const next of zoneOf(state, MAIN_SCHEME_DECK)) {
      room += (printed(otherSideOf(cardOf(state, next).design)).threatTarget ?? 0) * LATER_STAGE;
    }
    const tokens = token(state, card, 'acceleration') + accelerationIcons(state);
    const growth = escalationThreat + tokens / state.seats + SCHEMED;
    danger += SCHEME_WEIGHT / (Math.max(0, room) / growth + SOON);
  }
  return danger;
}

/** Threat that enemies and treacheries place in a round, for each player, on average. */
const SCHEMED = 1;
const SCHEME_WEIGHT = 30;
const LATER_STAGE = 0.6;
/** Keeps the last moment before the end from weighing more than the end itself. */
const SOON = 0.5;

function accelerationIcons(state: ChampionsState): number {
  let icons = 0;
  for (const card of zoneOf(state, SIDE_SCHEMES)) {
    icons += printedAs(state, card).schemeIcons?.acceleration ?? 0;
  }
  return icons;
}

/** Side schemes and what is attached to the enemies. */
function encounters(state: ChampionsState): number {
  let trouble = 0;
  for (const card of zoneOf(state, SIDE_SCHEMES)) {
    const { schemeIcons = {} } = printedAs(state, card);
    const { hazard = 0, acceleration = 0, crisis = 0 } = schemeIcons;
    trouble += 1 + (0.5 * token(state, card, 'threat')) / state.seats;
    trouble += (3 * hazard + 3 * acceleration + 2 * crisis) / state.seats;
  }
  return trouble + (2 * zoneOf(state, ATTACHMENTS).length) / state.seats;
}

/** Damage that a player takes in a round, on average. */
const HURT = 3;
const HEALTH_WEIGHT = 18;

function player(state: ChampionsState, seat: Seat): number {
  const identity = identityOf(state, seat);
  const { health = 10 } = printedAs(state, identity);
  const left = Math.max(0, health - token(state, identity, 'damage'));
  let points = -HEALTH_WEIGHT / (left / HURT + SOON);
  points += cardOf(state, identity).exhausted ? 0 : 2;
  points += 2.5 * token(state, identity, 'tough') - 2 * token(state, identity, 'stunned');
  points -= token(state, identity, 'confused');
  for (const card of zoneOf(state, of(AREA, seat))) {
    if (card !== identity) points += asset(state, card);
  }
  for (const card of zoneOf(state, of(HAND, seat))) {
    points += printedAs(state, card).type === 'resource' ? 1 : 0.7;
  }
  for (const card of zoneOf(state, of(ENGAGED, seat))) points -= foe(state, card);
  return points - 2.5 * zoneOf(state, of(DEALT, seat)).length;
}

/** What a card in play is worth to its player. */
function asset(state: ChampionsState, card: CardId): number {
  const { type, cost = 0, health = 0, thw = 0, atk = 0, keywords } = printedAs(state, card);
  if (type === 'ally') {
    const left = health - token(state, card, 'damage');
    const ready = cardOf(state, card).exhausted ? 0 : 0.6;
    return 0.6 + left * (0.5 + (thw + atk) * 0.2) + ready + 2 * token(state, card, 'tough');
  }
  const uses = keywords?.uses;
  if (uses) return (cost + 1) * (token(state, card, uses.counter) / uses.count);
  return 1 + cost * 1.1;
}

function foe(state: ChampionsState, card: CardId): number {
  const { health = 1, atk = 0, sch = 0, keywords = {} } = printedAs(state, card);
  const left = Math.max(1, health) - token(state, card, 'damage');
  const guard = keywords.guard ? 1 : 0;
  return 1.5 + Math.max(atk, sch, 1) * 1.2 + left * 0.4 + guard + token(state, card, 'tough');
}
