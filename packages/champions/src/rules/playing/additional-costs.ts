import type {
  About,
  CardId,
  Cards,
  Charges,
  Deed,
  Demand,
  Obstacle,
  Reserve,
  Seat,
} from '@grimrule/kernel';
import {
  amount,
  anyDemands,
  cardsOf,
  charge,
  demandsFor,
  leave,
  occur,
  payable,
  payWith,
  select,
  useAbility,
  zoneOf,
} from '@grimrule/kernel';
import { HAND, of } from '../../board.ts';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import { championsProcedure } from '../../table.ts';
import type { Effect } from '../../vocabulary/builders.ts';
import type { DeedName } from '../../vocabulary/events.ts';
import { inOrder } from '../decks/pile-order.ts';
import {
  canAfford,
  costFor,
  isSpend,
  partsOf,
  spend,
  spentBy,
  symbolsSpentBy,
  symbolsToSpend,
} from './paying.ts';

/** RR: Cost. All additional costs of one thing are paid at the same time, or none of them. */

interface ChampionsDeed extends Deed {
  readonly to: DeedName;
  /** Other cards that it is done to at the same time. */
  readonly also?: readonly CardId[];
}

function allDemands(table: ChampionsTable, deed: ChampionsDeed): readonly Demand[] {
  if (!anyDemands(table)) return [];
  const cards = [deed.card, ...(deed.also ?? [])];
  return cards.flatMap((card) => demandsFor(table, { ...deed, card }));
}

/** Resources that are demanded; they are paid together with all others. */
export function symbolsDemanded(
  table: ChampionsTable,
  demands: readonly Demand[],
): readonly number[] {
  return demands.flatMap(({ cost, scope }) =>
    partsOf(cost).flatMap((part) => (isSpend(part) ? symbolsToSpend(table, part, scope) : [])),
  );
}

/** The additional costs that are no resources. */
export function otherDemands(demands: readonly Demand[]): readonly Demand[] {
  return demands.flatMap(({ cost, scope }) =>
    partsOf(cost).flatMap((part) => (isSpend(part) ? [] : [{ cost: part, scope }])),
  );
}

/**
 * Cards that cannot be spent as resources, because they are needed for another part of the cost.
 * The card that all of it is paid for is not among them.
 */
export function reservesFor(
  table: ChampionsTable,
  demands: readonly Demand[],
  except: CardId,
): readonly Reserve[] {
  const reserves = demands
    .flatMap((demand) => reserved(table, demand))
    .map(({ cards, least }) => ({ cards: cards.filter((card) => card !== except), least }));
  if (reserves.length < 2) return reserves;
  // Two parts may not count on the same card.
  const cards = [...new Set(reserves.flatMap((each) => each.cards))];
  const least = reserves.reduce((sum, each) => sum + each.least, 0);
  return [...reserves, { cards, least }];
}

function reserved(table: ChampionsTable, { cost, scope }: Demand): readonly Reserve[] {
  const part = cost as Effect;
  const all = (which: Cards) => {
    const cards = cardsOf(table, which, scope);
    return [{ cards, least: cards.length }];
  };
  switch (part.do) {
    case 'choose': {
      const least = part.least === undefined ? 1 : amount(table, part.least, scope);
      return [{ cards: select(table, part.from, scope), least: Math.max(1, least) }];
    }
    case 'discardRandom':
      return [
        {
          cards: zoneOf(table.state, of(HAND, scope.seat)),
          least: amount(table, part.count, scope),
        },
      ];
    case 'exhaust':
    case 'discard':
    case 'removeFromGame':
      return all(part.cards);
    default:
      return [];
  }
}

/** The other costs of the same thing. */
interface Besides {
  readonly symbols?: readonly number[];
  readonly parts?: readonly Demand[];
}

