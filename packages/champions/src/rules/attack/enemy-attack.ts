import type { CardId, Happening, Step } from '@grimrule/kernel';
import { again, announce, leave, NONE, occur, report, running, value } from '@grimrule/kernel';
import { event } from '../../happenings.ts';
import type { ChampionsTable, ChampionsVars } from '../../table.ts';
import {
  championsProcedure,
  charactersOf,
  isIdentity,
  isInPlay,
  isPlaying,
  playerOf,
  typeOf,
} from '../../table.ts';
import type { AttackKeyword } from '../../vocabulary/nodes.ts';
import type { Result } from '../damage/damage.ts';
import { dealDamage, dealtTo } from '../damage/damage.ts';
import type { Share } from '../damage/dividing.ts';
import { divide } from '../damage/dividing.ts';
import { cancelledBy } from '../status/status.ts';
import { giveBoostForActivation, resolveBoostCards } from '../villain-phase/boost.ts';
import type { EnemyAttack, Simultaneous } from './current-attack.ts';
import { ENEMY_ATTACK, SIMULTANEOUS } from './current-attack.ts';
import { exhaustToDefend, settleTarget, whoDefends } from './defending.ts';
import { retaliate } from './retaliate.ts';

/** One of several attacks has come as far as this, and waits for the others. */
const OTHER_ATTACKS: Step<ChampionsVars, EnemyAttack> = {
  name: 'the other attacks',
  run(table, locals) {
    const together = locals.part === NONE ? null : running<Simultaneous>(table, SIMULTANEOUS);
    if (!together) return;
    together.attacks = together.attacks.with(locals.part, { ...locals });
    leave(table);
  },
};

/** RR: Attack (Enemy Activation). */
export const enemyAttack = championsProcedure<EnemyAttack>(
  ENEMY_ATTACK,
  'attack (enemy activation)',
  [
    {
      name: 'stunned, or something instead',
      run(table, locals) {
        if (locals.part !== NONE) {
          table.frame.step = locals.resume;
          return;
        }
        const banned = value(table, locals.enemy, 'cannotAttack') > 0;
        if (banned || cancelledBy(table, locals.enemy, 'stunned')) leave(table);
        else announce(table, [event.wouldAttack(aboutAttack(locals), [])]);
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
        table.tell?.({ say: 'enemyAttacks', card: enemy, seat, cards: [target] });
        announce(table, [event.attacking(aboutAttack(locals), [])]);
      },
    },
    {
      name: 'also against others',
      run(table, locals) {
        const { also, enemy, passed } = locals;
        if (also.length === 0 || passed.length === 0 || !isInPlay(table.state, enemy)) return;
        attackSimultaneously(table, locals);
        leave(table);
      },
    },
    {
      name: '1 give a boost card',
      run(table, locals) {
        if (locals.passed.length === 0 || !isInPlay(table.state, locals.enemy)) {
          // A character that stopped the attack by defending has defended. RR: Defend.
          settleTarget(table, locals);
          if (locals.defender !== NONE) occur(table, ...defendedEvents(table, locals, false));
          leave(table);
          return;
        }
        locals.began = true;
        locals.boost = locals.unboosted ? NONE : giveBoostForActivation(table, locals.enemy);
      },
    },
    OTHER_ATTACKS,
    {
      name: '2 declare a defender',
      question: whoDefends,
      answered(table, locals, [picked], seat) {
        locals.asked = [...locals.asked, seat];
        if (picked?.card !== undefined) exhaustToDefend(table, locals, picked.card);
        else again(table);
      },
    },
    OTHER_ATTACKS,
    {
      name: '3 boost cards',
      run: (table, { enemy, part }) =>
        resolveBoostCards(table, enemy, 'attack', othersBoosts(table, part)),
    },
    OTHER_ATTACKS,
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
        table.tell?.({ say: 'attackStrikes', card: target, count: amount, cards: [enemy] });
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
    OTHER_ATTACKS,
    {
      name: '5a retaliate',
      run(table, { struck, target, defender, enemy, keywords, results, part }) {
        const { vars } = table.state;
        const dealt = results.filter((result) => result.dealt > 0);
        const hurt = dealt.filter(({ taken }) => taken > 0);
        vars.undefended = struck && defender === NONE;
        vars.dealtDamage = [...(part > 0 ? vars.dealtDamage : []), ...cardsIn(dealt)];
        vars.hurt = [...(part > 0 ? vars.hurt : []), ...cardsIn(hurt)];
        const slain = results.filter(({ defeated }) => defeated);
        vars.slain = [...(part > 0 ? (vars.slain ?? []) : []), ...cardsIn(slain)];
        if (!struck) return;
        report(table, [enemy], sumOf(dealt.map((result) => result.dealt)));
        retaliate(table, [target], enemy, keywords);
      },
    },
    OTHER_ATTACKS,
    {
      name: '5b and c after the attack',
      run(table, locals) {
        const events = afterwards(table, locals);
        if (events.length > 0) occur(table, ...events);
      },
    },
  ],
);

