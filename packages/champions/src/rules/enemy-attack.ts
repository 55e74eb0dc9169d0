import type { CardId, Happening } from '@grimrule/kernel';
import { again, announce, happening, leave, NONE, occur, report, value } from '@grimrule/kernel';
import type { ChampionsTable } from '../table.ts';
import { championsProcedure, charactersOf, isInPlay, playerOf, typeOf } from '../table.ts';
import type { AttackKeyword } from '../vocabulary/nodes.ts';
import { giveBoostForActivation, resolveBoostCards } from './boost.ts';
import type { EnemyAttack } from './current-attack.ts';
import { ENEMY_ATTACK } from './current-attack.ts';
import { dealDamage, dealtTo } from './damage.ts';
import { exhaustToDefend, settleTarget, whoDefends } from './defending.ts';
import type { Share } from './dividing.ts';
import { divide } from './dividing.ts';
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
          settleTarget(table, locals);
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
        locals.asked = [...locals.asked, seat];
        if (picked?.card !== undefined) exhaustToDefend(table, locals, picked.card);
        else again(table);
      },
    },
    {
      name: '3 boost cards',
      run: (table, { enemy }) => resolveBoostCards(table, enemy),
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
  behind: NONE,
  basic: false,
  asked: [],
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
