import type { About, Announces, CardId, Charges, Option, Refusal, Seat } from '@grimrule/kernel';
import {
  announce,
  anyDemands,
  become,
  cardOf,
  cardOption,
  legality,
  NONE,
  occur,
  pickOne,
  plainOption,
} from '@grimrule/kernel';
import { otherSidesOf, printed } from '../../cards/designs.ts';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import { championsProcedure, formOf, identityOf } from '../../table.ts';
import type { Form, WantedForm } from '../../vocabulary/nodes.ts';
import { forbidden, isForbidden } from '../in-play/bans.ts';
import { turnOver } from '../in-play/flip.ts';
import { meetDemands, tooDear } from '../playing/additional-costs.ts';

const canChangeForm = (table: ChampionsTable, seat: Seat): boolean =>
  !isForbidden(table, identityOf(table.state, seat), 'changeForm');

interface ChangingForm extends Announces {
  readonly seat: Seat;
  readonly card: CardId;
  /** The form to change to, if it has to be a certain one. */
  readonly to: WantedForm | null;
  /** The design of the side that will be up. */
  side: number;
}

export function changeForm(table: ChampionsTable, seat: Seat, to: WantedForm | null = null): void {
  const card = identityOf(table.state, seat);
  table.start(changingForm, { seat, card, to, side: NONE, passed: [] });
}

/** The form of the player with this side up. If it is no identity itself, another card will be. */
function formOn(table: ChampionsTable, side: number, seat: Seat): Form {
  const { type } = printed(side);
  if (type === 'hero') return 'hero';
  if (type === 'alter_ego') return 'alterEgo';
  return formOf(table.state, seat) === 'hero' ? 'alterEgo' : 'hero';
}

function isWanted(table: ChampionsTable, side: number, seat: Seat, to: WantedForm): boolean {
  if (to === 'hero' || to === 'alterEgo') return formOn(table, side, seat) === to;
  const { type, traits = [] } = printed(side);
  return type === 'hero' && (to === 'otherHero' || traits.includes(to.hero));
}

/** RR: Form. A form that the identity has already is not changed to. */
export function canChangeTo(
  table: ChampionsTable,
  seat: Seat,
  to: WantedForm | undefined,
): boolean {
  if (!canChangeForm(table, seat)) return false;
  if (to === undefined) return true;
  const { state } = table;
  if (to === 'hero' || to === 'alterEgo') return formOf(state, seat) !== to;
  // From one hero form to another.
  if (to === 'otherHero' && formOf(state, seat) !== 'hero') return false;
  const { design } = cardOf(state, identityOf(state, seat));
  return otherSidesOf(design).some((side) => isWanted(table, side, seat, to));
}

/** RR: Form, Change Form. The identity is turned over; everything on it stays. */
export const changingForm = championsProcedure<ChangingForm>('changing form', 'form', [
  {
    name: 'which side',
    // A folding card has three sides, and can be turned to any of them. RR: Flip.
    question(table, { seat, card, to }) {
      const { design } = cardOf(table.state, card);
      const options = otherSidesOf(design)
        .filter((side) => to === null || isWanted(table, side, seat, to))
        .map((value) => cardOption('side', card, value));
      if (options.length === 0) return null;
      const ask = { say: 'whichSide', card };
      return pickOne({ seat, ask, rule: 'form', options });
    },
    answered(_table, locals, [picked]) {
      locals.side = picked?.value ?? NONE;
    },
  },
  {
    name: 'the form is about to change',
    run(table, { seat, card, side }) {
      if (side === NONE) return;
      announce(table, [event.changingForm(card, seat, formOn(table, side, seat))]);
    },
  },
  {
    name: 'turn the identity over',
    run(table, { seat, card, side, passed }) {
      if (passed.length === 0) return;
      if (printed(side).handSize === undefined) {
        turnOver(table, card, side);
        return;
      }
      become(table, card, side);
      table.tell?.({ say: 'changedForm', seat, card }, 'form');
      occur(table, event.formChanged(card, seat, formOf(table.state, seat)));
    },
  },
]);

const deedOf = ({ state }: ChampionsTable, seat: Seat) => {
  const card = identityOf(state, seat);
  return { to: 'changeForm', card, by: card, seat } as const;
};

export const CHANGE: Option = Object.freeze(plainOption('changeForm'));

/** On their turn, a player would turn this identity over. */
interface Changing extends About {
  readonly seat: Seat;
}

const changing = legality<ChampionsTable, Changing>([
  {
    say: 'alreadyChanged',
    rule: 'form',
    stands: ({ state }, { seat }) => (state.vars.changedForm & (1 << seat)) !== 0,
  },
  forbidden(() => 'changeForm'),
  tooDear((table, { seat }) => deedOf(table, seat)),
]);

const onTurn = ({ state }: ChampionsTable, seat: Seat): Changing => ({
  card: identityOf(state, seat),
  seat,
});

export const mayChangeForm = (table: ChampionsTable, seat: Seat): boolean =>
  changing.allows(table, onTurn(table, seat));

export const formRefusals = (table: ChampionsTable, seat: Seat): readonly Refusal[] =>
  changing.refuses(table, onTurn(table, seat), CHANGE);

/** A player changes form on their turn. Effects that change it cost nothing more. */
export function changeFormOnTurn(table: ChampionsTable, seat: Seat): void {
  if (anyDemands(table)) table.start(changingFormAtCost, { seat, unpaid: false });
  else changeForm(table, seat);
}

export const changingFormAtCost = championsProcedure<Charges & { readonly seat: Seat }>(
  'changing form on a turn',
  'form',
  [
    {
      name: 'pay what is demanded for it',
      run: (table, { seat }) => meetDemands(table, deedOf(table, seat)),
    },
    {
      name: 'change form',
      run(table, { seat, unpaid }) {
        if (!unpaid) changeForm(table, seat);
      },
    },
  ],
);
