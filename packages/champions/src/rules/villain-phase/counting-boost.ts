import type { Announces, CardId, Seat } from '@grimrule/kernel';
import { announce, localsAt, NONE, report } from '@grimrule/kernel';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import { championsProcedure } from '../../table.ts';

/** Boost icons on one card. */
interface IconsOn {
  readonly card: CardId;
  readonly amount: number;
}

/** The locals of a procedure that has boost icons counted. Positions that were kept before lack it. */
export interface Counted {
  counted?: number;
}

interface Counting extends Announces {
  readonly counts: readonly IconsOn[];
  /** The card that has them counted: the enemy, or the card of the effect. */
  readonly source: CardId;
  readonly seat: Seat;
  /** How deep the frame lies that wants to know how many there are, or NONE. */
  readonly tells: number;
}

interface How {
  readonly source: CardId;
  readonly seat: Seat;
  readonly tells?: boolean;
}

/** The one way to count boost icons: cards change the count of one card, or count another instead. */
export function countBoostIcons(
  table: ChampionsTable,
  counts: readonly IconsOn[],
  { source, seat, tells = false }: How,
): void {
  const depth = tells ? table.state.stack.length - 1 : NONE;
  table.start(countingBoostIcons, { counts, source, seat, tells: depth, passed: [] });
}

/** RR: Boost. What would happen instead comes before what changes the count. */
export const countingBoostIcons = championsProcedure<Counting>('counting boost icons', 'boost', [
  {
    name: 'they would be counted',
    run(table, { counts, source, seat }) {
      announce(
        table,
        counts.map(({ card, amount }) => event.wouldCountBoost(card, source, seat, amount)),
      );
    },
  },
  {
    name: 'they are counted',
    run(table, { passed, source, seat }) {
      announce(
        table,
        passed.map(({ card, amount }) => event.countingBoost(card, source, seat, amount)),
      );
    },
  },
  {
    name: 'the count',
    run(table, { passed, tells }) {
      const sum = passed.reduce((total, { amount }) => total + amount, 0);
      report(
        table,
        passed.map(({ card }) => card),
        sum,
      );
      const told = localsAt<Counted>(table, tells);
      if (told) told.counted = sum;
    },
  },
]);
