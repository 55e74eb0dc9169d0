import type { CardId, Prompt, Seat } from '@grimrule/kernel';
import { cardOf, cardOption, NONE, occur, PASS, pickOne, value } from '@grimrule/kernel';
import { printedAs } from '../../cards/designs.ts';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import {
  alliesOf,
  charactersOf,
  identityOf,
  inPlayerOrder,
  isIdentity,
  isInPlay,
  playerOf,
  typeOf,
} from '../../table.ts';
import { isForbidden } from '../in-play/bans.ts';
import { exhaustCards } from '../in-play/readiness.ts';
import type { EnemyAttack } from './current-attack.ts';
import { currentEnemyAttack } from './current-attack.ts';

/** RR: Defend. */

/** The attacked player is asked first, then the others in player order. */
function askedOrder({ state }: ChampionsTable, { seat }: EnemyAttack): readonly Seat[] {
  return [seat, ...inPlayerOrder(state).filter((other) => other !== seat)];
}

/** A hero with DEF, or an ally, that nothing forbids to defend. */
function isAble(table: ChampionsTable, card: CardId): boolean {
  const { type, def } = printedAs(table.state, card);
  const able = type === 'ally' || (type === 'hero' && def !== undefined);
  return able && !isForbidden(table, card, 'defense');
}

/** The characters that a player could exhaust to defend. */
function possibleDefenders(table: ChampionsTable, seat: Seat): readonly CardId[] {
  const { state } = table;
  return charactersOf(state, seat).filter(
    (card) => !cardOf(state, card).exhausted && isAble(table, card),
  );
}

/** Step 2 of an enemy's attack. */
export function whoDefends(table: ChampionsTable, locals: EnemyAttack): Prompt | null {
  const { state } = table;
  const { enemy, asked, seat: attacked, target } = locals;
  if (!isUndefended(table, locals) || !isInPlay(state, enemy)) return null;
  for (const seat of askedOrder(table, locals)) {
    if (asked.includes(seat)) continue;
    if (state.vars.peril !== NONE && state.vars.peril !== seat) continue;
    const must = seat === attacked && value(table, enemy, 'mustDefendWithAlly') > 0;
    const able = possibleDefenders(table, seat);
    const allies = able.filter((card) => alliesOf(state, seat).includes(card));
    const cards = must && allies.length > 0 ? allies : able;
    if (cards.length === 0) continue;
    const defend = cards.map((card) => cardOption('defend', card));
    const options = must && allies.length > 0 ? defend : [...defend, PASS];
    const ask = { say: 'whoDefends', card: enemy, cards: [target], seat: attacked };
    const rule = 'defend';
    return pickOne({ seat, ask, rule, options });
  }
  return null;
}

/** A player answers an attack by exhausting a character of theirs. */
export function exhaustToDefend(table: ChampionsTable, attack: EnemyAttack, card: CardId): void {
  exhaustCards(table, [card]);
  becomeDefender(table, attack, card, true);
}

/**
 * A player who uses a defense ability during an attack defends against it, unless a character
 * already does. That is no basic defense: nothing is exhausted and DEF does not count.
 */
export function defendByAbility(table: ChampionsTable, seat: Seat): void {
  const attack = currentEnemyAttack(table);
  if (!attack || !isUndefended(table, attack)) return;
  becomeDefender(table, attack, identityOf(table.state, seat), false);
}

/**
 * Whether an effect could declare a character as the defender, exhausted or not. The defender
 * stays; only an identity that does so by an ability alone makes room for a character of the same
 * player, or goes on with its basic power (FAQ).
 */
export function canBeDeclared(table: ChampionsTable, card: CardId): boolean {
  const { state } = table;
  const attack = currentEnemyAttack(table);
  if (!attack || attack.struck || !isInPlay(state, card) || !isAble(table, card)) return false;
  const defender = defenderOf(table, attack);
  if (defender === NONE) return true;
  const byAbility = isIdentity(state, defender) && !(attack.basic && defender === attack.defender);
  return byAbility && playerOf(state, card) === playerOf(state, defender);
}

/** An effect makes a character the defender; a hero then uses the basic power. */
export function declareDefender(table: ChampionsTable, card: CardId): void {
  const attack = currentEnemyAttack(table);
  if (!attack) return;
  const before = defenderOf(table, attack);
  becomeDefender(table, attack, card, typeOf(table.state, card) === 'hero');
  attack.behind = before === card ? NONE : before;
}

/** A character becomes the defender, its player the attacked one. */
function becomeDefender(
  table: ChampionsTable,
  attack: EnemyAttack,
  defender: CardId,
  basic: boolean,
): void {
  attack.defender = defender;
  attack.basic = basic;
  attack.target = defender;
  attack.seat = playerOf(table.state, defender);
  table.tell?.({ say: 'defends', card: defender, cards: [attack.enemy] }, 'defend');
  const { enemy: source, seat } = attack;
  const marks = basic ? ['basic'] : [];
  // An ally defends without a power. RR: Basic Power.
  const isPower = basic && isIdentity(table.state, defender);
  const power = isPower ? [event.usingPower(defender, seat, 'def')] : [];
  occur(table, event.defending({ card: defender, source, seat }, marks), ...power);
}

/** The defender, or NONE. A character that left play before the damage no longer defends. */
export function defenderOf({ state }: ChampionsTable, attack: EnemyAttack): CardId {
  const { defender, behind, struck } = attack;
  if (defender === NONE || struck || isInPlay(state, defender)) return defender;
  return isInPlay(state, behind) ? behind : NONE;
}

export function isUndefended(table: ChampionsTable, attack: EnemyAttack): boolean {
  return defenderOf(table, attack) === NONE;
}

/**
 * A defender that has left play leaves the attack to the identity that stands behind it, or
 * undefended: then its player's identity is hit.
 */
export function settleTarget(table: ChampionsTable, attack: EnemyAttack): void {
  const { state } = table;
  if (isInPlay(state, attack.target)) return;
  const defender = defenderOf(table, attack);
  attack.target = defender === NONE ? identityOf(state, attack.seat) : defender;
  attack.defender = defender;
  attack.basic = false;
}

/** Only one player defends against an attack. */
export function mayUseDefense(table: ChampionsTable, seat: Seat): boolean {
  const attack = currentEnemyAttack(table);
  return !attack || attack.defender === NONE || attack.seat === seat;
}