/** What cards in play demand for a deed and the player cannot pay, or undefined. */
function unmet(
  table: ChampionsTable,
  deed: ChampionsDeed,
  { symbols = [], parts = [] }: Besides = {},
): Demand | undefined {
  const demands = allDemands(table, deed);
  const [first] = demands;
  if (!first) return undefined;
  const others = otherDemands(demands);
  const unpayable = others.find(({ cost, scope }) => !payable(table, cost, scope));
  if (unpayable) return unpayable;
  const { card, seat } = deed;
  const all = [...symbols, ...symbolsDemanded(table, demands)].sort((one, other) => one - other);
  const reserves = reservesFor(table, [...others, ...parts], card);
  return canAfford(table, seat, card, all, reserves) ? undefined : first;
}

/** Whether cards in play demand more for something than the player can pay. */
export const isTooDear = (table: ChampionsTable, deed: ChampionsDeed): boolean =>
  anyDemands(table) && unmet(table, deed) !== undefined;

/** The same as an obstacle: the reason names the card that demands it. */
export const tooDear = <A extends About>(
  deedOf: (table: ChampionsTable, about: A) => ChampionsDeed,
  besides?: (table: ChampionsTable, about: A) => Besides,
): Obstacle<ChampionsTable, A> => {
  const lacking = (table: ChampionsTable, about: A) =>
    unmet(table, deedOf(table, about), besides?.(table, about));
  return {
    say: 'cannotPayAdditional',
    rule: 'cost',
    stands: (table, about) => anyDemands(table) && lacking(table, about) !== undefined,
    names: (table, about) => ({ card: lacking(table, about)?.scope.source }),
  };
};

interface Meeting {
  readonly card: CardId;
  readonly seat: Seat;
  readonly symbols: readonly number[];
  readonly demands: readonly Demand[];
  readonly tells: number;
}

/** Lets the player pay what is demanded; the running procedure gets to know if they did not. */
export function meetDemands(
  table: ChampionsTable,
  deed: ChampionsDeed,
  besides: readonly number[] = [],
): void {
  const demands = allDemands(table, deed);
  if (demands.length === 0) return;
  const { card, seat } = deed;
  const symbols = [...besides, ...symbolsDemanded(table, demands)];
  symbols.sort((one, other) => one - other);
  const tells = table.state.stack.length - 1;
  table.start(meeting, { card, seat, symbols, demands: otherDemands(demands), tells });
}

export const meeting = championsProcedure<Meeting>('paying additional costs', 'cost', [
  {
    name: 'pay resources',
    question(table, { card, seat, symbols, demands }) {
      if (symbols.length === 0) return null;
      const reserves = reservesFor(table, demands, card);
      const cost = costFor(table, seat, card, symbols, reserves);
      const options = cost.sources.map(({ option }) => option);
      const ask = { say: 'pay', card, symbols: [...symbols] };
      const prompt = payWith({ seat, ask, rule: 'cost', options }, cost);
      return inOrder(table, prompt);
    },
    answered(table, { card, seat }, picked) {
      spend(table, seat, card, picked);
    },
  },
  {
    name: 'pay the rest',
    run: (table, { demands, tells }) => charge(table, demands, tells),
  },
]);

export const USING = 'using an ability at a cost';

export interface Using extends Charges {
  readonly card: CardId;
  readonly ability: number;
  readonly scope: Demand['scope'];
  /** How many parts of the ability's own cost have been paid together with what is demanded. */
  prepaid: number;
}

/** An ability is used that cards in play have made dearer. */
export const usingAtCost = championsProcedure<Using>(USING, 'initiating abilities', [
  {
    name: 'pay what is demanded',
    run(table, locals) {
      const { card, ability, scope } = locals;
      locals.prepaid = spentBy(table, card, ability).length;
      const besides = symbolsSpentBy(table, card, ability);
      meetDemands(table, { to: 'use', card, seat: scope.seat }, besides);
    },
  },
  {
    name: 'use it',
    run(table, { unpaid, ability, scope }) {
      if (unpaid) leave(table);
      else useAbility(table, ability, scope);
    },
  },
  {
    name: 'after the ability',
    run: (table, { card, scope }) => occur(table, event.abilityResolved(card, scope.seat)),
  },
]);
