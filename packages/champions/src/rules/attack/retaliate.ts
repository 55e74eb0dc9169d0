import type { CardId } from '@grimrule/kernel';
import { cardOption, NONE, pickOne, value } from '@grimrule/kernel';
import type { ChampionsTable } from '../../table.ts';
import { championsProcedure, inPlayerOrder, isInPlay, playerOf } from '../../table.ts';
import type { AttackKeyword } from '../../vocabulary/nodes.ts';
import { dealDamage } from '../damage/damage.ts';

/**
 * RR: Retaliate. An attacked character that is still in play strikes back; ranged attacks ignore
 * it.
 */
export function retaliate(
  table: ChampionsTable,
  attacked: readonly CardId[],
  attacker: CardId,
  keywords: readonly AttackKeyword[],
): void {
  if (keywords.includes('ranged')) return;
  const cards = attacked.filter((card) => strikesBack(table, card));
  if (cards.length > 0) table.start(retaliating, { attacker, cards });
}

const strikesBack = (table: ChampionsTable, card: CardId) =>
  isInPlay(table.state, card) && value(table, card, 'retaliate') > 0;

interface Retaliating {
  readonly attacker: CardId;
  /** Those that are still to strike. */
  cards: readonly CardId[];
}

/** Several of them strike in the order that the attacking player likes (FAQ). */
export const retaliating = championsProcedure<Retaliating>('retaliate x', 'retaliate x', [
  {
    name: 'who strikes back next',
    question({ state }, { attacker, cards }) {
      if (cards.length < 2 || !isInPlay(state, attacker)) return null;
      const player = playerOf(state, attacker);
      const seat = player === NONE ? (inPlayerOrder(state)[0] ?? 0) : player;
      const options = cards.map((card) => cardOption('choose', card));
      const ask = { say: 'whoRetaliates', card: attacker };
      return pickOne({ seat, ask, rule: 'retaliate x', options });
    },
    answered(_table, locals, [picked]) {
      const next = picked?.card ?? NONE;
      locals.cards = [next, ...locals.cards.filter((card) => card !== next)];
    },
  },
  {
    name: 'strike back',
    run(table, locals) {
      const [card, ...rest] = locals.cards;
      if (card === undefined || !isInPlay(table.state, locals.attacker)) return;
      locals.cards = rest;
      table.frame.step = 0;
      if (!strikesBack(table, card)) return;
      const amount = value(table, card, 'retaliate');
      dealDamage(table, [{ card: locals.attacker, amount, source: card }]);
    },
  },
]);
