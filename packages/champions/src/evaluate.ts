import type { CardId, Seat } from '@grimrule/kernel';
import { cardOf, NONE, zoneOf } from '@grimrule/kernel';
import { gainOfDesign } from './advice/gains.ts';
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
import { otherSideOf, perDesign, printed, printedAs } from './cards/designs.ts';
import { corrected } from './judgement/learned.ts';
import { readPosition } from './judgement/readings.ts';
import type { ChampionsState } from './table.ts';
import { identityOf, inHeroForm, inPlayerOrder, villainOf } from './table.ts';

/**
 * How good the position is for the players, all of whom win and lose together. Counted in points:
 * one is as much as one hit point of the villain for each player. Most weights follow from a
 * regression: the beginnings of five thousand rounds in seven hundred solo games of bots, and who
 * won them in the end.
 */
export function evaluate(state: ChampionsState, _seat: Seat): number {
  if (state.outcome) return state.outcome.result === 'heroes' ? 1 : 0;
  return 1 / (1 + Math.exp(-corrected(state, oddsOf(state))));
}

/** What is thought of a position without having learned, as log-odds. */
function oddsOf(state: ChampionsState): number {
  const players = inPlayerOrder(state);
  let points = -villainLeft(state) - threatens(state) - encounters(state);
  for (const seat of players) points += player(state, seat) / state.seats;
  points -= (LOST_PLAYER * (state.seats - players.length)) / state.seats;
  return (points + EVEN) / SCALE;
}

/** All readings of a position by their names, to learn from. */
export function readings(state: ChampionsState): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  readPosition(state, oddsOf(state), (name, value) => {
    found[name] = value;
  });
  return found;
}

const LOST_PLAYER = 40;
const EVEN = 15;
const SCALE = 7.5;

const token = (state: ChampionsState, card: CardId, name: string) =>
  cardOf(state, card).tokens[name] ?? 0;

/** The worth of status cards on the villain, in his hit points. */
const STUNNED_VILLAIN = 2;
const CONFUSED_VILLAIN = 1;
const TOUGH_VILLAIN = 2.5;

/**
 * The cost of facing the next stage. It counts from the start: a player who only saw it coming
 * would rather leave the villain with his last hit points.
 */
const NEXT_STAGE = 4;

/** Hit points of all stages that are still to be beaten, for each player. */
function villainLeft(state: ChampionsState): number {
  let left = 0;
  for (const card of zoneOf(state, VILLAIN)) {
    const helps =
      token(state, card, 'damage') +
      STUNNED_VILLAIN * token(state, card, 'stunned') +
      CONFUSED_VILLAIN * token(state, card, 'confused') -
      TOUGH_VILLAIN * token(state, card, 'tough');
    left += (printedAs(state, card).health ?? 0) - helps / state.seats;
  }
  for (const card of zoneOf(state, SIDE_SCHEMES)) {
    left += (MORE_HIT_POINTS[cardOf(state, card).design] ?? 0) / state.seats;
  }
  for (const card of zoneOf(state, VILLAIN_DECK)) {
    left += (printedAs(state, card).health ?? 0) + NEXT_STAGE;
  }
  return left;
}

/**
 * Threat that enemies and treacheries are expected to place in a round, for each player. Chosen by
 * trial in a few games of three, not by the regression.
 */
const SCHEMED = 2;
/** The cost of a threat on any stage: as much as it takes to remove it. */
const THREAT = 1.1;
const SCHEME_WEIGHT = 15;
/** Keeps the last moment before the end from weighing more than the end itself. */
const SOON = 0.5;

/** The fewer rounds are left until the main scheme is completed, the worse. */
function threatens(state: ChampionsState): number {
  let danger = 0;
  for (const card of zoneOf(state, MAIN_SCHEME)) {
    const { threatTarget = 1, escalationThreat = 1 } = printedAs(state, card);
    const room = threatTarget - (token(state, card, 'threat') + schemedSoon(state)) / state.seats;
    let later = 0;
    for (const next of zoneOf(state, MAIN_SCHEME_DECK)) {
      later += printed(otherSideOf(cardOf(state, next).design)).threatTarget ?? 0;
    }
    danger -= THREAT * (room + later);
    const tokens = token(state, card, 'acceleration') + accelerationIcons(state);
    const growth = escalationThreat + tokens / state.seats + SCHEMED;
    const left = Math.max(0, room + later);
    danger += SCHEME_WEIGHT / (left / growth + SOON);
  }
  return danger;
}

function accelerationIcons(state: ChampionsState): number {
  let icons = 0;
  for (const card of zoneOf(state, SIDE_SCHEMES)) {
    icons += printedAs(state, card).schemeIcons?.acceleration ?? 0;
  }
  return icons;
}

/** A player who has had their turn gets ready cards and a full hand; then the enemies come. */
function isDone(state: ChampionsState, seat: Seat): boolean {
  const { phase, active } = state.vars;
  if (phase !== 'player' || active === NONE) return false;
  const order = inPlayerOrder(state);
  return order.indexOf(seat) < order.indexOf(active);
}

