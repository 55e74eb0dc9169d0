import type { CardId, Seat } from '@grimrule/kernel';
import { cardOf, zoneOf } from '@grimrule/kernel';
import { hitPointsInTheWay, isBarred, undoneIn } from './advice/needs.ts';
import { gainOfDesign, worthInPlay } from './advice/worth.ts';
import { ACTIVE_LOCATION, AREA, ENGAGED, HAND, of, QUEST, QUEST_DECK, STAGING } from './board.ts';
import { PRISONER, printedAs } from './cards/designs.ts';
import type { RingsState } from './table.ts';
import { dialOf, inPlayerOrder } from './table.ts';

/**
 * How good the position is for the players, all of whom win and lose together. Counted in points:
 * one is as much as one progress token on the quest. Most weights follow from a regression:
 * positions at the beginning of rounds of some thousand games, and who won them in the end.
 */
export function evaluate(state: RingsState, _seat: Seat): number {
  if (state.outcome) return state.outcome.result === 'players' ? 1 : 0;
  const players = inPlayerOrder(state);
  let points = -QUEST_POINT * (questLeft(state) + deedsLeft(state)) - staged(state) / state.seats;
  for (const seat of players) points += player(state, seat) / state.seats;
  points -= (LOST_PLAYER * (state.seats - players.length)) / state.seats;
  return 1 / (1 + Math.exp(-(points + EVEN) / SCALE));
}

const QUEST_POINT = 1.4;
const EVEN = 0;
const SCALE = 12;
/** The cost of an eliminated player, besides that player's cards: the others do not last long. */
const LOST_PLAYER = 25;

const token = (state: RingsState, card: CardId, name: string) =>
  cardOf(state, card).tokens[name] ?? 0;

/** The worth of a stage that does not end by progress, but by another deed. */
const DEED = 3;
/** The effort to end a stage that progress alone does not end. */
const BARRED = 8;
/** A hit point of the enemy that keeps a stage from being defeated. */
const HIT_POINT = 0.9;
/** A token that is still needed for the active location. */
const ACTIVE = 1.2;

/** Everything left to do over all stages; of several possible next stages, the mean. */
function questLeft(state: RingsState): number {
  let left = 0;
  for (const card of zoneOf(state, QUEST)) left += stageLeft(state, card);
  const later = new Map<number, number[]>();
  for (const card of zoneOf(state, QUEST_DECK)) {
    const { stage = 0 } = printedAs(state, card);
    const alike = later.get(stage) ?? [];
    later.set(stage, [...alike, stageLength(state, card)]);
  }
  for (const alike of later.values()) {
    left += alike.reduce((sum, each) => sum + each, 0) / alike.length;
  }
  for (const card of zoneOf(state, ACTIVE_LOCATION)) {
    const { questPoints = 0 } = printedAs(state, card);
    left += ACTIVE * Math.max(0, questPoints - token(state, card, 'progress'));
  }
  return left;
}

/** The rest of the players' present stage. */
function stageLeft(state: RingsState, card: CardId): number {
  const { questPoints = 0 } = printedAs(state, card);
  const left = stageLength(state, card) - Math.min(questPoints, token(state, card, 'progress'));
  const inTheWay = hitPointsInTheWay(state, card);
  return inTheWay === null ? left : left - BARRED + Math.min(BARRED, HIT_POINT * inTheWay);
}

function stageLength(state: RingsState, card: CardId): number {
  const { questPoints = 0, noProgress } = printedAs(state, card);
  const besides = isBarred(cardOf(state, card).design) ? BARRED : 0;
  return besides + (noProgress ? DEED : questPoints);
}

/** The effort to remove the guard of an objective. */
const GUARDED = 1;
/**
 * The cost of a stage with all its progress that still needs objectives, and of each of them.
 * Objectives are burdens and had better be claimed late; yet progress must always be worth more.
 */
const WAITING = 2;
const MISSING = 2;

