import type { CardId, Option } from '@grimrule/kernel';
import { cardOf, tokensOn, value, zoneOf } from '@grimrule/kernel';
import { VILLAIN_DECK } from '../board.ts';
import { printedAs } from '../cards/designs.ts';
import { attackable } from '../rules/attack/attackable.ts';
import { canTakeDamage } from '../rules/damage/damage.ts';
import { remainingHitPoints } from '../rules/damage/hit-points.ts';
import { has } from '../rules/status/status.ts';
import { thwartable } from '../rules/threat/thwartable.ts';
import type { ChampionsTable } from '../table.ts';
import { isEnemy, isFriendly, isInPlay, isScheme, villainOf } from '../table.ts';
import { gainOfDesign, keepWorth } from './gains.ts';
import { missing, roomForThreat, roundsLeft, threatToCome } from './outlook.ts';

/** The option whose card is worth most. */
export function bestOf(
  options: readonly Option[],
  worth: (card: CardId) => number,
): Option | undefined {
  let best: Option | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    if (option.card === undefined) continue;
    const found = worth(option.card);
    if (found > most) {
      most = found;
      best = option;
    }
  }
  return best;
}

/** How much it helps to strike an enemy, remove threat from a scheme, or aid a friend. */
export function targetWorth(
  table: ChampionsTable,
  seat: number,
  card: CardId,
  strength: number,
): number {
  const { state } = table;
  if (!isInPlay(state, card)) return cardWorth(table, card);
  if (isEnemy(state, card)) return enemyWorth(table, card, strength);
  if (isScheme(state, card)) return schemeWorth(table, seat, card);
  if (isFriendly(state, card)) return missing(table, card);
  return printedAs(state, card).cost ?? 0;
}

/** Damage to the villain counts as it is; of minions mostly what it takes to be rid of them. */
function enemyWorth(table: ChampionsTable, card: CardId, strength: number): number {
  const { type } = printedAs(table.state, card);
  const left = remainingHitPoints(table, card);
  const tough = has(table, card, 'tough');
  if (strength === 0) return type === 'villain' ? VILLAIN : value(table, card, 'atk');
  if (type === 'villain') return tough ? 1 : strength >= left ? DEFEAT + strength : strength;
  const villain = villainOf(table.state);
  const shield = canTakeDamage(table, villain, villain) ? 0 : SHIELD;
  const powers = value(table, card, 'atk') + value(table, card, 'sch');
  const harm = 1 + powers + value(table, card, 'guard') + shield;
  if (tough) return 0.5 * harm;
  return (MINION * harm * Math.min(strength, left)) / left + (strength >= left ? harm * RID_OF : 0);
}

const VILLAIN = 3;
const DEFEAT = 3;
/** The worth of damage on a minion for each of its powers, and of its defeat. */
const MINION = 0.4;
const RID_OF = 0.8;
/** The extra worth of minions while the villain cannot be hurt: mostly they are the reason. */
const SHIELD = 1;

/** The worth of removing a threat from the main scheme, and the factor if it ends in one round. */
const MAIN_SCHEME = 0.8;
const PRESSING = 2;
/** The cost of a side scheme in a round: by its text, and by its icons. */
const SIDE_SCHEME = 1;
const HAZARD = 3;
const ACCELERATION = 1.5;
const CRISIS = 1.5;
/** For how many rounds it would lie there. */
const ROUNDS = 5;

/** The worth of keeping the main scheme from being completed in the next villain phase. */
const SAVES_THE_GAME = 20;

/** Side schemes are worth what being rid of them saves, shared by the threat that is on them. */
function schemeWorth(table: ChampionsTable, seat: number, card: CardId): number {
  const { type, schemeIcons = {} } = printedAs(table.state, card);
  const threat = tokensOn(table, card, 'threat');
  if (threat === 0) return 0;
  if (type === 'main_scheme') {
    const last = roomForThreat(table) <= threatToCome(table, seat) ? SAVES_THE_GAME : 0;
    return MAIN_SCHEME + PRESSING / roundsLeft(table, seat) + last;
  }
  const { hazard = 0, acceleration = 0, crisis = 0, amplify = 0 } = schemeIcons;
  const trouble =
    SIDE_SCHEME + HAZARD * hazard + ACCELERATION * acceleration + CRISIS * crisis + amplify;
  return (ROUNDS * trouble) / (threat + 1);
}

/** The worth of striking the best enemy that this damage can hurt. */
export function strikeWorth(
  table: ChampionsTable,
  seat: number,
  attacker: CardId,
  strength: number,
): number {
  let most = 0;
  for (const enemy of attackable(table, seat, attacker)) {
    if (!canTakeDamage(table, enemy, attacker)) continue;
    most = Math.max(most, blowWorth(table, enemy, attacker, strength));
  }
  return most;
}

/** The worth of striking an enemy, less what its retaliation takes from the attacker. */
export function blowWorth(
  table: ChampionsTable,
  enemy: CardId,
  attacker: CardId,
  strength: number,
): number {
  return enemyWorth(table, enemy, strength) - retaliation(table, enemy, attacker, strength);
}

/** The cost of a hit point, and of the attacker itself. */
const HIT_POINT = 0.5;
const LOST = 15;

/** RR: Retaliate. An enemy that is defeated by the attack does not strike back. */
function retaliation(
  table: ChampionsTable,
  enemy: CardId,
  attacker: CardId,
  strength: number,
): number {
  const back = value(table, enemy, 'retaliate');
  if (back === 0 || has(table, attacker, 'tough')) return 0;
  const tough = has(table, enemy, 'tough');
  if (!tough && strength >= remainingHitPoints(table, enemy)) return 0;
  return HIT_POINT * back + (back >= remainingHitPoints(table, attacker) ? LOST : 0);
}

/** Whether this much damage defeats the last stage of the villain, and the game is won. */
export function wouldWin(
  table: ChampionsTable,
  seat: number,
  attacker: CardId,
  strength: number,
): boolean {
  const { state } = table;
  if (zoneOf(state, VILLAIN_DECK).length > 0) return false;
  const villain = villainOf(state);
  if (strength < remainingHitPoints(table, villain) || has(table, villain, 'tough')) return false;
  if (!canTakeDamage(table, villain, attacker)) return false;
  return attackable(table, seat, attacker).includes(villain);
}

/** The worth of removing this much threat from the scheme where it helps most. */
export function relief(
  table: ChampionsTable,
  seat: number,
  source: CardId,
  removed: number,
): number {
  let most = 0;
  for (const scheme of thwartable(table, seat, source)) {
    const threat = Math.min(removed, tokensOn(table, scheme, 'threat'));
    most = Math.max(most, threat * schemeWorth(table, seat, scheme));
  }
  return most;
}

/** A rough worth of a card to its player. */
export function cardWorth({ state }: ChampionsTable, card: CardId): number {
  const { design } = cardOf(state, card);
  return isInPlay(state, card) ? gainOfDesign(design) : keepWorth(design);
}
