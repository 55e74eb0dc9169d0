import type { Structure } from '../abilities/ability.ts';
import { noteUse } from '../abilities/limits.ts';
import type { Scope } from '../asking/scope.ts';
import { bind } from '../asking/scope.ts';
import type { Table } from '../game/rules.ts';
import type { CardId } from '../state/ids.ts';
import { cardOf } from '../state/state.ts';
import { keep } from './keeping.ts';
import { perform } from './perform.ts';

/**
 * Uses an ability of the scope's card: counts it, pays its cost, carries out its effect. The card
 * that its cost asks to choose may have been chosen before.
 */
export function useAbility(table: Table, index: number, scope: Scope, chosen?: CardId): void {
  const { source } = scope;
  const ability = table.game.printed[cardOf(table.state, source).design]?.abilities[index];
  if (ability?.kind !== 'triggered' && ability?.kind !== 'action') {
    throw new Error(`card ${source} has no ability ${index} that can be used`);
  }
  if (ability.limit) noteUse(table.state, ability.limit, scope, index);
  const { effect } = ability;
  const cost = ability.cost as Structure | undefined;
  const follows = { slot: 0, body: effect, needs: 'cost' } as const;
  if (!cost) perform(table, effect, scope);
  else if (chosen === undefined || cost.do !== 'choose') keep(table, cost, follows, scope);
  else keep(table, cost.body, follows, bind(scope, cost.slot, [chosen]));
}
