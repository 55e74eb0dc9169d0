import type { Announces, CardId, Effect, Happening, Scope, Seat } from '@grimrule/kernel';
import { frameWithin, running } from '@grimrule/kernel';
import type { ChampionsTable } from '../../table.ts';
import { isEnemy } from '../../table.ts';
import type { AttackKeyword, Label } from '../../vocabulary/nodes.ts';
import type { Blow, Suffers } from '../damage/damage.ts';
import { dealDamage } from '../damage/damage.ts';
import type { Divides } from '../damage/dividing.ts';

/** The attack that is going on, by an enemy or by a player's card. */

export const ENEMY_ATTACK = 'enemy attack';

export interface EnemyAttack extends Announces, Suffers, Divides {
  readonly enemy: CardId;
  /** The player who is attacked, and the character; another who defends takes their place. */
  seat: Seat;
  target: CardId;
  /** The defender, and whether the basic power is used. */
  defender: CardId;
  basic: boolean;
  /** An identity that defends by an ability and has let another be the defender, or NONE. */
  behind: CardId;
  /** Players who have been asked to defend. */
  asked: readonly Seat[];
  /** Boost icons so far. */
  bonus: number;
  keywords: readonly AttackKeyword[];
  /** Characters that are attacked besides, each by an attack of its own at the same time. */
  also: readonly CardId[];
  /** The number of this attack among simultaneous ones, and the step it goes on with; or NONE. */
  readonly part: number;
  readonly resume: number;
  /** Whether the enemy gets no boost card for it. Positions that were kept before lack the field. */
  readonly unboosted?: boolean;
  /** The boost card that was given for this attack, or NONE. */
  boost: CardId;
  began: boolean;
  /** Whether it came to the damage. */
  struck: boolean;
}

export const SIMULTANEOUS = 'simultaneous attacks';

/** Attacks that go on at the same time, step by step. */
export interface Simultaneous {
  attacks: readonly EnemyAttack[];
  phase: number;
  /** The next of them in this step. */
  next: number;
}

/** The attack of an enemy that is going on, or null. */
export const currentEnemyAttack = (table: ChampionsTable) =>
  running<EnemyAttack>(table, ENEMY_ATTACK);

export const LABELLED = 'labelled ability';
export const BASIC_ATTACK = 'basic attack';

/** The parts that all attacks by players have in common. */
export interface PlayerAttack extends Suffers {
  readonly attacker: CardId;
  readonly seat: Seat;
  keywords: readonly AttackKeyword[];
  /** Everybody who was attacked. */
  targets: readonly CardId[];
  /** How many effects there were for the attack that it is a part of. */
  readonly effects: number;
}

/** The attack by a player's card that an effect is part of, or null. */
export function currentPlayerAttack(table: ChampionsTable): PlayerAttack | null {
  const frame = frameWithin(table, BORDERS, BASIC_ATTACK, LABELLED);
  if (!frame || frame.procedure === BASIC_ATTACK) return (frame?.locals as PlayerAttack) ?? null;
  const labelled = frame.locals as Labelled;
  return labelled.labels.includes('attack') ? labelled : null;
}

/** The attack by a player's card that an event announces: an interrupt to it changes it. */
export function announcedAttack(
  { state }: ChampionsTable,
  event: Happening | null,
): PlayerAttack | null {
  if (event?.kind !== 'attacking') return null;
  const made = state.stack.findLast(
    ({ procedure, locals }) =>
      (procedure === BASIC_ATTACK || procedure === LABELLED) &&
      (locals as PlayerAttack).attacker === event.source,
  );
  return (made?.locals as PlayerAttack | undefined) ?? null;
}

/** The labeled ability that an effect is part of, or null. */
export const currentLabelled = (table: ChampionsTable): Labelled | null =>
  (frameWithin(table, BORDERS, LABELLED)?.locals as Labelled | undefined) ?? null;

/** A window or an enemy's attack borders the attack below it: events inside are no part of that. */
const BORDERS = new Set(['window', 'forced window', 'delayed effect', ENEMY_ATTACK]);

export interface Labelled extends PlayerAttack {
  readonly labels: readonly Label[];
  readonly body: Effect;
  readonly scope: Scope;
  /** Schemes that were thwarted, and those of them that had threat. */
  thwarted: readonly CardId[];
  threatened?: readonly CardId[];
  /** How many effects for a thwart there were before it. */
  readonly thwarts?: number;
}

/** Damage dealt by an effect: part of an attack if the effect is. */
export function dealEffectDamage(
  table: ChampionsTable,
  blows: readonly Blow[],
  mustBeTaken: boolean,
): void {
  const attack = currentPlayerAttack(table);
  if (!attack) {
    dealDamage(table, blows, { mustBeTaken });
    return;
  }
  // A character that suffers from its own attack was not attacked.
  const cards = blows.map(({ card }) => card).filter((card) => isEnemy(table.state, card));
  attack.targets = [...new Set([...attack.targets, ...cards])];
  dealDamage(table, blows, { mustBeTaken, attack: attack.keywords, into: attack });
}
