import type { Effect, Structure } from '../abilities/ability.ts';
import { addDelayed, addLasting, changesSlot } from '../abilities/lasting-effects.ts';
import { asControllerOf, choices, leastOf, possible } from '../abilities/possible.ts';
import { amount, cardsOf, holds, select } from '../asking/asking.ts';
import type { Scope } from '../asking/scope.ts';
import { bind } from '../asking/scope.ts';
import type { Table } from '../game/rules.ts';
import type { Option } from '../prompts/option.ts';
import { cardOption, DONE, plainOption, valueOption } from '../prompts/option.ts';
import type { CardId } from '../state/ids.ts';
import { NONE } from '../state/ids.ts';
import { show } from '../state/zones.ts';
import { ask, askAbout, chooser } from './effect-questions.ts';
import { amend, amounting, insteadOf, replaced } from './happening.ts';
import { again, procedure, running } from './procedure.ts';
import type { Account, Follows } from './report.ts';
import { KEEPING, report } from './report.ts';

const FOR_EACH = 'for each';

/**
 * Carries out an effect. Parts that need no decision are done on the spot; the rest becomes a frame
 * on the stack, with the part of the tree that is still to do.
 */
export function perform(table: Table, effect: Effect, scope: Scope): void {
  // Earlier effects of this step come first.
  if (!table.idle) {
    table.start(inSequence, { effects: [effect], scope, next: 0 });
    return;
  }
  const known = effect as Structure;
  switch (known.do) {
    case 'sequence':
      if (known.ordered) table.start(inAnyOrder, { effects: known.effects, scope });
      else table.start(inSequence, { effects: known.effects, scope, next: 0 });
      break;
    case 'choose':
      table.start(choosing, { effect: known, scope, chosen: [] });
      break;
    case 'each': {
      const { slot, body, ordered = false } = known;
      const cards = cardsOf(table, known.of, scope);
      tellChanged(table, known, cards, scope);
      table.start(forEach, { cards, slot, body, scope, ordered });
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
    case 'repeat':
      table.start(repeating, {
        body: known.body,
        scope,
        left: amount(table, known.times, scope),
      });
      break;
    case 'as': {
      const as = asControllerOf(table, known.who, scope);
      if (as) perform(table, known.body, as);
      break;
    }
    case 'keep': {
      const { slot, body } = known;
      keep(table, known.effect, { slot, body, needs: 'nothing' }, scope);
      break;
    }
    case 'then':
      keep(table, known.effect, { slot: NONE, body: known.body, needs: 'all' }, scope);
      break;
    case 'lasting': {
      const { modifier, until, next } = known;
      addLasting(table.state, { modifier, scope, until, next });
      table.game.lasts?.(table, modifier);
      break;
    }
    case 'later': {
      const { on, effect: delayed, when } = known;
      addDelayed(table.state, { on, effect: delayed, scope, when });
      break;
    }
    case 'alter': {
      const by = amount(table, known.by, scope);
      amend(table.state, scope.at, (event) =>
        amounting(event, Math.max(0, known.op === 'set' ? by : event.amount + by)),
      );
      break;
    }
    case 'instead': {
      const { effect: instead } = known;
      const waits = table.game.replacesWhenDue === true && !isNothing(instead);
      if (waits) {
        amend(table.state, scope.at, (event) => insteadOf(event, { effect: instead, scope }));
        break;
      }
      amend(table.state, scope.at, replaced);
      perform(table, instead, scope);
      break;
    }
    default: {
      const act = table.game.actOf.get(effect.do);
      if (!act) throw new Error(`no effect '${effect.do}'`);
      act.perform(table, effect, scope);
    }
  }
}

/** A change that lasts shows nowhere else in the log: it is told which cards it is about. */
function tellChanged(
  table: Table,
  { body, slot }: { readonly body: Effect; readonly slot: number },
  cards: readonly CardId[],
  { source }: Scope,
): void {
  if (!table.tell || cards.length === 0 || !changesSlot(body as Structure, slot)) return;
  table.tell({ say: 'affects', card: source, cards: [...cards] }, 'effect');
}

/** To replace an event by nothing is to cancel it, and that is done at once. */
function isNothing(effect: Effect): boolean {
  const known = effect as Structure;
  return known.do === 'sequence' && known.effects.length === 0;
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

interface InAnyOrder {
  /** Those that are still to come. */
  effects: readonly Effect[];
  readonly scope: Scope;
}

const inAnyOrder = procedure<unknown, InAnyOrder>('in any order', 'effect', [
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

interface Repeating {
  readonly body: Effect;
  readonly scope: Scope;
  left: number;
}

const repeating = procedure<unknown, Repeating>('repeat', 'effect', [
  {
    name: 'once more',
    run(table, locals) {
      if (locals.left <= 0) return;
      locals.left--;
      again(table);
      perform(table, locals.body, locals.scope);
    },
  },
]);

interface Choosing {
  readonly effect: Extract<Structure, { readonly do: 'choose' }>;
  readonly scope: Scope;
  chosen: readonly CardId[];
}

const choosing = procedure<unknown, Choosing>('choose', 'choose', [
  {
    name: 'look through the cards',
    run(table, { effect, scope }) {
      if (!effect.search) return;
      const seat = chooser(table, effect.by, scope);
      for (const card of select(table, { in: effect.from.in }, scope)) show(table, card, 1 << seat);
    },
  },
  {
    name: 'choose cards',
    question(table, { effect, scope, chosen }) {
      const least = leastOf(table, effect, scope);
      const most = effect.most === undefined ? 1 : amount(table, effect.most, scope);
      const options = choices(table, effect, scope, chosen).map((card) =>
        cardOption('choose', card),
      );
      if (options.length === 0 || chosen.length >= most) return null;
      const seat = chooser(table, effect.by, scope);
      if (effect.oneByOne) {
        const enough = chosen.length >= least ? [DONE] : [];
        return ask(scope, seat, [...options, ...enough], 'chooseCard');
      }
      const say = most === 1 ? 'chooseCard' : 'chooseCards';
      const there = options.length;
      return ask(scope, seat, options, say, Math.min(least, there), Math.min(most, there));
    },
    answered(table, locals, answer) {
      const cards = answer.flatMap(({ card }) => (card === undefined ? [] : [card]));
      locals.chosen = [...locals.chosen, ...cards];
      if (locals.effect.oneByOne && cards.length > 0) again(table);
    },
    refusals: (table, { scope }) => table.game.refusesChoice?.(table, scope) ?? [],
  },
  {
    name: 'what follows the choice',
    run(table, { effect, scope, chosen }) {
      if (chosen.length < leastOf(table, effect, scope)) report(table, [], 0, true);
      if (chosen.length === 0) return;
      tellChanged(table, effect, chosen, scope);
      perform(table, effect.body, bind(scope, effect.slot, chosen));
    },
  },
]);

interface ForEach {
  /** Those that are still to come. */
  cards: readonly CardId[];
  readonly slot: number;
  readonly body: Effect;
  readonly scope: Scope;
  readonly ordered: boolean;
}

const forEach = procedure<unknown, ForEach>(FOR_EACH, 'effect', [
  {
    name: 'which is next',
    question(_table, { cards, scope, ordered }) {
      if (!ordered || cards.length < 2) return null;
      const options = cards.map((card) => cardOption('choose', card));
      return ask(scope, scope.seat, options, 'chooseNext');
    },
    answered(_table, locals, [picked]) {
      const next = picked?.card ?? NONE;
      locals.cards = [next, ...locals.cards.filter((card) => card !== next)];
    },
  },
  {
    name: 'next card',
    run(table, locals) {
      const [card, ...rest] = locals.cards;
      if (card === undefined) return;
      locals.cards = rest;
      table.frame.step = 0;
      perform(table, locals.body, bind(locals.scope, locals.slot, [card]));
    },
  },
]);

/** Whether the innermost `for each` on the stack has come to its last card. */
export function isLastOfEach(table: Table): boolean {
  return running<ForEach>(table, FOR_EACH)?.cards.length === 0;
}

interface MayDo {
  readonly effect: Effect;
  readonly scope: Scope;
}

const mayDo = procedure<unknown, MayDo>('may', 'may', [
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

const choosingOne = procedure<unknown, ChoosingOne>('either', 'choose option', [
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

interface Keeping extends Follows, Account {
  readonly effect: Effect;
  readonly scope: Scope;
}

/** Does the first part, keeps what it was done to, and goes on if enough of it was done. */
export function keep(table: Table, effect: Effect, follows: Follows, scope: Scope): void {
  const { slot, body, needs } = follows;
  table.start(keeping, {
    slot,
    body,
    needs,
    effect,
    scope,
    kept: [],
    done: 0,
    excess: 0,
    short: false,
  });
}

const keeping = procedure<unknown, Keeping>(KEEPING, 'effect', [
  {
    name: 'the first part',
    run: (table, { effect, scope }) => perform(table, effect, scope),
  },
  {
    name: 'what follows from it',
    run(table, { needs, slot, body, scope, kept, done, excess, short }) {
      if (short && needs !== 'nothing') return;
      if (needs === 'all' && done === 0) return;
      perform(table, body, slot === NONE ? scope : bind(scope, slot, kept, done, excess));
    },
  },
]);

export const effectProcedures = [
  inSequence,
  inAnyOrder,
  repeating,
  choosing,
  forEach,
  mayDo,
  choosingOne,
  keeping,
];
