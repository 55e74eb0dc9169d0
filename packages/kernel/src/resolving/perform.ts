import type { Effect } from '../abilities/ability.ts';
import type { Scope } from '../asking/scope.ts';
import type { Table } from '../game/rules.ts';
import { again, procedure } from './procedure.ts';

/**
 * Carries out an effect, be it a structure or an act of the game. Parts that need no decision are done
 * on the spot; the rest becomes a frame on the stack, with the part of the tree that is still to do.
 */
export function perform(table: Table, effect: Effect, scope: Scope): void {
  // Earlier effects of this step come first.
  if (!table.idle) {
    table.start(inSequence, { effects: [effect], scope, next: 0 });
    return;
  }
  const act = table.game.actOf.get(effect.do);
  if (!act) throw new Error(`no effect '${effect.do}'`);
  act.perform(table, effect, scope);
}

interface InSequence {
  readonly effects: readonly Effect[];
  readonly scope: Scope;
  next: number;
}

export const inSequence = procedure<unknown, InSequence>('sequence', 'effect', [
  {
    name: 'next part',
    run(table, locals) {
      const effect = locals.effects[locals.next++];
      if (!effect) return;
      again(table);
      perform(table, effect, locals.scope);
    },
  },
]);
