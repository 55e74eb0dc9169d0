import type { Announces, CardId, Scope, Seat } from '@grimrule/kernel';
import {
  again,
  announce,
  cardOf,
  cardOption,
  countLasting,
  exhaust,
  leave,
  move,
  NONE,
  occur,
  pickOne,
  running,
  value,
} from '@grimrule/kernel';
import { ENCOUNTER_DISCARD, REVEALED } from '../../board.ts';
import { event } from '../../happenings.ts';
import type { RingsTable } from '../../table.ts';
import { dialOf, heroesOf, isInPlay, isPlaying, ringsProcedure } from '../../table.ts';
import { openActionWindow } from '../abilities/actions.ts';
import { callAbilities, hasCalled } from '../abilities/called-abilities.ts';
import { endPeriod } from '../abilities/lasting-changes.ts';
import type { Suffers } from '../damage/damage.ts';
import { canBeHurt, dealDamage } from '../damage/damage.ts';
import { raiseThreat } from '../threat.ts';
import type { Defended } from './defending.ts';
import { whoDefends, whoDoesNotDefend } from './defending.ts';
import { dealShadowCard, shadowCardsOf } from './shadow.ts';

const ENEMY_ATTACK = 'enemy attack';

export interface EnemyAttack extends Announces, Suffers, Defended {
  /** How many changes for the time of an attack belong to another one that this one interrupts. */
  readonly spared: number;
}

export function startEnemyAttack(table: RingsTable, enemy: CardId, seat: Seat): void {
  table.start(enemyAttack, {
    enemy,
    seat,
    defenders: [],
    asked: [],
    spared: countLasting(table.state, 'attack'),
    excess: 0,
    passed: [],
  });
}

export const currentEnemyAttack = (table: RingsTable) => running<EnemyAttack>(table, ENEMY_ATTACK);

/**
 * The attack that an ability speaks of. A shadow effect speaks of the attack of its own enemy, also while
 * another enemy attacks within it.
 */
export function enemyAttackFor(table: RingsTable, { event }: Scope): EnemyAttack | null {
  if (event?.kind !== 'shadowEffect') return currentEnemyAttack(table);
  return running<EnemyAttack>(table, ENEMY_ATTACK, ({ enemy }) => enemy === event.source);
}

/** Defenders that are still there. RR: 6.4.3. */
export function standingDefenders({ state }: RingsTable, { defenders }: EnemyAttack) {
  return defenders.filter((card) => isInPlay(state, card));
}

/** Whether an enemy can attack this player. */
export function canAttack(table: RingsTable, enemy: CardId, seat: Seat): boolean {
  const { state } = table;
  if (!isInPlay(state, enemy) || !isPlaying(state, seat)) return false;
  return value(table, enemy, 'cannotAttack', dialOf(state, seat)) === 0;
}

