import type { Effect, Structure } from './ability.ts';
import { amount, holds, select } from './asking.ts';
import { amend, FORCED_WINDOW, WINDOW } from './happening.ts';
import { choices, possible } from './initiation.ts';
import { addLasting } from './lasting.ts';
import { noteUse } from './limits.ts';
import type { Option } from './option.ts';
import { again, procedure } from './procedure.ts';
import type { Prompt } from './prompt.ts';
import type { Scope } from './scope.ts';
import { bind } from './scope.ts';
import type { CardId, Seat } from './state.ts';
import { cardOf, NONE } from './state.ts';
import type { Table } from './table.ts';

/**
 * Carries out an effect. What needs no decision is done on the spot; the rest becomes a frame on
 * the stack, with the part of the tree that is still to do.
 */
export function perform(table: Table, effect: Effect, scope: Scope): void {
  // What was started earlier in this step comes first.
  if (!table.idle) {
    table.start(inSequence, { effects: [effect], scope, next: 0 });
    return;
  }
  const known = effect as Structure;
  switch (known.do) {
    case 'sequence':
      table.start(inSequence, { effects: known.effects, scope, next: 0 });
      break;
    case 'choose':
      table.start(choosing, { effect: known, scope });
      break;
    case 'each': {
      const cards = select(table, known.of, scope);
      table.start(forEach, { cards, slot: known.slot, body: known.body, scope, next: 0 });
      break;
    }
    case 'if': {
      const branch = holds(table, known.when, scope) ? known.body : known.otherwise;
      if (branch) perform(table, branch, scope);
      break;
    }
    case 'may':
      table.start(mayDo, { effect: known.effect, scope });
      break;
    case 'either':
      table.start(choosingOne, { effects: known.effects, scope });
      break;
    case 'keep':
      table.start(keeping, { effect: known, scope, kept: [] });
      break;
    case 'lasting':
      addLasting(table.state, { modifier: known.modifier, scope, until: known.until });
      break;
    case 'alter': {
      const add = amount(table, known.add, scope);
      amend(table.state, scope.at, (event) => ({
        ...event,
        amount: Math.max(0, event.amount + add),
      }));
      break;
    }
    case 'instead':
      amend(table.state, scope.at, (event) => ({ ...event, replaced: true }));
      perform(table, known.effect, scope);
      break;
    default: {
      const act = table.game.acts[effect.do];
      if (!act) throw new Error(`no effect '${effect.do}'`);
      act.perform(table, effect, scope);
    }
  }
}

/** Uses an ability of the scope's card: counts it, pays its cost, carries out its effect. */
export function useAbility(table: Table, index: number, scope: Scope): void {
  const { source } = scope;
  const ability = table.game.printed[cardOf(table.state, source).design]?.abilities[index];
  if (ability?.kind !== 'triggered' && ability?.kind !== 'action') {
    throw new Error(`card ${source} has no ability ${index} that can be used`);
  }
  if (ability.limit) noteUse(table.state, source, index, ability.limit);
  if (ability.cost) perform(table, ability.cost, scope);
  perform(table, ability.effect, scope);
}

interface InSequence {
  readonly effects: readonly Effect[];
  readonly scope: Scope;
  next: number;
}

const inSequence = procedure<unknown, InSequence>('sequence', 'effect', [
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

interface Choosing {
  readonly effect: Extract<Structure, { readonly do: 'choose' }>;
  readonly scope: Scope;
}

const choosing = procedure<unknown, Choosing>('choose', 'choose', [
  {
    name: 'choose a card',
    question(table, { effect, scope }) {
      const options = choices(table, effect, scope).map(
        (card): Option => ({ verb: 'choose', card }),
      );
      return options.length === 0 ? null : ask(table, scope, effect.by, options, 'chooseCard');
    },
    answered(table, { effect, scope }, [chosen]) {
      const { slot, body } = effect;
      perform(table, body, bind(scope, slot, [chosen?.card ?? NONE]));
    },
  },
]);

function ask(
  table: Table,
  scope: Scope,
  by: 'you' | 'opponent',
  options: readonly Option[],
  say: string,
): Prompt {
  const seat = by === 'you' ? scope.seat : opponentOf(table, scope.seat);
  return { seat, ask: { say, card: scope.source }, rule: 'choose', options, least: 1, most: 1 };
}

/** In a game for two the other seat; with more seats the next one in order. */
export function opponentOf(table: Table, seat: Seat): Seat {
  return (seat + 1) % table.state.seats;
}

interface ForEach {
  readonly cards: readonly CardId[];
  readonly slot: number;
  readonly body: Effect;
  readonly scope: Scope;
  next: number;
}

const forEach = procedure<unknown, ForEach>('for each', 'effect', [
  {
    name: 'next card',
    run(table, locals) {
      const card = locals.cards[locals.next++];
      if (card === undefined) return;
      again(table);
      perform(table, locals.body, bind(locals.scope, locals.slot, [card]));
    },
  },
]);

interface MayDo {
  readonly effect: Effect;
  readonly scope: Scope;
}

const mayDo = procedure<unknown, MayDo>('may', 'may', [
  {
    name: 'do it or not',
    question(table, { effect, scope }) {
      if (!possible(table, effect, scope)) return null;
      return ask(table, scope, 'you', [{ verb: 'yes' }, { verb: 'no' }], 'mayDo');
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

const choosingOne = procedure<unknown, ChoosingOne>('either', 'choose option', [
  {
    name: 'choose one',
    question(table, { effects, scope }) {
      const options: Option[] = [];
      effects.forEach((effect, value) => {
        if (possible(table, effect, scope)) options.push({ verb: 'option', value });
      });
      return options.length === 0 ? null : ask(table, scope, 'you', options, 'chooseOne');
    },
    answered(table, { effects, scope }, [picked]) {
      const effect = effects[picked?.value ?? NONE];
      if (effect) perform(table, effect, scope);
    },
  },
]);

interface Keeping {
  readonly effect: Extract<Structure, { readonly do: 'keep' }>;
  readonly scope: Scope;
  kept: readonly CardId[];
}

const keeping = procedure<unknown, Keeping>('keep', 'effect', [
  {
    name: 'the first part',
    run(table, locals) {
      perform(table, locals.effect.effect, locals.scope);
    },
  },
  {
    name: 'what follows from it',
    run(table, locals) {
      const { slot, body } = locals.effect;
      perform(table, body, bind(locals.scope, slot, locals.kept));
    },
  },
]);

/**
 * An act reports the cards it was done to; the `keep` around it remembers them. What an ability in
 * a window does meanwhile belongs to that ability, so the search ends at a window.
 */
export function report(table: Table, cards: readonly CardId[]): void {
  const { stack } = table.state;
  for (let depth = stack.length - 1; depth >= 0; depth--) {
    const frame = stack[depth];
    if (frame?.procedure === WINDOW || frame?.procedure === FORCED_WINDOW) return;
    if (frame?.procedure !== keeping.name || frame.step !== 1) continue;
    const keep = frame.locals as Keeping;
    keep.kept = [...keep.kept, ...cards];
    return;
  }
}

export const effectProcedures = [inSequence, choosing, forEach, mayDo, choosingOne, keeping];
