import type {
  Amount,
  Cards,
  CommonCondition,
  CommonFilter,
  Condition,
  Filter,
  Modifier,
  Query,
  Ref,
} from './ability.ts';
import { isRef } from './ability.ts';
import type { Scope } from './scope.ts';
import { scopeOf } from './scope.ts';
import type { CardId } from './state.ts';
import { cardOf, NONE } from './state.ts';
import type { Table } from './table.ts';

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

export function select(table: Table, query: Query, scope: Scope): readonly CardId[] {
  const source = table.game.sources[query.in];
  if (!source) throw new Error(`no set of cards '${query.in}'`);
  const found = source(table, scope);
  const { where } = query;
  return where ? found.filter((card) => matches(table, where, card, scope)) : found;
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
      return cardAt(known.as, scope) === card;
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
  switch (node.amount) {
    case 'count':
      return select(table, node.of, scope).length;
    case 'stat': {
      const card = cardAt(node.of, scope);
      return card === NONE ? 0 : value(table, card, node.stat);
    }
    case 'token': {
      const card = cardAt(node.of, scope);
      return card === NONE ? 0 : (cardOf(table.state, card).tokens[node.token] ?? 0);
    }
    case 'event':
      return scope.event?.amount ?? 0;
    case 'slot':
      return scope.slots[node.slot]?.length ?? 0;
    case 'times':
      return amount(table, node.of, scope) * node.by;
    case 'sum':
      return node.of.reduce<number>((sum, part) => sum + amount(table, part, scope), 0);
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
      const found = cardAt(known.card, scope);
      return found !== NONE && matches(table, known.where, found, scope);
    }
    case 'atLeast':
      return amount(table, known.of, scope) >= amount(table, known.least, scope);
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
export function value(table: Table, card: CardId, stat: string): number {
  const { state, game } = table;
  const index = game.statIndex[stat];
  if (index === undefined) throw new Error(`no stat '${stat}'`);
  const printed = game.base[cardOf(state, card).design]?.[index] ?? 0;
  if (state.modifying[index]?.length === 0 && state.lasting.length === 0) return printed;
  // A change that asks for the very value it changes sees the printed one.
  const question = card * game.stats.length + index;
  if (table.asking.includes(question)) return printed;
  table.asking.push(question);
  try {
    return total(printed, contributions(table, card, stat));
  } finally {
    table.asking.pop();
  }
}

/** Whether nothing at all changes a stat now: every card has its printed value. */
export function isPrinted(table: Table, stat: string): boolean {
  const { state, game } = table;
  return state.lasting.length === 0 && state.modifying[game.statIndex[stat] ?? NONE]?.length === 0;
}

/** Where each change of a value comes from, in the order of play. */
export function contributions(table: Table, card: CardId, stat: string): readonly Contribution[] {
  const { state, game } = table;
  const found: Contribution[] = [];
  for (const source of state.modifying[game.statIndex[stat] ?? -1] ?? []) {
    const { design, controller } = cardOf(state, source);
    for (const modifier of game.modifiers[design] ?? []) {
      if (modifier.stat !== stat) continue;
      contribute(table, modifier, card, scopeOf(source, controller), found);
    }
  }
  for (const { modifier, scope } of state.lasting) {
    if (modifier.stat === stat) contribute(table, modifier, card, scope, found);
  }
  return found;
}

function contribute(
  table: Table,
  modifier: Modifier,
  card: CardId,
  scope: Scope,
  found: Contribution[],
): void {
  if (!matches(table, modifier.of, card, scope)) return;
  if (modifier.while && !holds(table, modifier.while, scope)) return;
  found.push({ source: scope.source, op: modifier.op, by: amount(table, modifier.by, scope) });
}

function total(printed: number, changes: readonly Contribution[]): number {
  let result = printed;
  for (const change of changes) if (change.op === 'set') result = change.by;
  for (const change of changes) if (change.op === 'add') result += change.by;
  for (const change of changes) if (change.op === 'times') result *= change.by;
  return Math.max(0, Math.ceil(result));
}
