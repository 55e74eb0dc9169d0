import type { CardId, Seat } from '@grimrule/kernel';
import { again, beginningWith, cardOption, legality, PASS, pickOne, value } from '@grimrule/kernel';
import type { RingsTable } from '../../table.ts';
import { inPlayerOrder, isPlaying, questOf, ringsProcedure, stagedEnemies } from '../../table.ts';
import { openActionWindow } from '../abilities/actions.ts';
import { banned } from '../in-play/bans.ts';
import { beginPhase, endPhase } from '../phases.ts';
import { threatOf } from '../threat.ts';
import { engage } from './engagement.ts';

interface Encountering {
  /** Players who have not had their chance to engage an enemy. */
  waiting: readonly Seat[];
  /**
   * The player of the next engagement check, or the one after if that player is out; NONE: the
   * first.
   */
  next: Seat;
}

/** Enemies that engage a player whose check it is: those with the highest cost within reach. */
function whoEngages(table: RingsTable, seat: Seat): readonly CardId[] {
  const threat = threatOf(table, seat);
  const cost = (enemy: CardId) => value(table, enemy, 'engagementCost');
  const within = stagedEnemies(table.state).filter((enemy) => cost(enemy) <= threat);
  const highest = Math.max(...within.map(cost));
  return within.filter((enemy) => cost(enemy) === highest);
}

function skipsChecks(table: RingsTable): boolean {
  return value(table, questOf(table.state), 'skipsEngagementChecks') > 0;
}

const engaging = legality([banned('cannotBeEngaged', 'optional engagement')]);

/** RR: Appendix I, 5.1 to 5.4. */
export const encounterPhase = ringsProcedure<Encountering>('encounter phase', 'encounter phase', [
  {
    name: '5.1 the encounter phase begins',
    run(table, locals) {
      beginPhase(table, 'encounter');
      locals.waiting = inPlayerOrder(table.state);
    },
  },
  {
    name: '5.2 optional engagement',
    question(table, { waiting }) {
      const enemies = stagedEnemies(table.state).filter((card) => engaging.allows(table, { card }));
      const seat = waiting.find((each) => isPlaying(table.state, each));
      if (seat === undefined || enemies.length === 0) return null;
      const options = enemies.map((card) => cardOption('engage', card));
      const ask = { say: 'whomToEngage' };
      const rule = 'optional engagement';
      return pickOne({ seat, ask, rule, options: [...options, PASS] }, [PASS]);
    },
    answered(table, locals, [picked], seat) {
      locals.waiting = locals.waiting.slice(locals.waiting.indexOf(seat) + 1);
      if (picked?.card !== undefined) engage(table, picked.card, seat, 'optional');
      again(table);
    },
    refusals: (table) =>
      stagedEnemies(table.state).flatMap((card) =>
        engaging.refuses(table, { card }, cardOption('engage', card)),
      ),
  },
  { name: '5.2 action window', run: (table) => openActionWindow(table) },
  {
    name: '5.3 engagement checks',
    question(table, locals) {
      const { state } = table;
      if (skipsChecks(table)) return null;
      const order = inPlayerOrder(state);
      for (const seat of beginningWith(order, locals.next, state.seats)) {
        const enemies = whoEngages(table, seat);
        if (enemies.length === 0) continue;
        const [first = seat] = order;
        const options = enemies.map((card) => cardOption('engage', card, seat));
        const ask = { say: 'whoEngages', seat };
        return pickOne({ seat: first, ask, rule: 'engagement check', options });
      }
      return null;
    },
    answered(table, locals, [picked]) {
      if (picked?.card === undefined || picked.value === undefined) return;
      locals.next = (picked.value + 1) % table.state.seats;
      engage(table, picked.card, picked.value, 'check');
      again(table);
    },
  },
  { name: '5.3 action window', run: (table) => openActionWindow(table) },
  { name: '5.4 the encounter phase ends', run: (table) => endPhase(table, 'encounter') },
]);
