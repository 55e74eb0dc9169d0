import type { Dice } from '../chance/random.ts';
import type { CardId } from '../state/ids.ts';
import type { Option } from './option.ts';
import { sameOption } from './option.ts';

/**
 * Something that can be spent. `gives` holds one mask per resource it yields; the bits are the
 * game's kinds of symbol that this resource may stand for.
 */
export interface Source {
  readonly option: Option;
  readonly gives: readonly number[];
  /** Its worth to the player; the proposal spends the least. */
  readonly worth: number;
}

/** The cost: one bit per symbol, the kind of symbol it is, and the sources that may pay it. */
export interface Cost {
  readonly symbols: readonly number[];
  readonly sources: readonly Source[];
  /** Whether more may be spent than is needed. That is never asked or listed, but accepted. */
  readonly overpay?: boolean | undefined;
  /** Sources that must not all be spent, because another cost has to be paid with them too. */
  readonly reserves?: readonly Reserve[] | undefined;
}

export const costOf = (
  symbols: readonly number[],
  sources: readonly Source[],
  overpay?: boolean,
  reserves?: readonly Reserve[],
): Cost => ({ symbols, sources, overpay, reserves });

const payingFrom = ({ symbols, overpay, reserves }: Cost, sources: readonly Source[]): Cost =>
  costOf(symbols, sources, overpay, reserves);

/** So many of these cards have to be left. */
export interface Reserve {
  readonly cards: readonly CardId[];
  readonly least: number;
}

const NO_RESERVES: readonly Reserve[] = [];

function leaves(reserves: readonly Reserve[], spent: readonly Source[]): boolean {
  return reserves.every(({ cards, least }) => {
    const gone = spent.filter(
      ({ option }) => option.card !== undefined && cards.includes(option.card),
    );
    return cards.length - gone.length >= least;
  });
}

/**
 * Resources are matched to symbols one by one; a resource that fits nowhere may still fit if an
 * earlier one moves to another symbol. Sources taken in the order of their worth therefore give
 * the cheapest payment there is, and sources in random order a random one.
 *
 * Whether a card can be paid for is asked for every card in hand at every decision, so there is
 * one matching at a time, in memory that is used again.
 */
const held = new Int32Array(31);
let wanted: readonly number[] = [];
let matched = 0;

function beginMatching(symbols: readonly number[]): void {
  if (symbols.length > held.length) throw new Error('no cost has so many symbols');
  wanted = symbols;
  matched = 0;
  held.fill(0, 0, symbols.length);
}

/** Finds room for one more resource; false if it would pay nothing. */
function match(resource: number): boolean {
  if (matched === wanted.length || !place(resource, 0)) return false;
  matched++;
  return true;
}

function place(resource: number, tried: number): boolean {
  let visited = tried;
  for (let index = 0; index < wanted.length; index++) {
    if ((visited & (1 << index)) !== 0 || (resource & (wanted[index] ?? 0)) === 0) continue;
    visited |= 1 << index;
    const holder = held[index] ?? 0;
    if (holder === 0 || place(holder, visited)) {
      held[index] = resource;
      return true;
    }
  }
  return false;
}

/** Whether these sources together, except one card, can pay the symbols at all. */
export function canPay(
  symbols: readonly number[],
  sources: readonly Source[],
  except?: CardId,
  reserves: readonly Reserve[] = NO_RESERVES,
): boolean {
  if (reserves.length > 0) {
    const others = sources.filter(({ option }) => option.card !== except);
    return !waysToPay(costOf(symbols, others, false, reserves)).next().done;
  }
  if (symbols.length === 0) return true;
  const kind = kindOf(symbols);
  if (kind !== null) return enoughFit(kind, symbols.length, sources, except);
  beginMatching(symbols);
  for (const source of sources) {
    if (except !== undefined && source.option.card === except) continue;
    for (const resource of source.gives) {
      if (match(resource) && matched === symbols.length) return true;
    }
  }
  return false;
}

/** The kind of symbol that all of these are, as most costs have it: then nothing has to be matched. */
function kindOf(symbols: readonly number[]): number | null {
  const [kind = null] = symbols;
  for (const symbol of symbols) if (symbol !== kind) return null;
  return kind;
}

function enoughFit(
  kind: number,
  needed: number,
  sources: readonly Source[],
  except: CardId | undefined,
): boolean {
  let count = 0;
  for (const source of sources) {
    if (except !== undefined && source.option.card === except) continue;
    count += fitting(kind, source);
    if (count >= needed) return true;
  }
  return false;
}

/** How many resources of a source pay a symbol of this kind. */
function fitting(kind: number, { gives }: Source): number {
  let count = 0;
  for (const resource of gives) if ((resource & kind) !== 0) count++;
  return count;
}

/**
 * Whether counting alone shows that there are several ways to pay: one spends the source that gives
 * most, and the others would do without it.
 */
function hasManyWays({ symbols, sources, reserves }: Cost): boolean {
  const kind = kindOf(symbols);
  const [first] = sources;
  if (kind === null || first === undefined || reserves) return false;
  let best = first;
  for (const source of sources) if (fitting(kind, source) > fitting(kind, best)) best = source;
  let others = 0;
  for (const source of sources) {
    if (source !== best && !alike(source, best)) others += fitting(kind, source);
  }
  return fitting(kind, best) > 0 && others >= symbols.length;
}

