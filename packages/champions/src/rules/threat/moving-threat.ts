import type { CardId } from '@grimrule/kernel';
import { NONE, report, setTokens, tokensOn } from '@grimrule/kernel';
import type { ChampionsTable } from '../../table.ts';
import { championsProcedure, isInPlay, isScheme } from '../../table.ts';
import { placeThreat, removeThreat } from './threat.ts';

interface Moving {
  readonly from: CardId;
  readonly to: CardId;
  readonly amount: number;
  readonly source: CardId;
  /** How much lay there before. */
  before: number;
}

/** Threat goes from one card to another, as far as there is any. */
export function moveThreat(
  table: ChampionsTable,
  about: Pick<Moving, 'from' | 'to' | 'amount' | 'source'>,
): void {
  table.start(movingThreat, { ...about, before: 0 });
}

/** RR: Move. What was moved away is removed, what was moved to a scheme is placed. */
export const movingThreat = championsProcedure<Moving>('moving threat', 'move', [
  {
    name: 'take it off',
    run(table, locals) {
      const { from, amount, source } = locals;
      locals.before = tokensOn(table, from, 'threat');
      removeThreat(table, [{ card: from, amount }], source);
    },
  },
  {
    name: 'place it',
    run(table, { from, to, amount, source, before }) {
      const left = isInPlay(table.state, from) ? tokensOn(table, from, 'threat') : 0;
      const moved = Math.min(amount, before - left);
      if (moved <= 0 || !isInPlay(table.state, to)) return;
      report(table, [to], moved, moved < amount);
      if (isScheme(table.state, to)) placeThreat(table, [{ card: to, amount: moved }], source);
      else {
        setTokens(table, to, 'threat', tokensOn(table, to, 'threat') + moved);
        const cards = source === NONE ? [] : [source];
        table.tell?.({ say: 'threatPlaced', card: to, count: moved, cards });
      }
    },
  },
]);
