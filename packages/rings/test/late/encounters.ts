import type { CardId } from '@grimrule/kernel';
import { move, NONE, setHost, shuffle, topOf, value, zoneOf } from '@grimrule/kernel';
import type { Lots } from '@grimrule/kernel/testing';
import {
  ACTIVE_LOCATION,
  ATTACHED,
  ENCOUNTER_DECK,
  ENCOUNTER_DISCARD,
  ENGAGED,
  ON_DECK,
  of,
  SHADOW,
  STAGING,
  VICTORY,
} from '../../src/board.ts';
import { printedAs } from '../../src/cards/designs.ts';
import { hasCopyInPlay } from '../../src/rules/in-play/unique.ts';
import { threatOf } from '../../src/rules/threat.ts';
import type { RingsTable } from '../../src/table.ts';
import {
  activeLocationOf,
  cardsInPlay,
  dialOf,
  engagedWith,
  heroesOf,
  inPlayerOrder,
  isEnemy,
  isLocation,
  questOf,
  stagedEnemies,
} from '../../src/table.ts';
import type { Moment } from './moment.ts';
import { isAfterEngagement } from './moment.ts';

const CAUGHT_IN_A_WEB = 'core-080';
const IRON_SHACKLES = 'core-105';

/** Enemies and locations in play, and what is left in the deck and the pile. */
export function layOutEncounters(table: RingsTable, lots: Lots, moment: Moment): void {
  const { state } = table;
  for (const card of zoneOf(state, ENCOUNTER_DISCARD)) move(table, card, ENCOUNTER_DECK);
  shuffle(table, ENCOUNTER_DECK);
  for (const enemy of cardsInPlay(state, (card) => isEnemy(state, card))) {
    const seat = lots.pick(inPlayerOrder(state));
    const staged = zoneOf(state, STAGING).includes(enemy);
    if (seat !== undefined && staged && lots.chance(30)) move(table, enemy, of(ENGAGED, seat));
  }
  const fullness = lots.pick([10, 20, 35, 55]);
  for (const card of zoneOf(state, ENCOUNTER_DECK)) {
    if (lots.chance(fullness)) layOut(table, lots, card);
  }
  const left = zoneOf(state, ENCOUNTER_DECK);
  // Only in the quest phase an empty deck is made anew.
  const empty = (moment === 'planning' || moment === 'refresh') && lots.chance(10);
  const kept = empty ? 0 : lots.kept(left.length);
  for (const card of left.slice(kept)) move(table, card, ENCOUNTER_DISCARD);
}

function layOut(table: RingsTable, lots: Lots, card: CardId): void {
  const { state } = table;
  const { id, victory } = printedAs(state, card);
  const seat = lots.pick(inPlayerOrder(state));
  if (seat === undefined || hasCopyInPlay(table, card)) return;
  // The last card of the deck may have to stay.
  if (zoneOf(state, ENCOUNTER_DECK).length < 4) return;
  if (victory !== undefined && lots.chance(20)) move(table, card, VICTORY);
  else if (isEnemy(state, card)) move(table, card, lots.pick([STAGING, of(ENGAGED, seat)]));
  else if (isLocation(state, card)) {
    const travels = activeLocationOf(state) === NONE && lots.chance(40);
    move(table, card, travels ? ACTIVE_LOCATION : STAGING);
  } else if (id === IRON_SHACKLES) {
    move(table, card, of(ON_DECK, seat));
    setHost(table, card, dialOf(state, seat));
  } else if (id === CAUGHT_IN_A_WEB) {
    const hero = lots.pick(heroesOf(state, seat));
    if (hero === undefined) return;
    move(table, card, ATTACHED);
    setHost(table, card, hero);
  }
}

/** Enemies in the staging area whose cost is within somebody's threat have engaged them. */
export function engageWithinReach(table: RingsTable, lots: Lots, moment: Moment): void {
  const { state } = table;
  if (!isAfterEngagement(moment)) return;
  if (value(table, questOf(state), 'skipsEngagementChecks') > 0) return;
  for (const enemy of stagedEnemies(state)) {
    const cost = value(table, enemy, 'engagementCost');
    const within = inPlayerOrder(state).filter((seat) => threatOf(table, seat) >= cost);
    const seat = lots.pick(within);
    if (seat !== undefined) move(table, enemy, of(ENGAGED, seat));
  }
}

/** The enemies have been dealt their shadow cards, as long as there were any. */
export function dealShadows(table: RingsTable, moment: Moment): void {
  const { state } = table;
  if (moment !== 'enemy attacks') return;
  for (const enemy of inPlayerOrder(state).flatMap((seat) => engagedWith(state, seat))) {
    const card = topOf(table, ENCOUNTER_DECK);
    if (card === NONE) return;
    move(table, card, SHADOW);
    setHost(table, card, enemy);
  }
}
