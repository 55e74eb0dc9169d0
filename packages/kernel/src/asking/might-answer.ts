import type { Table } from '../game/rules.ts';
import type { Card } from '../state/card.ts';
import type { Seat } from '../state/ids.ts';
import { NONE } from '../state/ids.ts';
import type { State } from '../state/state.ts';
import { holds } from './asking.ts';
import type { Happening } from './scope.ts';
import { scopeOf } from './scope.ts';

/**
 * Where only those are asked who hold a card that fits, being asked tells the others about a hand.
 * At a table that asks everybody, every player who might hold such a card in the eyes of the others
 * is asked. That follows from what everybody can see: which cards a player brought, which of them
 * have not been located by all, and how many cards are in hand.
 */

/** Whether everybody at the table is asked who might have an answer. Alone there is nobody to hide from. */
function asksEverybody({ state, game }: Table): boolean {
  return state.seats > 1 && game.asksEverybody?.(state) === true;
}

/** Whether anybody might hold a card that waits for events of this kind. */
export function mightHeed(table: Table, kind: string): boolean {
  if (!asksEverybody(table)) return false;
  const { state, game } = table;
  const index = game.kindIndex.get(kind);
  if (index === undefined) return false;
  return state.cards.some(
    (card) => isHidden(state, card) && (game.listensInHand[card.front] ?? []).includes(index),
  );
}

/** Whether anybody might hold an answer to one of the events on this level. */
export function anybodyMight(table: Table, events: readonly Happening[], level: string): boolean {
  if (!asksEverybody(table)) return false;
  return table.game.order(table).some((seat) => mightAnswer(table, seat, events, level));
}

/** Whether this seat might hold an answer to one of the events on this level. */
export function mightAnswer(
  table: Table,
  seat: Seat,
  events: readonly Happening[],
  level: string,
): boolean {
  // Asked in every window: most tables end here.
  if (!asksEverybody(table)) return false;
  const { game } = table;
  const due = events.map(
    (event) => !event.replaced && game.mayAnswer?.(table, seat, event) !== false,
  );
  return mightHold(table, seat, (design, id) =>
    (game.triggers[design] ?? []).some(
      ({ ability }) =>
        ability.from === 'hand' &&
        ability.level === level &&
        events.some((event, at) => {
          if (!due[at] || ability.on !== event.kind) return false;
          return !ability.when || holds(table, ability.when, scopeOf(id, seat, event, at));
        }),
    ),
  );
}

/** Whether this seat might hold a card that passes the test, for all that the others know. */
export function mightHold(
  table: Table,
  seat: Seat,
  test: (design: number, card: number) => boolean,
): boolean {
  const { state, game } = table;
  if (!asksEverybody(table) || game.mayAnswer?.(table, seat, null) === false) return false;
  return state.cards.some(
    (card, id) => card.owner === seat && isHidden(state, card) && test(card.front, id),
  );
}

/** Whether somebody at the table does not know where this card of a player is. */
function isHidden({ seats }: State, { owner, seen }: Card): boolean {
  const everybody = (1 << seats) - 1;
  return owner !== NONE && (seen & everybody) !== everybody;
}
