import type { Seat } from '@grimrule/kernel';
import { become, cardOf, happening, occur, value } from '@grimrule/kernel';
import { otherSideOf } from '../cards/designs.ts';
import type { ChampionsTable } from '../table.ts';
import { identityOf, inHeroForm } from '../table.ts';
import type { Form } from '../vocabulary/nodes.ts';

export function formOf(table: ChampionsTable, seat: Seat): Form {
  return inHeroForm(table.state, seat) ? 'hero' : 'alterEgo';
}

export function canChangeForm(table: ChampionsTable, seat: Seat): boolean {
  return value(table, identityOf(table.state, seat), 'cannotChangeForm') === 0;
}

/** Turns the identity over; everything on it stays. RR: Form, Change Form. */
export function changeForm(table: ChampionsTable, seat: Seat): void {
  const card = identityOf(table.state, seat);
  become(table, card, otherSideOf(cardOf(table.state, card).design));
  if (table.log) table.tell({ say: 'changedForm', seat, card }, 'form');
  occur(table, happening('formChanged', { card, seat, marks: [formOf(table, seat)] }));
}
