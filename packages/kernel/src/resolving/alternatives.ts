import type { Effect, Structure } from '../abilities/ability.ts';
import { possible } from '../abilities/possible.ts';
import { holds } from '../asking/asking.ts';
import type { Scope } from '../asking/scope.ts';
import type { Table } from '../game/rules.ts';
import type { Option } from '../prompts/option.ts';
import { plainOption, valueOption } from '../prompts/option.ts';
import { ask, askAbout } from './effect-questions.ts';
import { perform } from './perform.ts';
import { procedure } from './procedure.ts';

// Questions between effects: which comes next, which of them, whether at all.

interface InAnyOrder {
  /** Those that are still to come. */
  effects: readonly Effect[];
  readonly scope: Scope;
}

export const inAnyOrder = procedure<unknown, InAnyOrder>('in any order', 'effect', [
  {
    name: 'which part is next',
    question(table, { effects, scope }) {
      const options = possibleAmong(table, effects, scope);
      if (options.length < 2) return null;
      const parts = effects.map((effect) => unconditional(table, effect, scope));
      return askAbout(parts, ask(scope, scope.seat, options, 'chooseNextEffect'));
    },
    answered(_table, locals, [picked]) {
      const at = picked?.value ?? 0;
      const next = locals.effects.slice(at, at + 1);
      locals.effects = [...next, ...locals.effects.filter((_, place) => place !== at)];
    },
  },
  {
    name: 'next part',
    run(table, locals) {
      const [effect, ...rest] = locals.effects;
      if (!effect) return;
      locals.effects = rest;
      table.frame.step = 0;
      perform(table, effect, locals.scope);
    },
  },
]);

/** Options for those of several effects that have something to work on. */
function possibleAmong(table: Table, effects: readonly Effect[], scope: Scope): readonly Option[] {
  return effects.flatMap((effect, value) =>
    possible(table, effect, scope) ? [valueOption('option', value)] : [],
  );
}

/** The effect that applies now, without the condition that decides about it. */
function unconditional(table: Table, effect: Effect, scope: Scope): Effect {
  const known = effect as Structure;
  if (known.do !== 'if') return effect;
  return (holds(table, known.when, scope) ? known.body : known.otherwise) ?? effect;
}

interface MayDo {
  readonly effect: Effect;
  readonly scope: Scope;
}

export const mayDo = procedure<unknown, MayDo>('may', 'may', [
  {
    name: 'do it or not',
    question(table, { effect, scope }) {
      if (!possible(table, effect, scope)) return null;
      const options = [plainOption('yes'), plainOption('no')];
      return askAbout([effect], ask(scope, scope.seat, options, 'mayDo'));
    },
    answered(table, { effect, scope }, [picked]) {
      if (picked?.verb === 'yes') perform(table, effect, scope);
    },
  },
]);

interface ChoosingOne {
  readonly effects: readonly Effect[];
  readonly scope: Scope;
}

export const choosingOne = procedure<unknown, ChoosingOne>('either', 'choose option', [
  {
    name: 'choose one',
    question(table, { effects, scope }) {
      const options = possibleAmong(table, effects, scope);
      if (options.length === 0) return null;
      return askAbout(effects, ask(scope, scope.seat, options, 'chooseOne'));
    },
    answered(table, { effects, scope }, [picked]) {
      const effect = picked?.value === undefined ? undefined : effects[picked.value];
      if (effect) perform(table, effect, scope);
    },
  },
]);
