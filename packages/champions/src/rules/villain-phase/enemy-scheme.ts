import type { Announces, CardId, Seat } from '@grimrule/kernel';
import { announce, leave, NONE, occur, report, value } from '@grimrule/kernel';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import { championsProcedure, isInPlay, mainSchemeOf } from '../../table.ts';
import { cancelledBy } from '../status/status.ts';
import { placeThreat } from '../threat/threat.ts';
import { ownScheme } from './active-villain.ts';
import { giveBoostForActivation, resolveBoostCards } from './boost.ts';

interface EnemyScheme extends Announces {
  readonly enemy: CardId;
  readonly seat: Seat;
  /** Boost icons so far. */
  bonus: number;
  placed: number;
  began: boolean;
}

/** RR: Scheme (Enemy Activation). */
export const enemyScheme = championsProcedure<EnemyScheme>(
  'enemy scheme',
  'scheme (enemy activation)',
  [
    {
      name: 'confused, or something instead',
      run(table, { enemy, seat }) {
        const subject = schemeOf(table, enemy);
        const banned = value(table, enemy, 'cannotScheme') > 0;
        if (banned || cancelledBy(table, enemy, 'confused')) leave(table);
        else announce(table, [event.wouldScheme(subject, enemy, seat)]);
      },
    },
    {
      name: 'the enemy schemes',
      run(table, locals) {
        const { enemy, seat, passed } = locals;
        if (passed.length === 0 || !isInPlay(table.state, enemy)) {
          leave(table);
          return;
        }
        table.tell?.({ say: 'enemySchemes', card: enemy, seat });
        const subject = schemeOf(table, enemy);
        announce(table, [event.scheming(subject, enemy, seat)]);
      },
    },
    {
      name: '1 give a boost card',
      run(table, locals) {
        const { enemy, passed } = locals;
        if (passed.length === 0) {
          leave(table);
          return;
        }
        locals.began = true;
        giveBoostForActivation(table, enemy);
      },
    },
    {
      name: '2 boost cards',
      run: (table, { enemy }) => resolveBoostCards(table, enemy, 'scheme'),
    },
    {
      name: '3 place threat',
      run(table, { enemy, bonus }) {
        if (!isInPlay(table.state, enemy)) {
          leave(table);
          return;
        }
        const less = value(table, enemy, 'lessThreat');
        const amount = Math.max(0, value(table, enemy, 'sch') + bonus - less);
        const card = schemeOf(table, enemy);
        placeThreat(table, [{ card, amount }], enemy, { marks: ['scheme'], tells: true });
      },
    },
    {
      name: 'after the scheme',
      run(table, { enemy, seat, placed }) {
        const card = schemeOf(table, enemy);
        report(table, [enemy], placed);
        occur(table, event.schemed({ card, source: enemy, seat, amount: placed }));
      },
    },
  ],
);

/** The scheme that gets the threat: the main scheme, or one of the enemy's own. */
function schemeOf(table: ChampionsTable, enemy: CardId): CardId {
  const own = ownScheme(table, enemy);
  return own === NONE ? mainSchemeOf(table.state) : own;
}
