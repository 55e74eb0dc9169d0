import type { CardId, Seat } from '@grimrule/kernel';
import { again, cardOption, NONE, pickOne } from '@grimrule/kernel';
import type { RingsTable } from '../../table.ts';
import { engagedWith, inPlayerOrder, isPlaying, ringsProcedure } from '../../table.ts';
import { openActionWindow } from '../abilities/actions.ts';
import { byEngagementCost } from '../encounter-phase/engagement.ts';
import { beginPhase, endPhase } from '../phases.ts';
import { ableToAttack, targetsOf } from './attacking.ts';
import { canAttack, startEnemyAttack } from './enemy-attack.ts';
import { startPlayerAttack } from './player-attack.ts';
import { dealShadowCard, discardShadowCards } from './shadow.ts';

interface Fighting {
  /** Players whose attacks are still to come, the active one first. */
  waiting: readonly Seat[];
  /** The player who was asked last to declare an attack, or NONE. */
  asked: Seat;
}

/** Enemies of a player that have not attacked yet and can. */
function eligible(table: RingsTable, seat: Seat): readonly CardId[] {
  const { attacked } = table.state.vars;
  return engagedWith(table.state, seat).filter(
    (enemy) => !attacked.includes(enemy) && canAttack(table, enemy, seat),
  );
}

/** RR: Appendix I, 6.1 to 6.11. */
export const combatPhase = ringsProcedure<Fighting>('combat phase', 'combat phase', [
  {
    name: '6.1 the combat phase begins',
    run(table) {
      const { state } = table;
      state.vars.struck = Array.from({ length: state.seats }, () => []);
      beginPhase(table, 'combat');
    },
  },
  {
    name: '6.2 deal shadow cards',
    run(table) {
      for (const seat of inPlayerOrder(table.state)) {
        for (const enemy of byEngagementCost(table, engagedWith(table.state, seat))) {
          dealShadowCard(table, enemy);
        }
      }
    },
  },
  { name: '6.2 action window', run: (table) => openActionWindow(table) },
  {
    name: '6.3 enemy attacks begin',
    run(table, locals) {
      locals.waiting = inPlayerOrder(table.state);
    },
  },
  {
    name: '6.4a the next enemy attack',
    question(table, { waiting }) {
      for (const seat of waiting) {
        const enemies = isPlaying(table.state, seat) ? eligible(table, seat) : [];
        if (enemies.length === 0) continue;
        const options = enemies.map((card) => cardOption('activate', card, seat));
        const ask = { say: 'whichEnemyAttacks' };
        return pickOne({ seat, ask, rule: 'enemy attacks', options });
      }
      return null;
    },
    answered(table, locals, [picked], seat) {
      const { vars } = table.state;
      // 6.5: players before this one have no enemy left that could attack.
      locals.waiting = locals.waiting.slice(locals.waiting.indexOf(seat));
      again(table);
      const enemy = picked?.card ?? NONE;
      if (enemy === NONE) return;
      vars.active = seat;
      startEnemyAttack(table, enemy, seat);
    },
  },
  {
    name: '6.7 player attacks begin',
    run(table, locals) {
      locals.waiting = inPlayerOrder(table.state);
    },
  },
  {
    name: '6.8a the next player attack',
    run(table, locals) {
      const { vars } = table.state;
      const [seat, ...others] = locals.waiting;
      // A player who declares no attack is no longer the active player.
      const declined = locals.asked === seat && vars.active === NONE;
      vars.active = NONE;
      if (seat === undefined) return;
      again(table);
      const able = isPlaying(table.state, seat) ? ableToAttack(table, seat) : [];
      if (declined || targetsOf(table, able, vars.struck[seat]).length === 0) {
        locals.waiting = others;
        return;
      }
      locals.asked = seat;
      vars.active = seat;
      startPlayerAttack(table, seat, NONE);
    },
  },
  {
    name: '6.11 the combat phase ends',
    run(table) {
      discardShadowCards(table);
      endPhase(table, 'combat');
    },
  },
]);
