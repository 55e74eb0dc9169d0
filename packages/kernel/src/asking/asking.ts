import type {
  Amount,
  Cards,
  CommonAmount,
  CommonCondition,
  CommonFilter,
  Condition,
  Filter,
  Modifier,
  Query,
  Ref,
} from '../abilities/ability.ts';
import { isRef } from '../abilities/ability.ts';
import type { Definition, Table } from '../game/rules.ts';
import type { CardId, Seat } from '../state/ids.ts';
import { NONE } from '../state/ids.ts';
import { cardOf } from '../state/state.ts';
import type { Happening, Scope } from './scope.ts';
import { scopeOf } from './scope.ts';

/** Asks the position what an ability wants to know. Nothing here changes anything. */

export function cardAt(ref: Ref, scope: Scope): CardId {
  switch (ref.ref) {
    case 'this':
      return scope.source;
    case 'subject':
      return scope.event?.card ?? NONE;
    case 'cause':
      return scope.event?.source ?? NONE;
    case 'slot':
      return scope.slots[ref.slot]?.[0] ?? NONE;
  }
}

/** The cards meant by a reference or a query, in the order of the table. */
export function cardsOf(table: Table, cards: Cards, scope: Scope): readonly CardId[] {
  if (!isRef(cards)) return select(table, cards, scope);
  if (cards.ref === 'slot') return scope.slots[cards.slot] ?? [];
  const card = cardAt(cards, scope);
  return card === NONE ? [] : [card];
}

/** The first of the cards meant, or NONE. */
export function firstOf(table: Table, cards: Cards, scope: Scope): CardId {
  return isRef(cards) ? cardAt(cards, scope) : (select(table, cards, scope)[0] ?? NONE);
}

/** Whether it is not known yet which cards are meant: what a cost will be paid with, say. */
export function isUnbound(cards: Cards, scope: Scope): boolean {
  const ref = isRef(cards) ? cards : typeof cards.in === 'string' ? null : cards.in;
  return ref?.ref === 'slot' && scope.slots[ref.slot] === undefined;
}

/** Those of the cards meant that an effect can be done to: some may be immune to it. */
export function affected(table: Table, cards: Cards, scope: Scope): readonly CardId[] {
  const meant = cardsOf(table, cards, scope);
  const { spares } = table.game;
  return spares ? meant.filter((card) => !spares(table, card, scope)) : meant;
}

/** Whether some of the cards meant pass the test; what is not known yet might. */
export function some(
  table: Table,
  cards: Cards,
  scope: Scope,
  test: (card: CardId) => boolean,
): boolean {
  if (isUnbound(cards, scope)) return true;
  const { spares } = table.game;
  return cardsOf(table, cards, scope).some((card) => !spares?.(table, card, scope) && test(card));
}

/** Whether something cannot be told, because it speaks of cards not known yet. */
export const isUntold = (node: unknown, scope: Scope): boolean =>
  slotsIn(node).some((slot) => scope.slots[slot] === undefined);

/** The slots that a node speaks of: asked for all the time, and always the same. */
const SLOTS = new WeakMap<object, readonly number[]>();
const NO_SLOTS: readonly number[] = [];

function slotsIn(node: unknown): readonly number[] {
  if (typeof node !== 'object' || node === null) return NO_SLOTS;
  const known = SLOTS.get(node);
  if (known) return known;
  const found = 'slot' in node ? [node.slot as number] : Object.values(node).flatMap(slotsIn);
  SLOTS.set(node, found);
  return found;
}

/** The seat that is `you` on a card: its controller, or the game's answer if nobody controls it. */
export function youOn(table: Table, card: CardId, event: Happening | null): Seat {
  const { controller } = cardOf(table.state, card);
  return controller === NONE ? (table.game.you?.(table, card, event) ?? NONE) : controller;
}

export function select(table: Table, query: Query, scope: Scope): readonly CardId[] {
  const found = listed(table, query.in, scope);
  const { where } = query;
  return where ? found.filter((card) => matches(table, where, card, scope)) : found;
}

