import type {
  Effect as AnyEffect,
  CardId,
  Cost,
  Option,
  Reserve,
  Scope,
  Seat,
  Source,
} from '@grimrule/kernel';
import {
  canPay,
  cardOf,
  cardOption,
  contributions,
  costOf,
  firstOf,
  NONE,
  occur,
  printedValue,
  scopeOf,
  value,
  zoneOf,
} from '@grimrule/kernel';
import { AREA, HAND, of } from '../../board.ts';
import { perDesign, printed, printedAs } from '../../cards/designs.ts';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import { isInForm, playerOf } from '../../table.ts';
import type { Effect } from '../../vocabulary/builders.ts';
import type { ChampionsAct, CostSymbol } from '../../vocabulary/nodes.ts';
import { discardFromHand } from '../decks/player-deck.ts';
import { addGenerators, generate, hasChoosyGenerator } from './resource-abilities.ts';
import { ANY, bitOf, printedResources } from './resources.ts';

const symbolOf = (symbol: CostSymbol) => (symbol === 'any' ? ANY : bitOf(symbol));

export const symbolsOf = (symbols: readonly CostSymbol[]): readonly number[] =>
  symbols.map(symbolOf).sort((one, other) => one - other);
/** So many symbols that any resource pays; every number of them is made once. */
function anySymbols(count: number): readonly number[] {
  const made = ANYS[count] ?? new Array<number>(count).fill(ANY);
  ANYS[count] = made;
  return made;
}
const ANYS: (readonly number[])[] = [];

/** By design: the aspect for which it gives twice as much, or null. */
const DOUBLED = perDesign<string | null>(null, ({ abilities }) => {
  for (const ability of abilities) {
    const act = ability.kind === 'action' ? (ability.effect as ChampionsAct) : null;
    if (act?.do === 'doubled') return act.faction;
  }
  return null;
});

/** A rough worth of a card that is spent: the worth of playing it. */
const WORTH = perDesign(0, ({ type, cost = 0 }) => (type === 'resource' ? 1 : 1.5 + cost / 4));

/** The resources of a card in hand when it is spent for another card. */
function givenBy(design: number, faction: string | null): readonly number[] {
  const gives = printedResources(design);
  return faction !== null && DOUBLED[design] === faction ? [...gives, ...gives] : gives;
}

/** Purses that are looked into again and again while one question is put together. */
let shared: {
  readonly table: ChampionsTable;
  readonly seat: Seat;
  readonly purses: Map<string, readonly Source[]>;
} | null = null;

/** Within this the player's purse is not counted anew for every card: nothing changes meanwhile. */
export function withOnePurse<T>(table: ChampionsTable, seat: Seat, ask: () => T): T {
  const before = shared;
  shared = { table, seat, purses: new Map() };
  try {
    return ask();
  } finally {
    shared = before;
  }
}

/** Everything a player can spend for a card: cards in hand and resource abilities. */
export function purse(table: ChampionsTable, seat: Seat, forCard: CardId): readonly Source[] {
  const { payOnlyWith } = printedAs(table.state, forCard);
  const all = wholePurse(table, seat, forCard);
  if (!payOnlyWith) return all;
  const bit = bitOf(payOnlyWith);
  return all.filter(({ gives }) => gives.some((resource) => (resource & bit) !== 0));
}

function wholePurse(table: ChampionsTable, seat: Seat, forCard: CardId): readonly Source[] {
  const { faction } = printedAs(table.state, forCard);
  if (shared?.table !== table || shared.seat !== seat || hasChoosyGenerator(table, seat)) {
    return countPurse(table, seat, forCard, faction);
  }
  const known = shared.purses.get(faction);
  if (known) return known;
  // The card that is paid for is among them; the caller leaves it out.
  const counted = countPurse(table, seat, NONE, faction);
  shared.purses.set(faction, counted);
  return counted;
}

function countPurse(
  table: ChampionsTable,
  seat: Seat,
  forCard: CardId,
  faction: string,
): readonly Source[] {
  const { state } = table;
  const sources: Source[] = [];
  for (const card of zoneOf(state, of(AREA, seat))) {
    addGenerators(table, seat, card, forCard, sources);
  }
  for (const card of zoneOf(state, of(HAND, seat))) {
    if (card === forCard || value(table, card, 'cannotBeSpent') > 0) continue;
    const { design } = cardOf(state, card);
    const { spentOnlyIn } = printed(design);
    if (spentOnlyIn && !isInForm(state, seat, spentOnlyIn)) continue;
    const gives = givenBy(design, faction);
    if (gives.length === 0) continue;
    sources.push({ option: cardOption('spend', card), gives, worth: WORTH[design] ?? 2 });
  }
  return sources;
}

