import { holds } from '../asking/asking.ts';
import type { Happening } from '../asking/scope.ts';
import { during } from '../asking/scope.ts';
import type { Table } from '../game/rules.ts';
import { cardOption } from '../prompts/option.ts';
import { pickOne } from '../prompts/prompt.ts';
import type { CardId } from '../state/ids.ts';
import type { Delayed } from '../state/state.ts';
import { DELAYED } from './happening.ts';
import { perform } from './perform.ts';
import { procedure } from './procedure.ts';

/** Takes the delayed effects that have waited for this event. */
export function takeDue(table: Table, event: Happening): readonly Delayed[] {
  const { state } = table;
  const due = state.delayed.filter(
    ({ on, when, scope }) =>
      on === event.kind && (!when || holds(table, when, during(scope, event))),
  );
  if (due.length > 0) state.delayed = state.delayed.filter((each) => !due.includes(each));
  return due;
}

interface DelayedEffects {
  /** Those that are still to be done. */
  due: readonly Delayed[];
}

/** Effects that were delayed until the same moment: the first in order says which is next. */
export const delayedEffects = procedure<unknown, DelayedEffects>('delayed effects', 'timing', [
  {
    name: 'which delayed effect is next',
    question(table, { due }) {
      const options = due.flatMap((each, value) =>
        meetsAnother(each, due) ? [cardOption('choose', each.scope.source, value)] : [],
      );
      const [seat] = table.game.order(table);
      if (options.length === 0 || seat === undefined) return null;
      return pickOne({ seat, ask: { say: 'whichFirst' }, rule: 'timing', options });
    },
    answered(_table, locals, [picked]) {
      const next = locals.due[picked?.value ?? 0];
      if (next) locals.due = [next, ...locals.due.filter((each) => each !== next)];
    },
  },
  {
    name: 'next delayed effect',
    run(table, locals) {
      const [next, ...others] = locals.due;
      if (!next) return;
      locals.due = others;
      if (others.length > 0) table.frame.step = 0;
      table.start(delayed, { effect: next.effect, scope: next.scope });
    },
  },
]);

/**
 * The order of effects of two cards matters if they are about a common card; else nobody is asked.
 * Those of one card come in the order in which it tells them.
 */
function meetsAnother(one: Delayed, all: readonly Delayed[]): boolean {
  const cards = cardsOfScope(one);
  return all.some(
    (other) =>
      other.scope.source !== one.scope.source &&
      cardsOfScope(other).some((card) => cards.includes(card)),
  );
}

const cardsOfScope = ({ scope: { source, slots } }: Delayed): readonly CardId[] => [
  source,
  ...slots.flat(),
];

/** An effect that has waited for an event. */
export const delayed = procedure<unknown, Pick<Delayed, 'effect' | 'scope'>>(DELAYED, 'effect', [
  { name: 'what was to follow', run: (table, { effect, scope }) => perform(table, effect, scope) },
]);
