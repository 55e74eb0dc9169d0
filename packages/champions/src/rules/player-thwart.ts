import type { Announces, CardId, Seat } from '@grimrule/kernel';
import { announce, happening, leave, occur, value } from '@grimrule/kernel';
import type { ChampionsTable } from '../table.ts';
import {
  championsProcedure,
  engagedWith,
  isInPlay,
  isMainScheme,
  schemesInPlay,
} from '../table.ts';
import { consequential } from './player-attack.ts';
import { cancelledBy } from './status.ts';
import { canLoseThreat, removeThreat } from './threat.ts';

/** RR: Patrol. While such a minion is engaged with the player, he cannot thwart the main scheme. */
function isPatrolled(table: ChampionsTable, scheme: CardId, seat: Seat): boolean {
  const { state } = table;
  if (!isMainScheme(state, scheme)) return false;
  return engagedWith(state, seat).some((minion) => value(table, minion, 'patrol') > 0);
}

/** Schemes that this card can thwart now. */
export function thwartable(table: ChampionsTable, seat: Seat, source: CardId): readonly CardId[] {
  return schemesInPlay(table.state).filter(
    (scheme) => canLoseThreat(table, scheme, source) && !isPatrolled(table, scheme, seat),
  );
}

interface BasicThwart extends Announces {
  readonly thwarter: CardId;
  readonly seat: Seat;
  readonly scheme: CardId;
  /** What it was made with; the scheme may be gone when that is asked again. */
  power: 'atk' | 'thw';
}

export function basicThwart(
  table: ChampionsTable,
  thwarter: CardId,
  seat: Seat,
  scheme: CardId,
): void {
  table.start(basicThwarting, { thwarter, seat, scheme, power: 'thw', passed: [] });
}

/** RR: Assault. Against such a scheme ATK counts instead of THW. */
function powerAgainst(table: ChampionsTable, scheme: CardId): 'atk' | 'thw' {
  return value(table, scheme, 'assault') > 0 ? 'atk' : 'thw';
}

/** RR: Thwart. A hero or an ally removes threat with its THW; exhausting it was the cost. */
export const basicThwarting = championsProcedure<BasicThwart>('basic thwart', 'thwart', [
  {
    name: 'confused',
    run(table, { thwarter }) {
      if (cancelledBy(table, thwarter, 'confused')) leave(table);
    },
  },
  {
    name: 'the thwart is initiated',
    run(table, { thwarter, seat, scheme }) {
      if (table.log) table.tell({ say: 'thwarts', card: thwarter, cards: [scheme] });
      const about = { card: scheme, source: thwarter, seat, marks: ['basic'] };
      announce(table, [happening('thwarting', about)]);
    },
  },
  {
    name: 'remove threat',
    run(table, locals) {
      const { thwarter, scheme, passed } = locals;
      const { state } = table;
      if (passed.length === 0 || !isInPlay(state, scheme) || !isInPlay(state, thwarter)) {
        leave(table);
        return;
      }
      locals.power = powerAgainst(table, scheme);
      const amount = value(table, thwarter, locals.power);
      removeThreat(table, [{ card: scheme, amount }], thwarter);
    },
  },
  {
    name: 'after the thwart',
    run(table, { thwarter, seat, scheme }) {
      const about = { card: scheme, source: thwarter, seat, marks: ['basic'] };
      occur(table, happening('thwarted', about));
    },
  },
  {
    name: 'consequential damage',
    run(table, { thwarter, power }) {
      consequential(table, thwarter, power === 'atk' ? 'atkConsequential' : 'thwConsequential');
    },
  },
]);
