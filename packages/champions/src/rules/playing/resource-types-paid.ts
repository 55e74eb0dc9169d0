import type { CardId, Effect } from '@grimrule/kernel';
import { canPay, plainOption } from '@grimrule/kernel';
import { printedAs } from '../../cards/designs.ts';
import type { ChampionsTable } from '../../table.ts';
import type { ChampionsFact } from '../../vocabulary/nodes.ts';
import { RESOURCES } from '../../vocabulary/nodes.ts';
import { bitOf } from './resources.ts';

/** The types of resource whose use a card asks for, as bits. */
function askedBy({ state }: ChampionsTable, card: CardId): number {
  return printedAs(state, card).abilities.reduce(
    (bits, ability) => ('effect' in ability ? bits | askedOf(ability.effect) : bits),
    0,
  );
}

/** Asked whenever a card is paid for, and always the same for one effect. */
const ASKED = new WeakMap<Effect, number>();

function askedOf(effect: Effect): number {
  const known = ASKED.get(effect);
  if (known !== undefined) return known;
  const asked = askedIn(effect);
  ASKED.set(effect, asked);
  return asked;
}

function askedIn(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0;
  const { fact, resource } = node as Partial<Extract<ChampionsFact, { fact: 'paidWith' }>>;
  const own = fact === 'paidWith' && resource ? bitOf(resource) : 0;
  return Object.values(node).reduce((bits: number, part) => bits | askedIn(part), own);
}

/**
 * RR: Wild Resource, Cost. A resource is used as one type, and what was spent beyond the cost was
 * not paid. So these are the sets of types, of those a card asks for, that it can have been paid
 * with; none of them could have one more.
 */
export function waysPaid(
  table: ChampionsTable,
  card: CardId,
  symbols: readonly number[],
  spent: readonly number[],
): readonly number[] {
  if (symbols.length === 0) return [];
  const asked = askedBy(table, card);
  if (asked === 0) return [];
  const found: number[] = [];
  // From many types to few, so that a set is found before its parts.
  for (const bits of ALL_SETS) {
    if ((bits & ~asked) !== 0 || found.some((more) => (more & bits) === bits)) continue;
    if (
      isPaidWith(
        symbols,
        spent,
        TYPES.filter((type) => (type & bits) !== 0),
      )
    )
      found.push(bits);
  }
  return found;
}

/**
 * The types that can have paid for all of it, each alone. What costs nothing was paid with none
 * (FAQ, Unstoppable Force).
 */
export function onlyPaidWith(symbols: readonly number[], spent: readonly number[]): number {
  if (symbols.length === 0) return 0;
  return TYPES.filter((type) => {
    const fitting = spent.filter((resource) => (resource & type) !== 0);
    return fitting.length >= symbols.length && symbols.every((symbol) => (symbol & type) !== 0);
  }).reduce((bits, type) => bits | type, 0);
}

const TYPES = RESOURCES.map(bitOf);
const size = (bits: number) => TYPES.filter((type) => (type & bits) !== 0).length;
const ALL_SETS = Array.from({ length: 1 << TYPES.length }, (_, bits) => bits).sort(
  (one, other) => size(other) - size(one),
);

/** Whether each of these types can be what a resource of its own was used as. */
function isPaidWith(
  symbols: readonly number[],
  spent: readonly number[],
  types: readonly number[],
): boolean {
  const [type, ...others] = types;
  if (type === undefined)
    return canPay(symbols, [{ option: plainOption(''), gives: spent, worth: 0 }]);
  return spent.some(
    (resource, at) =>
      (resource & type) !== 0 &&
      symbols.some(
        (symbol, place) =>
          (symbol & type) !== 0 &&
          isPaidWith(symbols.toSpliced(place, 1), spent.toSpliced(at, 1), others),
      ),
  );
}
