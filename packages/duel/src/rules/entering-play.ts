import type { CardId, Seat } from '@grimrule/kernel';
import { cardOf, move, NONE, perform, pickOne, scopeOf, valueOption } from '@grimrule/kernel';
import { DISCARD, on, otherSide, PLACES, placeOf, placeZone } from '../board.ts';
import { printedAs } from '../cards/pool.ts';
import type { DuelTable } from '../table.ts';
import { duelProcedure, emptyPlaces, inPlaceOf } from '../table.ts';
import type { DuelWords } from '../vocabulary/nodes.ts';

/** The card on the board that a main character would replace, or NONE. */
export function replacedBy(table: DuelTable, seat: Seat, card: CardId): CardId {
  const { kind, character } = printedAs(table.state, card);
  if (kind !== 'main') return NONE;
  for (let place = 0; place < PLACES; place++) {
    const other = inPlaceOf(table.state, seat, place);
    if (other !== NONE && printedAs(table.state, other).character === character) return other;
  }
  return NONE;
}

export function hasRoom(table: DuelTable, seat: Seat, card: CardId): boolean {
  return emptyPlaces(table.state, seat).length > 0 || replacedBy(table, seat, card) !== NONE;
}

interface EnterPlay {
  readonly card: CardId;
  readonly seat: Seat;
  place: number;
}

/**
 * A card comes to the board, played from hand or brought back by an effect. Each place holds one
 * card; a main character takes the place of its other version.
 */
export const enterPlay = duelProcedure<EnterPlay>('entering play', 'places', [
  {
    name: 'replace the same character',
    run(table, locals) {
      const old = replacedBy(table, locals.seat, locals.card);
      if (old === NONE) return;
      locals.place = placeOf(cardOf(table.state, old).zone);
      // Its damage goes first, so being replaced is not being defeated.
      move(table, old, on(DISCARD, cardOf(table.state, old).owner));
      table.tell?.({ say: 'replaced', seat: locals.seat, card: old }, 'replacing');
    },
  },
  {
    name: 'choose an empty place',
    question(table, locals) {
      if (locals.place !== NONE) return null;
      return whichPlace(table, locals.seat, locals.card);
    },
    answered(_table, locals, [picked]) {
      locals.place = picked?.value ?? NONE;
    },
  },
  {
    name: 'lay it there',
    run(table, { card, seat, place }) {
      if (place === NONE) return;
      move(table, card, placeZone(seat, place));
      table.tell?.({ say: 'entered', seat, card, place }, 'places');
    },
  },
  {
    name: 'immediate effect',
    run(table, { card, seat, place }) {
      if (place !== NONE) call(table, card, seat, 'immediate');
    },
  },
]);

/** Asks for an empty place, proposing one where the card meets nobody or, failing that, any. */
export function whichPlace(table: DuelTable, seat: Seat, card: CardId) {
  const places = emptyPlaces(table.state, seat);
  const options = places.map((value) => valueOption('place', value));
  if (options.length === 0) return null;
  const open = options.find(
    ({ value }) => inPlaceOf(table.state, otherSide(seat), value ?? NONE) === NONE,
  );
  const proposal = open ? [open] : options.slice(0, 1);
  return pickOne({ seat, ask: { say: 'choosePlace', card }, rule: 'places', options }, proposal);
}

/** Carries out the abilities of a card that the rules call at this moment. */
export function call(table: DuelTable, card: CardId, seat: Seat, name: DuelWords['call']): void {
  for (const ability of printedAs(table.state, card).abilities) {
    if (ability.kind === 'called' && ability.call === name) {
      perform(table, ability.effect, scopeOf(card, seat));
    }
  }
}
