import type { Action, Effect, Structure, Triggered } from './ability.ts';
import { holds, select } from './asking.ts';
import { timesUsed } from './limits.ts';
import type { Refusal } from './prompt.ts';
import type { Scope } from './scope.ts';
import { bind } from './scope.ts';
import type { CardId } from './state.ts';
import type { Table } from './table.ts';

/**
 * Could this ability be used now? Answered from its data, without trying it. Null means yes.
 */
export function initiation(
  table: Table,
  ability: Action | Triggered,
  index: number,
  scope: Scope,
): Refusal | null {
  const { limit } = ability;
  if (limit && timesUsed(table.state, scope.source, index) >= limit.times) {
    return { reason: { say: 'limitReached', card: scope.source, per: limit.per }, rule: 'limit' };
  }
  if (ability.when && !holds(table, ability.when, scope)) {
    return { reason: { say: 'conditionNotMet', card: scope.source }, rule: 'condition' };
  }
  if (ability.cost && !possible(table, ability.cost, scope)) {
    return { reason: { say: 'costCannotBePaid', card: scope.source }, rule: 'cost' };
  }
  if (!possible(table, ability.effect, scope)) {
    return { reason: { say: 'noTarget', card: scope.source }, rule: 'target' };
  }
  return null;
}

/** Whether an effect has something to work on: a card to choose, a card to be done to. */
export function possible(table: Table, effect: Effect, scope: Scope): boolean {
  const known = effect as Structure;
  switch (known.do) {
    case 'sequence':
    case 'either':
      return known.effects.some((part) => possible(table, part, scope));
    case 'choose':
      return choices(table, known, scope).length > 0;
    case 'each':
      return select(table, known.of, scope).length > 0;
    case 'if': {
      const branch = holds(table, known.when, scope) ? known.body : known.otherwise;
      return branch !== undefined && possible(table, branch, scope);
    }
    case 'may':
    case 'keep':
      return possible(table, known.effect, scope);
    // Replacing an event by nothing is cancelling it.
    case 'instead':
    case 'lasting':
    case 'alter':
      return true;
    default:
      return table.game.acts[effect.do]?.possible?.(table, effect, scope) ?? true;
  }
}

/** The cards that can be chosen: those that what follows can be done to. */
export function choices(
  table: Table,
  { from, slot, body }: Extract<Structure, { readonly do: 'choose' }>,
  scope: Scope,
): readonly CardId[] {
  return select(table, from, scope).filter((card) =>
    possible(table, body, bind(scope, slot, [card])),
  );
}