/** RR: Appendix I, Resolving Enemy Attacks. */
export const enemyAttack = ringsProcedure<EnemyAttack>(ENEMY_ATTACK, 'enemy attacks', [
  {
    name: '6.4b initiate the attack',
    run(table, locals) {
      const { enemy, seat } = locals;
      if (!canAttack(table, enemy, seat)) {
        leave(table);
        return;
      }
      const { vars } = table.state;
      vars.attacked = [...vars.attacked, enemy];
      table.tell?.({ say: 'enemyAttacks', card: enemy, seat });
      // RR: Attacks Outside the Combat Phase.
      if (vars.phase !== 'combat') dealShadowCard(table, enemy);
      const card = dialOf(table.state, seat);
      announce(table, [event.enemyAttacks(card, enemy, seat)]);
    },
  },
  { name: '6.4b action window', run: (table) => openActionWindow(table) },
  {
    name: '6.4.1 declare defenders',
    question(table, locals) {
      return isOver(table, locals) ? null : whoDefends(table, locals);
    },
    answered(table, locals, answer, seat) {
      locals.asked = [...locals.asked, seat];
      const cards = answer.flatMap(({ card }) => (card === undefined ? [] : [card]));
      if (cards.length > 0) declareDefenders(table, locals, cards);
      else again(table);
    },
    refusals: whoDoesNotDefend,
  },
  { name: '6.4.1 action window', run: (table) => openActionWindow(table) },
  {
    name: '6.4.2 shadow cards',
    run(table, locals) {
      if (isOver(table, locals)) return;
      const [card] = shadowCardsOf(table, locals.enemy);
      if (card === undefined) return;
      again(table);
      table.start(shadowing, { card, enemy: locals.enemy, seat: locals.seat, passed: [] });
    },
  },
  { name: '6.4.2 action window', run: (table) => openActionWindow(table) },
  {
    name: '6.4.3 who takes the damage',
    question(table, locals) {
      if (isOver(table, locals)) return null;
      const defenders = standingDefenders(table, locals);
      const undefended = defenders.length === 0;
      const those = undefended ? heroesOf(table.state, locals.seat) : defenders;
      const cards = those.filter((card) => canBeHurt(table, card));
      const options = cards.map((card) => cardOption('choose', card));
      if (options.length === 0) return null;
      const ask = { say: undefended ? 'undefendedDamage' : 'assignDamage', card: locals.enemy };
      return pickOne({ seat: locals.seat, ask, rule: 'combat damage', options });
    },
    answered(table, locals, [picked]) {
      const card = picked?.card ?? NONE;
      const { enemy } = locals;
      const defenders = standingDefenders(table, locals);
      const defense = defenders.reduce(
        (sum, each) => sum + value(table, each, 'defense', enemy),
        0,
      );
      const amount = Math.max(0, value(table, enemy, 'attack', card) - defense);
      table.tell?.({ say: 'attackStrikes', card, count: amount, cards: [enemy] });
      dealDamage(table, [{ card, amount, source: enemy }], { attack: true, tells: true });
    },
  },
  {
    name: '6.4.3 damage beyond',
    run(table, { enemy, seat, excess }) {
      if (excess > 0 && isInPlay(table.state, enemy) && value(table, enemy, 'excessIsThreat') > 0) {
        raiseThreat(table, seat, excess);
      }
    },
  },
  { name: '6.4.3 action window', run: (table) => openActionWindow(table) },
  {
    name: '6.4.4 the attack ends',
    run(table, { enemy, seat }) {
      for (const card of shadowCardsOf(table, enemy)) move(table, card, ENCOUNTER_DISCARD);
      occur(table, event.enemyAttacked(enemy, seat));
    },
  },
  {
    name: 'what lasted for the attack',
    run: (table, { spared }) => endPeriod(table, 'attack', spared),
  },
]);

/** The enemy has gone, or the player. */
function isOver({ state }: RingsTable, { enemy, seat }: EnemyAttack): boolean {
  return !isInPlay(state, enemy) || !isPlaying(state, seat);
}

function declareDefenders(table: RingsTable, attack: EnemyAttack, cards: readonly CardId[]): void {
  const { enemy, seat } = attack;
  attack.defenders = [...attack.defenders, ...cards];
  for (const card of cards) {
    exhaust(table, card);
    table.tell?.({ say: 'defends', card, cards: [enemy] }, 'declare defenders');
  }
  occur(table, ...cards.map((card) => event.defenderDeclared(card, enemy, seat)));
}

interface Shadowing extends Announces {
  readonly card: CardId;
  readonly enemy: CardId;
  readonly seat: Seat;
}

/** RR: Shadow Effects. One card after the other. */
export const shadowing = ringsProcedure<Shadowing>('shadow effect', 'shadow effects', [
  {
    name: 'turn it face up',
    run(table, { card, enemy, seat }) {
      move(table, card, REVEALED);
      table.tell?.({ say: 'shadowTurned', card, cards: [enemy] });
      if (!hasCalled(table, card, 'shadow')) return;
      announce(table, [event.shadowEffect(card, enemy, seat)]);
    },
  },
  {
    name: 'its effect',
    run(table, { card, seat, passed }) {
      const [event] = passed;
      if (event) callAbilities(table, card, 'shadow', seat, event);
    },
  },
  {
    name: 'discard it',
    run(table, { card, enemy, seat, passed }) {
      const hadEffect = hasCalled(table, card, 'shadow');
      if (cardOf(table.state, card).zone === REVEALED) move(table, card, ENCOUNTER_DISCARD);
      const result = passed.length > 0 ? 'effect' : hadEffect ? 'cancelled' : 'noEffect';
      occur(table, event.shadowResolved(card, enemy, seat, result));
    },
  },
]);
