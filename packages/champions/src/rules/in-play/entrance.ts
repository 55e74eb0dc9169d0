import type { About, CardId, Obstacle, Seat } from '@grimrule/kernel';
import { legality } from '@grimrule/kernel';
import { printedAs } from '../../cards/designs.ts';
import type { ChampionsTable } from '../../table.ts';
import { isInForm } from '../../table.ts';
import { copiesControlled, hasMost } from './in-play-limits.ts';
import { hasMatchInPlay, matchesInPlay } from './unique.ts';

/** A card that would come into play under this player's control. */
interface Entrant extends About {
  readonly seat: Seat;
}

/** RR: Form. The card is for players in another form. */
export const WRONG_FORM: Obstacle<ChampionsTable, Entrant> = {
  say: 'wrongForm',
  rule: 'form',
  stands({ state }, { card, seat }) {
    const { onlyIn } = printedAs(state, card);
    return onlyIn !== undefined && !isInForm(state, seat, onlyIn);
  },
};

/** What keeps a card out of play. RR: Form, Unique, Max. */
export const entrance = legality<ChampionsTable, Entrant>([
  WRONG_FORM,
  {
    say: 'matchInPlay',
    rule: 'unique',
    stands: (table, { card }) => hasMatchInPlay(table, card),
    names: (table, { card }) => ({ cards: matchesInPlay(table, card) }),
  },
  {
    say: 'maxInPlay',
    rule: 'max',
    stands: (table, { card, seat }) => hasMost(table, card, seat),
    names: (table, { card, seat }) => ({
      count: printedAs(table.state, card).max?.times,
      cards: copiesControlled(table, card, seat),
    }),
  },
]);

/** Whether the rules let a card into play under this player's control. */
export const mayEnter = (table: ChampionsTable, card: CardId, seat: Seat): boolean =>
  entrance.allows(table, { card, seat });
