import { holds } from '../asking/asking.ts';
import type { Scope } from '../asking/scope.ts';
import type { Table } from '../game/rules.ts';
import type { Legality, Obstacle } from '../prompts/legality.ts';
import { legality } from '../prompts/legality.ts';
import type { Action, Triggered } from './ability.ts';
import { timesUsed } from './limits.ts';
import { payable, possible } from './possible.ts';
import type { Use } from './use.ts';
import { useOf } from './use.ts';

/** Could an ability be used now, and if not, why? Answered from its data, without trying it. */

/** What an ability says itself. */
export const OF_THE_ABILITY: readonly Obstacle<Table, Use>[] = [
  {
    say: 'limitReached',
    rule: 'limit',
    stands: ({ state }, { ability: { limit }, index, scope }) =>
      limit !== undefined && timesUsed(state, limit, scope, index) >= limit.times,
    names: (_, { ability: { limit } }) => ({ count: limit?.times, per: limit?.per }),
  },
  {
    say: 'conditionNotMet',
    rule: 'condition',
    stands: (table, { ability: { when }, scope }) =>
      when !== undefined && !holds(table, when, scope),
  },
  {
    say: 'costCannotBePaid',
    rule: 'cost',
    stands: (table, { ability: { cost }, scope }) =>
      cost !== undefined && !payable(table, cost, scope),
  },
  {
    say: 'noTarget',
    rule: 'target',
    stands: (table, { ability: { effect }, scope }) => !possible(table, effect, scope),
    because: (table, use) => table.game.whyNoTarget?.(table, use) ?? null,
  },
];

/** The legality of using abilities in a game: what they say themselves, then what the game demands. */
export const usesWith = (demanded: readonly Obstacle<Table, Use>[]): Legality<Table, Use> =>
  legality([...OF_THE_ABILITY, ...demanded]);

/** The same by the rules of the game that lies on the table. */
export const uses: Legality<Table, Use> = {
  allows: (table, use) => table.game.uses.allows(table, use),
  whyNot: (table, use) => table.game.uses.whyNot(table, use),
  refuses: (table, use, option) => table.game.uses.refuses(table, use, option),
};

export const canUse = (
  table: Table,
  ability: Action | Triggered,
  index: number,
  scope: Scope,
): boolean => uses.allows(table, useOf(ability, index, scope));