/** The deeds that are left besides progress. */
function deedsLeft(state: RingsState): number {
  const { guarded, missing, progress } = undoneIn(state);
  const waiting = missing > 0 ? WAITING + MISSING * missing : 0;
  return GUARDED * guarded + waiting * progress;
}

/** The cost of each threat in the staging area, and of enemies there that will engage. */
const STAGED_THREAT = 3.5;
const STAGED_ENEMY = 2.4;
const STAGED_LOCATION = 0;
const STAGED_PROGRESS = 0.5;

function staged(state: RingsState): number {
  let trouble = 0;
  for (const card of zoneOf(state, STAGING)) {
    const { type, threatStrength = 0 } = printedAs(state, card);
    trouble += STAGED_THREAT * Math.max(0, threatStrength);
    trouble -= STAGED_PROGRESS * token(state, card, 'progress');
    if (type === 'Location') trouble -= STAGED_LOCATION;
    if (type === 'Enemy') trouble += STAGED_ENEMY - FOE_HIT_POINT * token(state, card, 'damage');
  }
  return trouble;
}

const HERO = 12;
/** A prisoner will be free again. */
const CAPTIVE_HERO = 8;
const HERO_DAMAGE = 1.3;
/** A hero with a single hit point left may be gone with the next card. */
const NEARLY_LOST = 1.5;
const WILLPOWER = 2.2;
const ATTACK = 0.8;
/** Any ally can at least defend once. */
const BODY = 1.2;
const ALLY = 0.45;
/** A character that does not ready is missed for a round. */
const EXHAUSTED = -1.8;
const ALLY_DAMAGE = 0.7;
const ATTACHMENT = 0.5;
/** A hero who has claimed an objective has to bear it. */
const BURDEN = -1;
const RESOURCE = 0.5;
const CARD = 1.5;
const FOE = 1.2;
const FOE_HIT_POINT = 1.4;
const FOE_ATTACK = 0;

function player(state: RingsState, seat: Seat): number {
  let points = CARD * zoneOf(state, of(HAND, seat)).length;
  points -= danger(token(state, dialOf(state, seat), 'threat'));
  for (const card of zoneOf(state, of(AREA, seat))) points += asset(state, card);
  for (const card of zoneOf(state, of(ENGAGED, seat))) {
    const { attack = 0, defense = 0, hitPoints = 0 } = printedAs(state, card);
    const left = hitPoints + defense - token(state, card, 'damage');
    points -= FOE + FOE_HIT_POINT * left + FOE_ATTACK * attack;
  }
  return points;
}

/** Each threat costs something; the last ones before the end much more. */
const THREAT = 1.15;
const HIGH = 42;
const HIGH_THREAT = 1.0;

const danger = (threat: number) => THREAT * threat + HIGH_THREAT * Math.max(0, threat - HIGH);

/** The worth of a card in play to its player. */
function asset(state: RingsState, card: CardId): number {
  const { type, willpower = 0, attack = 0, hitPoints = 0 } = printedAs(state, card);
  const damage = token(state, card, 'damage');
  const tired = cardOf(state, card).exhausted ? 1 : 0;
  switch (type) {
    case 'Hero':
      return (
        HERO +
        EXHAUSTED * tired +
        WILLPOWER * willpower +
        ATTACK * attack +
        RESOURCE * token(state, card, 'resource') -
        HERO_DAMAGE * damage -
        (hitPoints - damage <= 1 ? NEARLY_LOST : 0)
      );
    case 'Ally':
    case 'Objective Ally':
      return (
        BODY +
        EXHAUSTED * tired +
        WILLPOWER * willpower +
        ATTACK * attack +
        ALLY * worthInPlay(state, card) -
        ALLY_DAMAGE * damage
      );
    case 'Attachment':
      return ATTACHMENT * Math.max(0, gainOfDesign(cardOf(state, card).design));
    case 'Objective':
      return BURDEN;
    default:
      return cardOf(state, card).design === PRISONER ? CAPTIVE_HERO : 0;
  }
}
