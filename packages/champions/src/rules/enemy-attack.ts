import type { CardId, Happening, Option, Prompt, Seat } from '@grimrule/kernel';
import {
  again,
  announce,
  cardOf,
  happening,
  leave,
  NONE,
  occur,
  PASS,
  report,
  value,
} from '@grimrule/kernel';
import { printedAs } from '../cards/designs.ts';
import type { ChampionsTable } from '../table.ts';
import {
  alliesOf,
  championsProcedure,
  charactersOf,
  identityOf,
  inPlayerOrder,
  isInPlay,
  playerOf,
  typeOf,
} from '../table.ts';
import type { AttackKeyword } from '../vocabulary/nodes.ts';
import { giveBoostForActivation, resolveBoostCards } from './boost.ts';
import type { EnemyAttack } from './current-attack.ts';
import { ENEMY_ATTACK } from './current-attack.ts';
import { dealDamage, dealtTo } from './damage.ts';
import type { Share } from './dividing.ts';
import { divide } from './dividing.ts';
import { exhaustCards } from './readiness.ts';
import { retaliate } from './retaliate.ts';
import { cancelledBy } from './status.ts';

/** RR: Attack (Enemy Activation). */
export const enemyAttack = championsProcedure<EnemyAttack>(
  ENEMY_ATTACK,
  'attack (enemy activation)',
  [
    {
      name: 'stunned, or something instead',
      run(table, locals) {
        if (locals.again) {
          locals.passed = [eventOf('wouldAttack', locals)];
          return;
        }
        const banned = value(table, locals.enemy, 'cannotAttack') > 0;
        if (banned || cancelledBy(table, locals.enemy, 'stunned')) leave(table);
        else announce(table, [eventOf('wouldAttack', locals)]);
      },
    },
    {
      name: 'the enemy attacks',
      run(table, locals) {
        if (locals.passed.length === 0 || !isInPlay(table.state, locals.enemy)) {
          leave(table);
          return;
        }
        locals.keywords = ownKeywords(table, locals.enemy);
        const { enemy, seat, target } = locals;
        if (table.log) table.tell({ say: 'enemyAttacks', card: enemy, seat, cards: [target] });
        if (!locals.again) announce(table, [eventOf('attacking', locals)]);
      },
    },
    {
      name: '1 give a boost card',
      run(table, locals) {
        if (locals.passed.length === 0 || !isInPlay(table.state, locals.enemy)) {
          // Whoever stopped it by defending has defended. RR: Defend.
          if (locals.defender !== NONE) occur(table, defendedEvent(locals, false));
          leave(table);
          return;
        }
        locals.began = true;
        if (!locals.again) giveBoostForActivation(table, locals.enemy);
      },
    },
    {
      name: '2 declare a defender',
      question: whoDefends,
      answered(table, locals, [picked], seat) {
        locals.asked = askedOrder(table, locals).indexOf(seat) + 1;
        if (picked?.card !== undefined) declareDefender(table, locals, picked.card, true);
        else again(table);
      },
    },
    {
      name: '3 boost cards',
      run: (table, { enemy, seat }) => resolveBoostCards(table, enemy, seat),
    },
    {
      name: '4 deal damage',
      run(table, locals) {
        if (!isInPlay(table.state, locals.enemy)) return;
        if (locals.shares) {
          dealIndirectDamage(table, locals, locals.shares);
          return;
        }
        settleTarget(table, locals);
        locals.struck = true;
        const { enemy, seat, target, defender, basic, bonus, keywords } = locals;
        const attack = value(table, enemy, 'atk') + bonus;
        const hero = basic && typeOf(table.state, defender) === 'hero';
        const defence = hero ? value(table, defender, 'def') : 0;
        const amount = Math.max(0, attack - defence);
        if (table.log) {
          table.tell({ say: 'attackStrikes', card: target, count: amount, cards: [enemy] });
        }
        if (amount === 0) return;
        if (value(table, enemy, 'indirectAttacks') > 0) {
          const cards = charactersOf(table.state, seat);
          divide(table, 'indirect', { seat, source: enemy, cards, left: amount });
          again(table);
          return;
        }
        const blows = [{ card: target, amount, source: enemy }];
        dealDamage(table, blows, { attack: keywords, tells: true });
      },
    },
    {
      name: '5a retaliate',
      run(table, { struck, target, enemy, keywords, results }) {
        const { vars } = table.state;
        const dealt = results.filter((result) => result.dealt > 0);
        vars.dealtDamage = dealt.map(({ card }) => card);
        vars.hurt = dealt.filter(({ taken }) => taken > 0).map(({ card }) => card);
        if (!struck) return;
        report(table, [enemy], sumOf(dealt.map((result) => result.dealt)));
        retaliate(table, [target], enemy, keywords);
      },
    },
    {
      name: '5b and c after the attack',
      run(table, locals) {
        const events = afterwards(table, locals);
        if (events.length > 0) occur(table, ...events);
      },
    },
    {
      name: 'also against another',
      run(table, locals) {
        const [next, ...rest] = locals.also;
        if (next === undefined) return;
        locals.also = rest;
        again(table);
        if (!isInPlay(table.state, next) || !isInPlay(table.state, locals.enemy)) return;
        const seat = playerOf(table.state, next);
        table.start(enemyAttack, { ...locals, ...ANEW, seat, target: next });
      },
    },
  ],
);

