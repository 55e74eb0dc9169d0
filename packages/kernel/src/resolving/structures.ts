import type { Effect, Structure } from '../abilities/ability.ts';
import { addDelayed, addLasting } from '../abilities/lasting-effects.ts';
import { asControllerOf } from '../abilities/possible.ts';
import { amount, cardsOf, holds } from '../asking/asking.ts';
import type { Scope } from '../asking/scope.ts';
import type { Act, Table } from '../game/rules.ts';
import { NONE } from '../state/ids.ts';
import { choosingOne, inAnyOrder, mayDo } from './alternatives.ts';
import { choosing } from './choosing.ts';
import { amend, amounting, insteadOf, replaced } from './happening.ts';
import { keep, keeping } from './keeping.ts';
import { inSequence, perform } from './perform.ts';
import { forEach, repeating } from './repeating.ts';
import { tellChanged } from './telling-changes.ts';

type Named<D extends Structure['do']> = Extract<Structure, { readonly do: D }>;

/** How each of the effects that every game has is carried out. */
type Performs = {
  readonly [D in Structure['do']]: {
    perform(table: Table, effect: Named<D>, scope: Scope): void;
  };
};

const performs: Performs = {
  sequence: {
    perform(table, { effects, ordered }, scope) {
      if (ordered) table.start(inAnyOrder, { effects, scope });
      else table.start(inSequence, { effects, scope, next: 0 });
    },
  },
  choose: {
    perform: (table, effect, scope) => table.start(choosing, { effect, scope, chosen: [] }),
  },
  each: {
    perform(table, effect, scope) {
      const { slot, body, ordered = false } = effect;
      const cards = cardsOf(table, effect.of, scope);
      tellChanged(table, effect, cards, scope);
      table.start(forEach, { cards, slot, body, scope, ordered });
    },
  },
  if: {
    perform(table, { when, body, otherwise }, scope) {
      const branch = holds(table, when, scope) ? body : otherwise;
      if (branch) perform(table, branch, scope);
    },
  },
  may: {
    perform: (table, { effect }, scope) => table.start(mayDo, { effect, scope }),
  },
  either: {
    perform: (table, { effects }, scope) => table.start(choosingOne, { effects, scope }),
  },
  repeat: {
    perform: (table, { times, body }, scope) =>
      table.start(repeating, { body, scope, left: amount(table, times, scope) }),
  },
  as: {
    perform(table, { who, body }, scope) {
      const as = asControllerOf(table, who, scope);
      if (as) perform(table, body, as);
    },
  },
  keep: {
    perform: (table, { effect, slot, body }, scope) =>
      keep(table, effect, { slot, body, needs: 'nothing' }, scope),
  },
  // biome-ignore lint/suspicious/noThenProperty: it is the word of the grammar, and nothing awaits this table.
  then: {
    perform: (table, { effect, body }, scope) =>
      keep(table, effect, { slot: NONE, body, needs: 'all' }, scope),
  },
  lasting: {
    perform(table, { modifier, until, next }, scope) {
      addLasting(table.state, { modifier, scope, until, next });
      table.game.lasts?.(table, modifier);
    },
  },
  later: {
    perform: (table, { on, effect, when }, scope) =>
      addDelayed(table.state, { on, effect, scope, when }),
  },
  alter: {
    perform(table, effect, scope) {
      const by = amount(table, effect.by, scope);
      amend(table.state, scope.at, (event) =>
        amounting(event, Math.max(0, effect.op === 'set' ? by : event.amount + by)),
      );
    },
  },
  instead: {
    perform(table, { effect }, scope) {
      if (table.game.replacesWhenDue && !isNothing(effect)) {
        amend(table.state, scope.at, (event) => insteadOf(event, { effect, scope }));
        return;
      }
      amend(table.state, scope.at, replaced);
      perform(table, effect, scope);
    },
  },
};

/** The structures as acts: a game's own stand beside them. */
export const structures = performs as unknown as Readonly<Record<Structure['do'], Act<unknown>>>;

/** To replace an event by nothing is to cancel it, and that is done at once. */
function isNothing(effect: Effect): boolean {
  const known = effect as Structure;
  return known.do === 'sequence' && known.effects.length === 0;
}

export const structureProcedures = [
  inSequence,
  inAnyOrder,
  repeating,
  choosing,
  forEach,
  mayDo,
  choosingOne,
  keeping,
];