/** Takes sources in the given order, each only if it still pays something. */
function payInOrder(symbols: readonly number[], sources: readonly Source[]): readonly Source[] {
  beginMatching(symbols);
  const spent: Source[] = [];
  for (const source of sources) {
    if (matched === symbols.length) break;
    let helps = false;
    for (const resource of source.gives) if (match(resource)) helps = true;
    if (helps) spent.push(source);
  }
  return withoutNeedless(symbols, spent);
}

/** A source that yields several resources can make an earlier one needless. */
function withoutNeedless(symbols: readonly number[], spent: readonly Source[]): readonly Source[] {
  if (spent.every(givesOne)) return spent;
  return spent.reduce<readonly Source[]>((kept, source) => {
    const others = kept.filter((other) => other !== source);
    return canPay(symbols, others) ? others : kept;
  }, spent);
}

const givesOne = ({ gives }: Source) => gives.length === 1;

/** Resources that lie on the same card are the same to pay with. */
function alike({ option, gives }: Source, other: Source | undefined): boolean {
  if (option.card === undefined || option.card !== other?.option.card) return false;
  if (option.verb !== other.option.verb || gives.length !== other.gives.length) return false;
  return gives.every((resource, index) => resource === other.gives[index]);
}

const optionsOf = (spent: readonly Source[]) => spent.map(({ option }) => option);

/** How many ways to pay are compared when sources yield several resources. */
const COMPARED = 2000;

export function cheapest(cost: Cost): readonly Option[] {
  const sorted = [...cost.sources].sort((one, other) => one.worth - other.worth);
  const first = firstWay(payingFrom(cost, sorted));
  if (!cost.reserves && cost.sources.every(givesOne)) return optionsOf(first);
  let best = first;
  let compared = 0;
  for (const way of waysToPay(cost)) {
    if (worthOf(way) < worthOf(best)) best = way;
    if (++compared === COMPARED) break;
  }
  return optionsOf(best);
}

/** Sources in the order given, as far as they are needed and may be spent. */
function firstWay(cost: Cost): readonly Source[] {
  if (!cost.reserves) return payInOrder(cost.symbols, cost.sources);
  const way = waysToPay(cost).next();
  return way.done ? [] : way.value;
}

const worthOf = (spent: readonly Source[]) => spent.reduce((sum, { worth }) => sum + worth, 0);

export function anyPayment(cost: Cost, dice: Dice): readonly Option[] {
  return optionsOf(firstWay(payingFrom(cost, dice.shuffle([...cost.sources]))));
}

/** The one way to pay, or null if there are several. */
export function onlyPayment(cost: Cost): readonly Option[] | null {
  const { symbols, sources } = cost;
  if (symbols.length === 0) return [];
  if (hasManyWays(cost)) return null;
  const way = firstWay(cost);
  if (sources.length === way.length) return optionsOf(way);
  if (cost.reserves || !sources.every(givesOne)) {
    const ways = waysToPay(cost);
    ways.next();
    return ways.next().done ? optionsOf(way) : null;
  }
  // Payments of single resources differ by exchanging one source for another.
  for (const other of sources) {
    if (way.includes(other)) continue;
    for (const source of way) {
      if (alike(source, other)) continue;
      const exchanged = way.map((each) => (each === source ? other : each));
      if (canPay(symbols, exchanged)) return null;
    }
  }
  return optionsOf(way);
}

/** Whether these options pay the cost: all symbols and, where it matters, nothing for nothing. */
export function covers(cost: Cost, picked: readonly Option[]): boolean {
  const spent: Source[] = [];
  for (const option of picked) {
    const source = cost.sources.find((each) => sameOption(each.option, option));
    if (source) spent.push(source);
  }
  if (spent.length < picked.length) return false;
  if (cost.reserves && !leaves(cost.reserves, spent)) return false;
  return cost.overpay ? canPay(cost.symbols, spent) : paysExactly(cost.symbols, spent);
}

function paysExactly(symbols: readonly number[], spent: readonly Source[]): boolean {
  if (!canPay(symbols, spent)) return false;
  if (spent.every(givesOne)) return spent.length === symbols.length;
  return spent.every(
    (source) =>
      !canPay(
        symbols,
        spent.filter((other) => other !== source),
      ),
  );
}

/** Every way to pay, in the order of the sources; those that only differ by equal resources once. */
export function* payments(cost: Cost): Generator<readonly Option[]> {
  for (const way of waysToPay(cost)) yield optionsOf(way);
}

function* waysToPay({
  symbols,
  sources,
  reserves = NO_RESERVES,
}: Cost): Generator<readonly Source[]> {
  function* extend(from: number, spent: readonly Source[]): Generator<readonly Source[]> {
    if (!leaves(reserves, spent)) return;
    if (canPay(symbols, spent)) {
      if (paysExactly(symbols, spent)) yield spent;
      return;
    }
    if (spent.length >= symbols.length) return;
    for (let next = from; next < sources.length; next++) {
      const source = sources[next];
      // An unspent card stands for all equal ones in the same place.
      const again = next > from && source && alike(source, sources[next - 1]);
      if (source && !again) yield* extend(next + 1, [...spent, source]);
    }
  }
  yield* extend(0, []);
}