const USUAL_BOOST = 1;

/** The threat that the villain will place for players who ended their turn in alter-ego form. */
function schemedSoon(state: ChampionsState): number {
  const { sch = 0 } = printedAs(state, villainOf(state));
  const hiding = inPlayerOrder(state).filter(
    (seat) => isDone(state, seat) && !inHeroForm(state, seat),
  );
  return hiding.length * (Math.max(0, sch) + USUAL_BOOST);
}

const SIDE_THREAT = 0.7;
const HAZARD = 2.5;
const ACCELERATION = 2.5;
const CRISIS = 4;
const ATTACHMENT = 5;

/** Side schemes, whose tokens and icons the players share, and what hinders each of them. */
function encounters(state: ChampionsState): number {
  let shared = 0;
  let forEach = ATTACHMENT * zoneOf(state, ATTACHMENTS).length;
  for (const card of zoneOf(state, SIDE_SCHEMES)) {
    const { schemeIcons = {} } = printedAs(state, card);
    const { hazard = 0, acceleration = 0, crisis = 0 } = schemeIcons;
    shared += SIDE_THREAT * token(state, card, 'threat');
    shared += HAZARD * hazard + ACCELERATION * acceleration;
    forEach += CRISIS * crisis;
  }
  return shared / state.seats + forEach;
}

/** Damage that a player takes in a round, on average. */
const HURT = 3.5;
/** The worth of a hit point, and the extra worth of the last ones. */
const HIT_POINT = 1;
const HEALTH_WEIGHT = 2;
const READY = 4;
const TOUGH = 3;
const STUNNED = 2;
const CONFUSED = 2.5;
const CARD = 1.3;
const DEALT_CARD = 2.5;

function player(state: ChampionsState, seat: Seat): number {
  const identity = identityOf(state, seat);
  const done = isDone(state, seat);
  const { health = 10, handSize = 0 } = printedAs(state, identity);
  let left = health - token(state, identity, 'damage');
  let points = done || !cardOf(state, identity).exhausted ? READY : 0;
  points += TOUGH * token(state, identity, 'tough') - STUNNED * token(state, identity, 'stunned');
  points -= CONFUSED * token(state, identity, 'confused');
  for (const card of zoneOf(state, of(AREA, seat))) {
    if (card === identity) continue;
    left += MORE_HIT_POINTS[cardOf(state, card).design] ?? 0;
    points += asset(state, card, done);
  }
  const hand = zoneOf(state, of(HAND, seat)).length;
  points += CARD * (done ? Math.max(hand, handSize) : hand);
  for (const card of zoneOf(state, of(ENGAGED, seat))) points -= foe(state, card);
  if (done && inHeroForm(state, seat)) left -= printedAs(state, villainOf(state)).atk ?? 0;
  points += HIT_POINT * left - HEALTH_WEIGHT / (Math.max(0, left) / HURT + SOON);
  return points - DEALT_CARD * zoneOf(state, of(DEALT, seat)).length;
}

/** By design: the hit points that a card gives its player's identity. */
const MORE_HIT_POINTS = perDesign(0, ({ abilities }) => {
  const modifiers = abilities.flatMap((each) => (each.kind === 'constant' ? each.modifiers : []));
  return modifiers.reduce(
    (sum, { stat, by }) => sum + (stat === 'hitPoints' && typeof by === 'number' ? by : 0),
    0,
  );
});

const ALLY = 1;
const ALLY_HIT_POINT = 0.5;
const ALLY_POWER = 0.1;
const READY_ALLY = 0.8;
/** Any card in play is worth something, and some of what it brings is still to come. */
const IN_PLAY = 1;
const GAIN = 0.6;

/** The worth of a card in play to its player. */
function asset(state: ChampionsState, card: CardId, done: boolean): number {
  const { type, health = 0, thw = 0, atk = 0, keywords } = printedAs(state, card);
  if (type === 'ally') {
    const left = health - token(state, card, 'damage');
    const ready = done || !cardOf(state, card).exhausted ? READY_ALLY : 0;
    const each = ALLY_HIT_POINT + (thw + atk) * ALLY_POWER;
    return ALLY + left * each + ready + 2 * token(state, card, 'tough');
  }
  const uses = keywords?.uses;
  const gain = IN_PLAY + GAIN * gainOfDesign(cardOf(state, card).design);
  return uses ? gain * (token(state, card, uses.counter) / uses.count) : gain;
}

const FOE = 1.3;
const FOE_HIT_POINT = 1.3;
const FOE_POWER = 0.4;

function foe(state: ChampionsState, card: CardId): number {
  const { health = 1, atk = 0, sch = 0, keywords = {} } = printedAs(state, card);
  const left = Math.max(1, health) - token(state, card, 'damage');
  const guard = keywords.guard ? 1 : 0;
  const tough = 2 * token(state, card, 'tough');
  return FOE + Math.max(atk, sch, 1) * FOE_POWER + left * FOE_HIT_POINT + guard + tough;
}
