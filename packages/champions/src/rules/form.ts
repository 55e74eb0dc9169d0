import type { Charges, Refusal, Seat } from '@grimrule/kernel';
import { become, cardOf, happening, occur, value } from '@grimrule/kernel';
import { otherSideOf } from '../cards/designs.ts';
import type { ChampionsTable } from '../table.ts';
import { championsProcedure, identityOf, inHeroForm } from '../table.ts';
import type { Form } from '../vocabulary/nodes.ts';
import { meetDemands, whyTooDear } from './additional-costs.ts';

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

const deedOf = ({ state }: ChampionsTable, seat: Seat) => {
  const card = identityOf(state, seat);
  return { to: 'changeForm', card, by: card, seat } as const;
};

/** Why a player cannot change his form on his turn, or null. */
export function whyNotChangeForm(table: ChampionsTable, seat: Seat): Refusal | null {
  if (canChangeForm(table, seat)) return whyTooDear(table, deedOf(table, seat));
  return { reason: { say: 'forbidden', card: identityOf(table.state, seat) }, rule: 'cannot' };
}

/** A player changes form on his turn. Effects that change it cost nothing more. */
export const changingForm = championsProcedure<Charges & { readonly seat: Seat }>(
  'changing form',
  'form',
  [
    {
      name: 'pay what is demanded for it',
      run: (table, { seat }) => meetDemands(table, deedOf(table, seat)),
    },
    {
      name: 'turn the identity over',
      run(table, { seat, unpaid }) {
        if (!unpaid) changeForm(table, seat);
      },
    },
  ],
);
