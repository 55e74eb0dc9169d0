import {
  amount,
  cardsOf,
  firstOf,
  holds,
  isUnbound,
  isUntold,
  matches,
  select,
  youOn,
} from '../asking/asking.ts';
import type { Scope } from '../asking/scope.ts';
import { bind, seenBy } from '../asking/scope.ts';
import type { Table } from '../game/rules.ts';
import type { CardId } from '../state/ids.ts';
import { NONE } from '../state/ids.ts';
import type { Cards, CommonFilter, Effect, Filter, Query, Structure } from './ability.ts';

/** A cost has to be paid in full: all of its parts. */
export function payable(table: Table, cost: Effect, scope: Scope): boolean {
  const known = cost as Structure;
  if (known.do === 'sequence') return known.effects.every((part) => payable(table, part, scope));
  const inFull = table.game.actOf.get(cost.do)?.payable?.(table, cost, scope) ?? true;
  return inFull && possible(table, cost, scope);
}

/** Whether an effect has something to work on: a card to choose, a card to be done to. */
export function possible(table: Table, effect: Effect, scope: Scope): boolean {
  const known = effect as Structure;
  switch (known.do) {
    case 'sequence':
    case 'either':
      return known.effects.some((part) => possible(table, part, scope));
    case 'choose':
      return known.search === true || canChoose(table, known, scope);
    case 'each':
      return isUnbound(known.of, scope) || cardsOf(table, known.of, scope).length > 0;
    case 'if': {
      const { when, body, otherwise } = known;
      const now = holds(table, when, scope);
      const branch = now ? body : otherwise;
      if (branch && possible(table, branch, scope)) return true;
      const other = now ? otherwise : body;
      const mayTurn = isUntold(when, scope) || table.game.isOpen?.(table, when, scope);
      return !!other && !!mayTurn && possible(table, other, scope);
    }
    case 'may':
    case 'then':
      return possible(table, known.effect, scope);
    // The alternative for a failed effect is an effect too.
    case 'keep':
      return (
        possible(table, known.effect, scope) ||
        (known.body.do === 'if' && possible(table, known.body, bind(scope, known.slot, [])))
      );
    case 'repeat':
      return (
        (amount(table, known.times, scope) > 0 || isUntold(known.times, scope)) &&
        possible(table, known.body, scope)
      );
    case 'as': {
      if (isUnbound(known.who, scope)) return true;
      const as = asControllerOf(table, known.who, scope);
      return as !== null && possible(table, known.body, as);
    }
    // Replacing an event by nothing is canceling it.
    case 'instead':
    case 'later':
    case 'alter':
      return true;
    case 'lasting':
      return table.game.isOn?.(table, known.until) ?? true;
    default:
      return table.game.actOf.get(effect.do)?.possible?.(table, effect, scope) ?? true;
  }
}

/** The same with the controller of a card as `you`; null if there is no such card or nobody. */
export function asControllerOf(table: Table, who: Cards, scope: Scope): Scope | null {
  const card = firstOf(table, who, scope);
  const seat = card === NONE ? NONE : youOn(table, card, scope.event);
  return seat === NONE ? null : seenBy(scope, seat);
}

export type Choose = Extract<Structure, { readonly do: 'choose' }>;

function canChoose(table: Table, choose: Choose, scope: Scope): boolean {
  const least = Math.max(1, leastOf(table, choose, scope));
  if (hasChoices(table, choose, scope, least)) return true;
  const sofar = bind(scope, choose.slot, []);
  return isUntold(choose.from, sofar) && mayTurnOut(table, choose.from, sofar) >= least;
}

/** How many cards may be meant once it is known what is spoken of: what a cost was paid with, say. */
function mayTurnOut(table: Table, from: Query, scope: Scope): number {
  if (isUnbound(from, scope)) return Number.POSITIVE_INFINITY;
  const { where } = from;
  const there = select(table, { in: from.in }, scope);
  return where ? there.filter((card) => mayMatch(table, where, card, scope)).length : there.length;
}

function mayMatch(table: Table, filter: Filter, card: CardId, scope: Scope): boolean {
  const known = filter as CommonFilter;
  if (known.is === 'all') return known.of.every((part) => mayMatch(table, part, card, scope));
  return isUntold(filter, scope) || matches(table, filter, card, scope);
}

/** How many cards have to be chosen. */
export function leastOf(table: Table, { least }: Choose, scope: Scope): number {
  return least === undefined ? 1 : amount(table, least, scope);
}

/** The cards that can be chosen: those that what follows can be done to. */
export function choices(
  table: Table,
  choose: Choose,
  scope: Scope,
  chosen: readonly CardId[] = [],
): readonly CardId[] {
  const sofar = bind(scope, choose.slot, chosen);
  return select(table, choose.from, sofar).filter(
    (card) => !chosen.includes(card) && isChoice(table, choose, scope, card),
  );
}

/** Whether there are so many choices: asked for every ability in every window, so it only counts. */
function hasChoices(table: Table, choose: Choose, scope: Scope, least: number): boolean {
  let count = 0;
  for (const card of select(table, choose.from, bind(scope, choose.slot, []))) {
    if (isChoice(table, choose, scope, card) && ++count >= least) return true;
  }
  return false;
}

function isChoice(table: Table, { slot, body }: Choose, scope: Scope, card: CardId): boolean {
  if (table.game.spares?.(table, card, scope)) return false;
  return affects(table, body, bind(scope, slot, [card]), slot);
}

/** Whether what follows can be done to the chosen card: parts that do not speak of it are no reason. */
function affects(table: Table, effect: Effect, scope: Scope, slot: number): boolean {
  const about = partsAbout(effect, slot);
  if (about.length === 0) return possible(table, effect, scope);
  return about.some((part) => affects(table, part, scope, slot));
}

/** Asked for every card that could be chosen, and always the same for one effect. */
const ABOUT = new WeakMap<object, readonly Effect[]>();

function partsAbout(effect: Effect, slot: number): readonly Effect[] {
  const found = ABOUT.get(effect);
  if (found) return found;
  const all = partsOf(effect).filter((part) => mentions(part, slot));
  // A later effect on a card does not justify an effect that is impossible now.
  const now = all.filter((part) => part.do !== 'later');
  const about = now.length > 0 ? now : all;
  ABOUT.set(effect, about);
  return about;
}

/** The parts of an effect that are done in any case, one after the other. */
function partsOf(effect: Effect): readonly Effect[] {
  const known = effect as Structure;
  if (known.do === 'sequence') return known.effects;
  return known.do === 'keep' || known.do === 'then' ? [known.effect, known.body] : [];
}

function mentions(node: unknown, slot: number): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ((node as { slot?: unknown }).slot === slot) return true;
  return Object.values(node).some((part) => mentions(part, slot));
}