function listed(table: Table, from: Query['in'], scope: Scope): readonly CardId[] {
  if (typeof from !== 'string') return cardsOf(table, from, scope);
  const source = table.game.sourceOf.get(from);
  if (!source) throw new Error(`no set of cards '${from}'`);
  return source(table, scope);
}

export function matches(table: Table, filter: Filter, card: CardId, scope: Scope): boolean {
  const known = filter as CommonFilter;
  switch (known.is) {
    case 'all':
      return known.of.every((part) => matches(table, part, card, scope));
    case 'any':
      return known.of.some((part) => matches(table, part, card, scope));
    case 'not':
      return !matches(table, known.of, card, scope);
    case 'same':
      return cardsOf(table, known.as, scope).includes(card);
    case 'stat': {
      const now = value(table, card, known.stat);
      return (
        (known.least === undefined || now >= amount(table, known.least, scope)) &&
        (known.most === undefined || now <= amount(table, known.most, scope))
      );
    }
    case 'token':
      return (
        (cardOf(table.state, card).tokens[known.token] ?? 0) >= amount(table, known.least, scope)
      );
    default: {
      const test = table.game.filters[filter.is];
      if (!test) throw new Error(`no test '${filter.is}'`);
      return test(table, card, scope, filter);
    }
  }
}

export function amount(table: Table, node: Amount, scope: Scope): number {
  if (typeof node === 'number') return node;
  const known = node as Exclude<CommonAmount, number>;
  switch (known.amount) {
    case 'count':
      return select(table, known.of, scope).length;
    case 'stat': {
      const card = firstOf(table, known.of, scope);
      return card === NONE ? 0 : value(table, card, known.stat);
    }
    case 'token': {
      const card = firstOf(table, known.of, scope);
      return card === NONE ? 0 : (cardOf(table.state, card).tokens[known.token] ?? 0);
    }
    case 'event':
      return scope.event?.amount ?? 0;
    case 'slot':
      return scope.slots[known.slot]?.length ?? 0;
    case 'done':
      return scope.done[known.slot] ?? 0;
    case 'times':
      return amount(table, known.of, scope) * known.by;
    case 'sum':
      return known.of.reduce<number>((sum, part) => sum + amount(table, part, scope), 0);
    case 'atMost':
      return Math.min(amount(table, known.of, scope), amount(table, known.most, scope));
    case 'if':
      return amount(table, holds(table, known.when, scope) ? known.yes : known.no, scope);
    default: {
      known satisfies never;
      const own = table.game.amounts?.[node.amount];
      if (!own) throw new Error(`no amount '${node.amount}'`);
      return own(table, scope, node);
    }
  }
}

export function holds(table: Table, condition: Condition, scope: Scope): boolean {
  const known = condition as CommonCondition;
  switch (known.fact) {
    case 'all':
      return known.of.every((part) => holds(table, part, scope));
    case 'any':
      return known.of.some((part) => holds(table, part, scope));
    case 'not':
      return !holds(table, known.of, scope);
    case 'exists':
      return select(table, known.of, scope).length >= amount(table, known.least, scope);
    case 'card': {
      const found = firstOf(table, known.card, scope);
      return found !== NONE && matches(table, known.where, found, scope);
    }
    case 'atLeast':
      return amount(table, known.of, scope) >= amount(table, known.least, scope);
    case 'mark':
      return scope.event?.marks.includes(known.mark) ?? false;
    default: {
      const fact = table.game.facts[condition.fact];
      if (!fact) throw new Error(`no fact '${condition.fact}'`);
      return fact(table, scope, condition);
    }
  }
}

/** One reason why a value is not the printed one. */
export interface Contribution {
  readonly source: CardId;
  readonly op: Modifier['op'];
  readonly by: number;
}

/**
 * The present value of a stat: printed, then set, then added and subtracted, then multiplied;
 * rounded up, never below zero. The usual case, nothing in play that changes this stat, costs
 * one look at the index.
 */