/** The cost of playing a card now. An X has been chosen by then. RR: Cost. */
export function symbolsToPlay(
  table: ChampionsTable,
  card: CardId,
  x = 0,
  less = 0,
): readonly number[] {
  const { cost, keywords, payOnlyWith } = printedAs(table.state, card);
  const total = (cost === -1 ? x + addedTo(table, card) : value(table, card, 'cost')) - less;
  if (payOnlyWith) return new Array<number>(Math.max(0, total)).fill(bitOf(payOnlyWith));
  if (!keywords?.requirement) return anySymbols(Math.max(0, total));
  const required = symbolsOf(keywords.requirement);
  return [...required, ...anySymbols(Math.max(0, total - required.length))];
}

/** Parts of a cost that are paid with resources. */
type Spend = Extract<ChampionsAct, { readonly do: 'spend' | 'payPrintedCost' }>;

/** RR: Cost. Per player means for each player who began the game. */
export function symbolsToSpend(table: ChampionsTable, act: Spend, scope: Scope): readonly number[] {
  if (act.do === 'payPrintedCost') return printedCost(table, firstOf(table, act.of, scope));
  const times = act.perPlayer ? table.state.seats : 1;
  return symbolsOf(Array.from({ length: times }, () => act.resources).flat());
}

export function printedCost(table: ChampionsTable, card: CardId): readonly number[] {
  return card === NONE ? [] : anySymbols(printedValue(table, card, 'cost'));
}

/** Resources that the cost of an ability asks for: each part of it that spends some. */
export function spentBy(table: ChampionsTable, card: CardId, index: number): readonly Spend[] {
  const cost = costOfAbility(table, card, index);
  return cost ? partsOf(cost).filter(isSpend) : NOTHING_SPENT;
}
const NOTHING_SPENT: readonly Spend[] = [];

/** What an ability costs besides the card; nothing if the card is not played for an ability. */
export function costOfAbility(
  { state }: ChampionsTable,
  card: CardId,
  index: number,
): AnyEffect | undefined {
  if (index === NONE) return undefined;
  const ability = printedAs(state, card).abilities[index];
  return ability && 'cost' in ability ? ability.cost : undefined;
}

export function symbolsSpentBy(
  table: ChampionsTable,
  card: CardId,
  index: number,
): readonly number[] {
  const scope = scopeOf(card, playerOf(table.state, card));
  return spentBy(table, card, index).flatMap((act) => symbolsToSpend(table, act, scope));
}

export const isSpend = (part: Effect): part is Spend =>
  part.do === 'spend' || part.do === 'payPrintedCost';

/** A cost in its parts, all of which have to be paid. */
export function partsOf(cost: AnyEffect): readonly Effect[] {
  const known = cost as Effect;
  return known.do === 'sequence' ? known.effects : [known];
}

/** Effects can change the payment for an X; the X stays as it is. RR: Non-Numerical Variable. */
function addedTo(table: ChampionsTable, card: CardId): number {
  const changes = contributions(table, card, 'cost');
  return changes.reduce((sum, { op, by }) => (op === 'add' ? sum + by : sum), 0);
}

export function canAfford(
  table: ChampionsTable,
  seat: Seat,
  card: CardId,
  symbols: readonly number[],
  reserves: readonly Reserve[] = NO_RESERVES,
): boolean {
  if (symbols.length === 0 && reserves.length === 0) return true;
  return canPay(symbols, purse(table, seat, card), card, reserves);
}
const NO_RESERVES: readonly Reserve[] = [];

/** More may be spent than is needed; what is too much is lost. */
export function costFor(
  table: ChampionsTable,
  seat: Seat,
  card: CardId,
  symbols: readonly number[],
  reserves: readonly Reserve[] = NO_RESERVES,
): Cost {
  const kept = reserves.length > 0 ? reserves : undefined;
  return costOf(symbols, purse(table, seat, card), true, kept);
}

/** Spends what was picked; gives the resources in the order they were generated. */
export function spend(
  table: ChampionsTable,
  seat: Seat,
  forCard: CardId,
  picked: readonly Option[],
): readonly number[] {
  const { state } = table;
  const { faction } = printedAs(state, forCard);
  const spent: number[] = [];
  const cards: CardId[] = [];
  for (const option of picked) {
    const { verb, card, ability } = option;
    if (card === undefined) continue;
    if (verb === 'spend') spent.push(...givenBy(cardOf(state, card).design, faction));
    else if (ability !== undefined) spent.push(...generate(table, option, seat));
    cards.push(card);
  }
  const fromHand = picked.flatMap(({ verb, card }) =>
    verb === 'spend' && card !== undefined ? [card] : [],
  );
  discardFromHand(table, fromHand);
  if (cards.length > 0) table.tell?.({ say: 'paid', seat, cards }, 'cost');
  // Each answers for itself as a card does that has just left play.
  const events = fromHand.map((card) => event.spent(card, seat, of(AREA, seat)));
  if (events.length > 0) occur(table, ...events);
  return spent;
}
