import type { Announces, CardId, Seat } from '@grimrule/kernel';
import { again, announce, countLasting, leave, NONE, occur, value } from '@grimrule/kernel';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import { championsProcedure, isInPlay } from '../../table.ts';
import { endEffects } from '../abilities/lasting-effects.ts';
import { consequential } from '../attack/player-attack.ts';
import type { Divides } from '../damage/dividing.ts';
import { divide } from '../damage/dividing.ts';
import { cancelledBy } from '../status/status.ts';
import { isCleared } from './cleared.ts';
import { removeThreat } from './threat.ts';

interface BasicThwart extends Announces, Divides {
  readonly thwarter: CardId;
  readonly seat: Seat;
  readonly schemes: readonly CardId[];
  /** Those that were still there when threat was removed. */
  relieved?: readonly CardId[];
  /** How many effects for a thwart there were before it. */
  readonly effects?: number;
  /** The power it was made with; the scheme may be gone when that is asked again. */
  power: 'atk' | 'thw';
}

export function basicThwart(
  table: ChampionsTable,
  thwarter: CardId,
  seat: Seat,
  schemes: readonly CardId[],
): void {
  const effects = countLasting(table.state, 'thwart');
  const begun = { power: 'thw', shares: null, passed: [], effects } as const;
  table.start(basicThwarting, { thwarter, seat, schemes, ...begun });
}

/** RR: Assault. Against such a scheme ATK counts instead of THW. */
function powerAgainst(table: ChampionsTable, schemes: readonly CardId[]): 'atk' | 'thw' {
  return schemes.every((scheme) => value(table, scheme, 'assault') > 0) ? 'atk' : 'thw';
}

/** What an event about the thwart holds. If it is made against several schemes, it is about the first. */
const aboutThwart = ({ thwarter, seat, schemes }: BasicThwart) => ({
  card: schemes[0] ?? NONE,
  source: thwarter,
  seat,
});

/** RR: Thwart. A hero or an ally removes threat with its THW; exhausting it was the cost. */
export const basicThwarting = championsProcedure<BasicThwart>('basic thwart', 'thwart', [
  {
    name: 'confused',
    run(table, { thwarter, seat }) {
      if (cancelledBy(table, thwarter, 'confused')) leave(table);
      else occur(table, event.usingPower(thwarter, seat, 'thw'));
    },
  },
  {
    name: 'the thwart is initiated',
    run(table, locals) {
      const { thwarter, schemes } = locals;
      table.tell?.({ say: 'thwarts', card: thwarter, cards: schemes });
      announce(table, [event.thwarting(aboutThwart(locals), true)]);
    },
  },
  {
    name: 'remove threat',
    run(table, locals) {
      const { thwarter, seat, schemes, passed, shares } = locals;
      const { state } = table;
      const cards = schemes.filter((scheme) => isInPlay(state, scheme));
      const [card] = cards;
      if (passed.length === 0 || card === undefined || !isInPlay(state, thwarter)) {
        endEffects(table, 'thwart', locals.effects);
        leave(table);
        return;
      }
      locals.power = powerAgainst(table, cards);
      const amount = value(table, thwarter, locals.power);
      if (cards.length > 1 && !shares) {
        divide(table, 'threat', { seat, source: thwarter, cards, left: amount });
        again(table);
        return;
      }
      const loads = shares ?? [{ card, amount }];
      locals.relieved = loads.filter((load) => load.amount > 0).map((load) => load.card);
      removeThreat(table, loads, thwarter);
    },
  },
  {
    name: 'after the thwart',
    run(table, locals) {
      const { thwarter, seat, relieved = [] } = locals;
      occur(
        table,
        event.thwarted(aboutThwart(locals), true, isCleared(table, relieved)),
        event.powerUsed(thwarter, seat, 'thw'),
      );
    },
  },
  {
    name: 'consequential damage',
    run(table, { thwarter, power }) {
      consequential(table, thwarter, power === 'atk' ? 'atkConsequential' : 'thwConsequential');
    },
  },
  {
    name: 'what lasted for it ends',
    run: (table, { effects }) => endEffects(table, 'thwart', effects),
  },
]);