export function value(table: Table, card: CardId, stat: string, cause: CardId = NONE): number {
  const { state, game } = table;
  const index = indexOf(game, stat);
  const { design } = cardOf(state, card);
  const printed = game.base[state.seats]?.[design]?.[index] ?? 0;
  const isChanged =
    state.modifying[index]?.length !== 0 ||
    state.lasting.length > 0 ||
    game.ownModifiers[design]?.length !== 0;
  if (!isChanged) return printed;
  // A change that asks for the very value it changes sees the printed one.
  const question = card * game.stats.length + index;
  if (table.asking.includes(question)) return printed;
  table.asking.push(question);
  try {
    return total(printed, contributions(table, card, stat, cause));
  } finally {
    table.asking.pop();
  }
}

/** Whether nothing at all changes a stat now: every card in play has its printed value. */
export function isPrinted(table: Table, stat: string): boolean {
  const { state, game } = table;
  return state.lasting.length === 0 && state.modifying[indexOf(game, stat)]?.length === 0;
}

function indexOf({ statIndex }: Definition, stat: string): number {
  const index = statIndex.get(stat);
  if (index === undefined) throw new Error(`no stat '${stat}'`);
  return index;
}

/** The printed value, for the number of seats. */
export function printedValue({ state, game }: Table, card: CardId, stat: string): number {
  return game.base[state.seats]?.[cardOf(state, card).design]?.[indexOf(game, stat)] ?? 0;
}

/** Where each change of a value comes from, in the order of play. */
export function contributions(
  table: Table,
  card: CardId,
  stat: string,
  cause: CardId = NONE,
): readonly Contribution[] {
  const { state, game } = table;
  const found: Contribution[] = [];
  for (const source of state.modifying[indexOf(game, stat)] ?? []) {
    const { design } = cardOf(state, source);
    for (const modifier of game.modifiers[design] ?? []) {
      if (modifier.stat !== stat) continue;
      contribute(table, modifier, card, cause, scopeOf(source, youOn(table, source, null)), found);
    }
  }
  for (const modifier of changesOfItself(table, card)) {
    if (modifier.stat !== stat) continue;
    const { owner } = cardOf(state, card);
    const you = owner === NONE ? youOn(table, card, null) : owner;
    contribute(table, modifier, card, cause, scopeOf(card, you), found);
  }
  for (const { modifier, scope } of state.lasting) {
    if (modifier.stat === stat) contribute(table, modifier, card, cause, scope, found);
  }
  return found;
}

const NO_CHANGES: readonly Modifier[] = [];

/** What a card out of play changes of itself; in play it is one of those that change stats. */
function changesOfItself({ state, game }: Table, card: CardId): readonly Modifier[] {
  const { design, zone } = cardOf(state, card);
  const own = game.ownModifiers[design] ?? NO_CHANGES;
  return own.length === 0 || game.zoneInfo(zone).inPlay ? NO_CHANGES : own;
}

function contribute(
  table: Table,
  modifier: Modifier,
  card: CardId,
  cause: CardId,
  scope: Scope,
  found: Contribution[],
): void {
  if (!matches(table, modifier.of, card, scope)) return;
  const { against } = modifier;
  if (against && (cause === NONE || !matches(table, against, cause, scope))) return;
  if (modifier.while && !holds(table, modifier.while, scope)) return;
  if (table.game.spares?.(table, card, scope)) return;
  found.push({ source: scope.source, op: modifier.op, by: amount(table, modifier.by, scope) });
}

function total(printed: number, changes: readonly Contribution[]): number {
  let result = printed;
  for (const change of changes) if (change.op === 'set') result = change.by;
  for (const change of changes) if (change.op === 'add') result += change.by;
  for (const change of changes) if (change.op === 'times') result *= change.by;
  for (const change of changes) if (change.op === 'most') result = Math.min(result, change.by);
  for (const change of changes) if (change.op === 'fix') result = change.by;
  return Math.max(0, Math.ceil(result));
}