/** The steps that several attacks at the same time go through together. */
const PHASES = [
  '1 give a boost card',
  '2 declare a defender',
  '3 boost cards',
  '4 deal damage',
  '5a retaliate',
  '5b and c after the attack',
].map((phase) => enemyAttack.steps.findIndex(({ name }) => name === phase));

/** An attack of its own against each of them, and all of them at the same time (FAQ, Whirlwind). */
function attackSimultaneously(table: ChampionsTable, attack: EnemyAttack): void {
  const others = attack.also
    .filter((target) => isInPlay(table.state, target))
    .map((target) => ({ ...attack, ...ANEW, seat: playerOf(table.state, target), target }));
  const attacks = [{ ...attack, also: [] }, ...others];
  for (const { enemy, seat, target } of others) {
    table.tell?.({ say: 'enemyAttacks', card: enemy, seat, cards: [target] });
  }
  table.start(simultaneousAttacks, { attacks, phase: 0, next: 0 });
}

const ANEW = { defender: NONE, behind: NONE, basic: false, also: [] } as const;

/** The first attack takes a step, then the second, and so on; then all of them take the next. */
export const simultaneousAttacks = championsProcedure<Simultaneous>(
  SIMULTANEOUS,
  'attack (enemy activation)',
  [
    {
      name: 'the next attack',
      run(table, locals) {
        if (locals.next >= locals.attacks.length) {
          locals.next = 0;
          locals.phase++;
        }
        const part = locals.next++;
        const attack = locals.attacks[part];
        const resume = PHASES[locals.phase];
        if (!attack || resume === undefined) return;
        again(table);
        if (isPlaying(table.state, attack.seat)) {
          table.start(enemyAttack, { ...attack, part, resume });
        }
      },
    },
  ],
);

/** The boost cards of the other attacks that are made at the same time. */
function othersBoosts(table: ChampionsTable, part: number): readonly CardId[] {
  if (part === NONE) return [];
  const { attacks = [] } = running<Simultaneous>(table, SIMULTANEOUS) ?? {};
  return attacks.filter((_, index) => index !== part).map(({ boost }) => boost);
}

const cardsIn = (results: readonly Result[]) => results.map(({ card }) => card);

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** What an event about the attack holds. */
const aboutAttack = ({ enemy, seat, target }: EnemyAttack) => ({
  card: target,
  source: enemy,
  seat,
});

function ownKeywords(table: ChampionsTable, enemy: CardId): readonly AttackKeyword[] {
  return (['overkill', 'piercing', 'ranged'] as const).filter(
    (keyword) => value(table, enemy, keyword) > 0,
  );
}

/**
 * RR: Indirect Damage. The attacked player has divided it among their characters; only the one the
 * attack is made against has been attacked.
 */
function dealIndirectDamage(
  table: ChampionsTable,
  { enemy, target, keywords }: EnemyAttack,
  shares: readonly Share[],
): void {
  const blows = shares.map(({ card, amount }) => ({
    card,
    amount,
    source: enemy,
    bystander: card !== target,
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
    const { enemy: source, seat } = locals;
    const amount = dealtTo(target, results);
    events.push(
      event.attackMade(aboutAttack(locals), marks),
      event.attacked({ card: target, source, seat, amount }, marks),
    );
  }
  if (defender !== NONE) events.push(...defendedEvents(table, locals, took));
  return events;
}

/** RR: Defend. A basic power has been used once the attack is over. */
function defendedEvents(
  table: ChampionsTable,
  { defender, enemy, seat, basic }: EnemyAttack,
  took: boolean,
): readonly Happening[] {
  const marks = [...(basic ? ['basic'] : []), ...(took ? ['damaged'] : [])];
  const defended = event.defended({ card: defender, source: enemy, seat }, marks);
  const isPower = basic && isIdentity(table.state, defender);
  return isPower ? [defended, event.powerUsed(defender, seat, 'def')] : [defended];
}