const ANEW = {
  defender: NONE,
  basic: false,
  asked: 0,
  also: [],
  again: true,
  began: false,
  struck: false,
  shares: null,
  passed: [],
  results: [],
} as const;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

function eventOf(
  kind: string,
  { enemy, seat, target }: EnemyAttack,
  marks: readonly string[] = [],
): Happening {
  return happening(kind, { card: target, source: enemy, seat, marks });
}

function ownKeywords(table: ChampionsTable, enemy: CardId): readonly AttackKeyword[] {
  return (['overkill', 'piercing', 'ranged'] as const).filter(
    (keyword) => value(table, enemy, keyword) > 0,
  );
}

/** The attacked player is asked first, then the others in player order. */
function askedOrder({ state }: ChampionsTable, { seat }: EnemyAttack): readonly Seat[] {
  return [seat, ...inPlayerOrder(state).filter((other) => other !== seat)];
}

/** Who could be declared as defender by a player. RR: Defend. */
function possibleDefenders(table: ChampionsTable, seat: Seat): readonly CardId[] {
  const { state } = table;
  return charactersOf(state, seat).filter((card) => {
    const { type, def } = printedAs(state, card);
    const able = type === 'ally' || (type === 'hero' && def !== undefined);
    return able && !cardOf(state, card).exhausted && value(table, card, 'cannotDefend') === 0;
  });
}

function whoDefends(table: ChampionsTable, locals: EnemyAttack): Prompt | null {
  const { state } = table;
  const { enemy, asked, defender, seat: attacked, target } = locals;
  if (defender !== NONE || !isInPlay(state, enemy)) return null;
  const order = askedOrder(table, locals);
  for (let turn = asked; turn < order.length; turn++) {
    const seat = order[turn] ?? NONE;
    if (state.vars.peril !== NONE && state.vars.peril !== seat) continue;
    const must = seat === attacked && value(table, enemy, 'mustDefendWithAlly') > 0;
    const able = possibleDefenders(table, seat);
    const allies = able.filter((card) => alliesOf(state, seat).includes(card));
    const cards = must && allies.length > 0 ? allies : able;
    if (cards.length === 0) continue;
    const defend = cards.map((card): Option => ({ verb: 'defend', card }));
    const options = must && allies.length > 0 ? defend : [...defend, PASS];
    const ask = { say: 'whoDefends', card: enemy, cards: [target], seat: attacked };
    const rule = 'defend';
    return { seat, ask, rule, options, least: 1, most: 1 };
  }
  return null;
}

/** A character becomes the defender, its player the attacked one. */
export function declareDefender(
  table: ChampionsTable,
  attack: EnemyAttack,
  defender: CardId,
  basic: boolean,
): void {
  if (basic) exhaustCards(table, [defender]);
  attack.defender = defender;
  attack.basic = basic;
  attack.target = defender;
  attack.seat = playerOf(table.state, defender);
  if (table.log) table.tell({ say: 'defends', card: defender, cards: [attack.enemy] }, 'defend');
  const { enemy: source, seat } = attack;
  const marks = basic ? ['basic'] : [];
  occur(table, happening('defending', { card: defender, source, seat, marks }));
}

/** A defender that has left play leaves the attack undefended: its player's identity is hit. */
function settleTarget(table: ChampionsTable, locals: EnemyAttack): void {
  const { state } = table;
  if (isInPlay(state, locals.target)) return;
  locals.target = identityOf(state, locals.seat);
  locals.defender = NONE;
  locals.basic = false;
}

/**
 * RR: Indirect Damage. The attacked player has divided it among his characters; only the one the
 * attack is made against has been attacked.
 */
function dealIndirectDamage(
  table: ChampionsTable,
  { enemy, target, keywords }: EnemyAttack,
  shares: readonly Share[],
): void {
  const blows = shares.map((share) => ({
    ...share,
    source: enemy,
    bystander: share.card !== target,
  }));
  dealDamage(table, blows, { attack: keywords, tells: true });
}

/** Nobody defends, or the one who did has left play before the damage. RR: Defend. */
export function isUndefended({ state }: ChampionsTable, attack: EnemyAttack): boolean {
  const { defender, struck } = attack;
  return defender === NONE || (!struck && !isInPlay(state, defender));
}

/** RR: Attack (Enemy Activation), step 5, b and c: one window for all of it. */
function afterwards(table: ChampionsTable, locals: EnemyAttack): readonly Happening[] {
  const { target, defender, struck, began, results } = locals;
  const events: Happening[] = [];
  if (!began) return events;
  const took = results.find(({ card, taken }) => card === target && taken > 0) !== undefined;
  const marks = [
    ...(took ? ['damaged'] : []),
    ...(took && !isInPlay(table.state, target) ? ['defeated'] : []),
    ...(defender === NONE ? ['undefended'] : []),
  ];
  if (struck) {
    const attacked = { ...eventOf('attacked', locals, marks), amount: dealtTo(target, results) };
    events.push(eventOf('attackMade', locals, marks), attacked);
  }
  if (defender !== NONE) events.push(defendedEvent(locals, took));
  return events;
}

function defendedEvent({ defender, enemy, seat, basic }: EnemyAttack, took: boolean): Happening {
  const marks = [...(basic ? ['basic'] : []), ...(took ? ['damaged'] : [])];
  return happening('defended', { card: defender, source: enemy, seat, marks });
}
