import type { About, CardId } from '@grimrule/kernel';
import { cardOption, legality, move, NONE, occur, PASS, pickOne, value } from '@grimrule/kernel';
import { ACTIVE_LOCATION } from '../../board.ts';
import { event } from '../../happenings.ts';
import type { RingsTable } from '../../table.ts';
import {
  activeLocationOf,
  inPlayerOrder,
  isInPlay,
  ringsProcedure,
  stagedLocations,
} from '../../table.ts';
import { openActionWindow } from '../abilities/actions.ts';
import { callAbilities, canPayCalled } from '../abilities/called-abilities.ts';
import { beginPhase, endPhase } from '../phases.ts';

interface Travelling {
  to: CardId;
}

/** RR: Travel. */
export const travelling = legality<RingsTable, About>([
  {
    say: 'isLocationActive',
    rule: 'travel',
    stands: ({ state }) => activeLocationOf(state) !== NONE,
    names: ({ state }) => ({ cards: [activeLocationOf(state)] }),
  },
  {
    say: 'cannotPayTravel',
    rule: 'travel',
    stands(table, { card }) {
      const [seat = NONE] = inPlayerOrder(table.state);
      return !canPayCalled(table, card, 'travel', seat);
    },
  },
]);

/** Where they can go, and where they have to go if it is open. */
function destinations(table: RingsTable) {
  const open = stagedLocations(table.state).filter((card) => travelling.allows(table, { card }));
  return { open, demanded: open.filter((card) => value(table, card, 'mustTravel') > 0) };
}

/** RR: Appendix I, 4.1 to 4.3. */
export const travelPhase = ringsProcedure<Travelling>('travel phase', 'travel phase', [
  { name: '4.1 the travel phase begins', run: (table) => beginPhase(table, 'travel') },
  {
    name: '4.2 travel opportunity',
    question(table) {
      const [seat] = inPlayerOrder(table.state);
      const { open, demanded } = destinations(table);
      if (seat === undefined || open.length === 0) return null;
      const mayStay = demanded.length === 0;
      const goThere = (mayStay ? open : demanded).map((card) => cardOption('travel', card));
      const options = mayStay ? [...goThere, PASS] : goThere;
      return pickOne({ seat, ask: { say: 'whereToTravel' }, rule: 'travel', options });
    },
    answered(_table, locals, [picked]) {
      locals.to = picked?.card ?? NONE;
    },
    refusals: (table) =>
      stagedLocations(table.state).flatMap((card) =>
        travelling.refuses(table, { card }, cardOption('travel', card)),
      ),
  },
  {
    name: '4.2 pay the travel cost',
    run(table, { to }) {
      const [seat = NONE] = inPlayerOrder(table.state);
      if (to !== NONE) callAbilities(table, to, 'travel', seat);
    },
  },
  {
    name: '4.2 travel there',
    run(table, { to }) {
      if (to !== NONE && isInPlay(table.state, to)) makeActive(table, to);
    },
  },
  { name: '4.2 action window', run: (table) => openActionWindow(table) },
  { name: '4.3 the travel phase ends', run: (table) => endPhase(table, 'travel') },
]);

/** The location leaves the staging area and becomes the active one. */
function makeActive(table: RingsTable, card: CardId): void {
  const [seat = NONE] = inPlayerOrder(table.state);
  move(table, card, ACTIVE_LOCATION);
  table.tell?.({ say: 'travelled', card, seat }, 'active location');
  occur(table, event.travelled(card, seat));
}
