import type { CardId, Seat } from '@grimrule/kernel';
import { cardOption, localsAt, pickOne, tokensOn } from '@grimrule/kernel';
import type { ChampionsTable } from '../../table.ts';
import { championsProcedure } from '../../table.ts';
import { canTakeDamage } from './damage.ts';
import { remainingHitPoints } from './hit-points.ts';

/** The share of one card in an amount that is divided among several. */
export interface Share {
  readonly card: CardId;
  readonly amount: number;
}

/** The locals of a procedure that has something divided; null until that is done. */
export interface Divides {
  shares: readonly Share[] | null;
}

/**
 * Indirect damage, or what a basic power does to several targets, each of which gets some, or the
 * threat that is removed from among schemes.
 */
type Divided = 'indirect' | 'damage' | 'threat' | 'relief';

interface Dividing extends Divides {
  readonly what: Divided;
  readonly seat: Seat;
  /** The card that deals the damage or removes the threat. */
  readonly source: CardId;
  readonly cards: readonly CardId[];
  left: number;
  shares: readonly Share[];
  /** How deep the frame lies that wants to know. */
  readonly tells: number;
}

/** Has the player divide it; the running procedure finds it in its `shares`. */
export function divide(
  table: ChampionsTable,
  what: Divided,
  { seat, source, cards, left }: Pick<Dividing, 'seat' | 'source' | 'cards' | 'left'>,
): void {
  const tells = table.state.stack.length - 1;
  table.start(dividing, { what, seat, source, cards, left, shares: [], tells });
}

/** One after the other; all of it is divided before any of it is done. RR: Indirect Damage. */
export const dividing = championsProcedure<Dividing>('dividing', 'indirect damage', [
  {
    name: 'divide it',
    question(table, locals) {
      const { what, seat, source, left } = locals;
      if (left <= 0) return null;
      const cards = takers(table, locals);
      if (cards.length === 0) return null;
      const about = { card: source, count: left };
      const threat = what === 'threat' || what === 'relief';
      const options = cards.map((card) => cardOption(threat ? 'relieve' : 'assign', card));
      const ask = threat ? { say: 'divideThreat', ...about } : { say: 'assignDamage', ...about };
      return pickOne({ seat, ask, rule: 'indirect damage', options });
    },
    answered(table, locals, [picked]) {
      const card = picked?.card;
      if (card === undefined) return;
      const others = locals.shares.filter((share) => share.card !== card);
      locals.shares = [...others, { card, amount: shareOf(locals, card) + 1 }];
      locals.left--;
      table.frame.step = 0;
    },
  },
  {
    name: 'it has been divided',
    run(table, { shares, tells }) {
      const told = localsAt<Divides>(table, tells);
      if (told) told.shares = shares;
    },
  },
]);

const shareOf = ({ shares }: Dividing, card: CardId) =>
  shares.find((share) => share.card === card)?.amount ?? 0;

/** The cards that may get the next point. */
function takers(table: ChampionsTable, locals: Dividing): readonly CardId[] {
  const { what, cards, source, left } = locals;
  if (what === 'indirect') {
    // No character is assigned more than would defeat it.
    return cards.filter(
      (card) =>
        canTakeDamage(table, card, source) &&
        remainingHitPoints(table, card) > shareOf(locals, card),
    );
  }
  if (what === 'relief') {
    return cards.filter((card) => tokensOn(table, card, 'threat') > shareOf(locals, card));
  }
  const without = cards.filter((card) => shareOf(locals, card) === 0);
  return without.length >= left ? without : cards;
}
