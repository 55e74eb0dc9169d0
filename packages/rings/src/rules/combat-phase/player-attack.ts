import type { CardId, Prompt, Seat } from '@grimrule/kernel';
import {
  again,
  cardOption,
  countLasting,
  exhaust,
  leave,
  NONE,
  occur,
  PASS,
  pickOne,
  pickSome,
  running,
  value,
} from '@grimrule/kernel';
import { event } from '../../happenings.ts';
import type { RingsTable } from '../../table.ts';
import { inPlayerOrder, isInPlay, playerOf, ringsProcedure } from '../../table.ts';
import { openActionWindow } from '../abilities/actions.ts';
import { endPeriod } from '../abilities/lasting-changes.ts';
import type { Suffers } from '../damage/damage.ts';
import { dealDamage } from '../damage/damage.ts';
import {
  ableToAttack,
  attackersOf,
  targetsOf,
  whoDoesNotAttack,
  whoIsNotAttacked,
} from './attacking.ts';

const PLAYER_ATTACK = 'player attack';

export interface PlayerAttack extends Suffers {
  readonly seat: Seat;
  enemy: CardId;
  attackers: readonly CardId[];
  /** Attackers that an effect has already declared. */
  readonly declared: boolean;
  /** Players who have been asked to help from afar. */
  asked: readonly Seat[];
  /** How many changes for the time of an attack belong to another one that this one interrupts. */
  readonly spared: number;
}

/** The active player declares an attack, or none; an effect may say who attacks. */
export function startPlayerAttack(
  table: RingsTable,
  seat: Seat,
  enemy: CardId,
  attackers: readonly CardId[] = [],
): void {
  const declared = attackers.length > 0;
  table.start(playerAttack, {
    seat,
    enemy,
    attackers,
    declared,
    asked: [],
    spared: countLasting(table.state, 'attack'),
    excess: 0,
  });
}

export const currentPlayerAttack = (table: RingsTable) =>
  running<PlayerAttack>(table, PLAYER_ATTACK);

function whoElse(table: RingsTable, attack: PlayerAttack): Prompt | null {
  const { state } = table;
  if (playerOf(state, attack.enemy) === NONE) return null;
  for (const seat of inPlayerOrder(state)) {
    if (seat === attack.seat || attack.asked.includes(seat)) continue;
    const able = ableToAttack(table, seat).filter((card) => value(table, card, 'ranged') > 0);
    if (able.length === 0) continue;
    const options = able.map((card) => cardOption('attack', card));
    const ask = { say: 'rangedHelp', card: attack.enemy, seat: attack.seat };
    return pickSome({ seat, ask, rule: 'ranged', options }, 0, options.length, []);
  }
  return null;
}

/** RR: Appendix I, Resolving Player Attacks. */
export const playerAttack = ringsProcedure<PlayerAttack>(PLAYER_ATTACK, 'player attacks', [
  {
    name: '6.8b choose the enemy',
    question(table, { seat, enemy }) {
      if (enemy !== NONE) return null;
      const struck = table.state.vars.struck[seat] ?? [];
      const targets = targetsOf(table, ableToAttack(table, seat), struck);
      if (targets.length === 0) return null;
      const options = targets.map((card) => cardOption('attack', card));
      const ask = { say: 'whomToAttack' };
      const rule = 'declare attackers';
      return pickOne({ seat, ask, rule, options: [...options, PASS] });
    },
    answered(_table, locals, [picked]) {
      locals.enemy = picked?.card ?? NONE;
    },
    refusals: (table, { seat }) => whoIsNotAttacked(table, seat),
  },
  {
    name: '6.8b or nobody is attacked',
    run(table, { enemy }) {
      if (enemy !== NONE) return;
      table.state.vars.active = NONE;
      leave(table);
    },
  },
  {
    name: '6.8b declare attackers',
    question(table, { seat, enemy, declared }) {
      if (declared) return null;
      const able = attackersOf(table, seat, enemy);
      const most = playerOf(table.state, enemy) === NONE ? 1 : able.length;
      const options = able.map((card) => cardOption('attack', card));
      const ask = { say: 'whoAttacks', card: enemy };
      return pickSome({ seat, ask, rule: 'declare attackers', options }, Math.min(1, most), most);
    },
    answered(_table, locals, answer) {
      locals.attackers = answer.flatMap(({ card }) => (card === undefined ? [] : [card]));
    },
    refusals: (table, { seat, enemy }) => whoDoesNotAttack(table, seat, enemy),
  },
  {
    name: '6.8b exhaust them',
    run(table, locals) {
      const { seat, enemy, attackers, declared } = locals;
      const { vars } = table.state;
      if (vars.phase === 'combat' && !declared) {
        vars.struck = vars.struck.map((each, of) => (of === seat ? [...each, enemy] : each));
      }
      join(table, enemy, attackers, seat, declared);
    },
  },
  {
    name: '6.8.1 ranged attackers join',
    question: (table, locals) =>
      isInPlay(table.state, locals.enemy) ? whoElse(table, locals) : null,
    answered(table, locals, answer, seat) {
      locals.asked = [...locals.asked, seat];
      const cards = answer.flatMap(({ card }) => (card === undefined ? [] : [card]));
      locals.attackers = [...locals.attackers, ...cards];
      join(table, locals.enemy, cards, seat, false);
      again(table);
    },
  },
  { name: '6.8.1 action window', run: (table) => openActionWindow(table) },
  // 6.8.2: the strength is added up when it counts, so that actions until then change it.
  { name: '6.8.2 action window', run: (table) => openActionWindow(table) },
  {
    name: '6.8.3 determine combat damage',
    run(table, locals) {
      const { enemy } = locals;
      if (!isInPlay(table.state, enemy)) return;
      const strength = standingAttackers(table, locals).reduce(
        (sum, card) => sum + value(table, card, 'attack', enemy),
        0,
      );
      const amount = Math.max(0, strength - value(table, enemy, 'defense'));
      const [source = NONE] = locals.attackers;
      const cards = locals.attackers;
      table.tell?.({ say: 'attackStrikes', card: enemy, count: amount, cards });
      dealDamage(table, [{ card: enemy, amount, source }], { attack: true, tells: true });
    },
  },
  { name: '6.8.3 action window', run: (table) => openActionWindow(table) },
  {
    name: '6.8.4 the attack ends',
    run(table, { enemy, seat }) {
      occur(table, event.playerAttacked(enemy, seat));
    },
  },
  {
    name: 'what lasted for the attack',
    run: (table, { spared }) => endPeriod(table, 'attack', spared),
  },
]);

function standingAttackers({ state }: RingsTable, { attackers }: PlayerAttack) {
  return attackers.filter((card) => isInPlay(state, card));
}

function join(
  table: RingsTable,
  enemy: CardId,
  attackers: readonly CardId[],
  seat: Seat,
  declared: boolean,
): void {
  for (const card of attackers) {
    if (!declared) exhaust(table, card);
    table.tell?.({ say: 'attacks', card, cards: [enemy] }, 'declare attackers');
  }
  occur(table, ...attackers.map((card) => event.attackerDeclared(card, enemy, seat)));
}
