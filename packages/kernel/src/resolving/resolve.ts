import type { Chooser, Effect, Structure } from '../abilities/ability.ts';
import { asControllerOf, choices, leastOf, possible } from '../abilities/initiation.ts';
import { addDelayed, addLasting, changesSlot } from '../abilities/lasting-effects.ts';
import { noteUse } from '../abilities/limits.ts';
import { amount, cardsOf, holds, select } from '../asking/asking.ts';
import type { Scope } from '../asking/scope.ts';
import { bind } from '../asking/scope.ts';
import type { Table } from '../game/rules.ts';
import type { Json } from '../json.ts';
import type { Option } from '../prompts/option.ts';
import { DONE } from '../prompts/option.ts';
import type { Prompt } from '../prompts/prompt.ts';
import type { CardId, Seat } from '../state/ids.ts';
import { NONE } from '../state/ids.ts';
import type { Delayed } from '../state/state.ts';
import { cardOf } from '../state/state.ts';
import { show } from '../state/zones.ts';
import { amend, amounting, FORCED_WINDOW, insteadOf, replaced, WINDOW } from './happening.ts';
import { again, procedure, running } from './procedure.ts';

const FOR_EACH = 'for each';
const KEEPING = 'keep';

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
      addLasting(table.state, { modifier, scope, until, ...(next ? { next } : {}) });
      table.game.lasts?.(table, modifier);
      break;
    }
    case 'later': {
      const { on, when } = known;
      addDelayed(table.state, { on, effect: known.effect, scope, ...(when ? { when } : {}) });
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
      const options: Option[] = [];
      effects.forEach((effect, value) => {
        if (possible(table, effect, scope)) options.push({ verb: 'option', value });
      });
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
      const options = choices(table, effect, scope, chosen).map(
        (card): Option => ({ verb: 'choose', card }),
      );
      if (options.length === 0 || chosen.length >= most) return null;
      const seat = chooser(table, effect.by, scope);
      if (effect.oneByOne) {
        const enough = chosen.length >= least ? [DONE] : [];
        return ask(scope, seat, [...options, ...enough], 'chooseCard');
      }
      const prompt = ask(scope, seat, options, most === 1 ? 'chooseCard' : 'chooseCards');
      return {
        ...prompt,
        least: Math.min(least, options.length),
        most: Math.min(most, options.length),
      };
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

function chooser(table: Table, by: Chooser, { seat }: Scope): Seat {
  if (by === 'first') return table.game.order(table)[0] ?? seat;
  return by === 'you' ? seat : opponentOf(table, seat);
}

function ask(scope: Scope, seat: Seat, options: readonly Option[], say: string): Prompt {
  return { seat, ask: { say, card: scope.source }, rule: 'choose', options, least: 1, most: 1 };
}

/** The question tells what the alternatives do, so that they can be read. */
function askAbout(effects: readonly Effect[], prompt: Prompt): Prompt {
  return { ...prompt, ask: { ...prompt.ask, effects: effects as unknown as Json } };
}

/** In a game for two the other seat; with more seats the next one in order. */
export function opponentOf(table: Table, seat: Seat): Seat {
  return (seat + 1) % table.state.seats;
}

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
      const options = cards.map((card): Option => ({ verb: 'choose', card }));
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
      return askAbout([effect], ask(scope, scope.seat, [{ verb: 'yes' }, { verb: 'no' }], 'mayDo'));
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
      if (options.length === 0) return null;
      return askAbout(effects, ask(scope, scope.seat, options, 'chooseOne'));
    },
    answered(table, { effects, scope }, [picked]) {
      const effect = effects[picked?.value ?? NONE];
      if (effect) perform(table, effect, scope);
    },
  },
]);

interface Follows {
  /** Where to keep what the first part was done to, or NONE. */
  readonly slot: number;
  readonly body: Effect;
  /** How much of the first part has to be done: a cost in full, what stands before `then` too. */
  readonly needs: 'nothing' | 'cost' | 'all';
}

/** The reports so far. */
interface Account {
  kept: readonly CardId[];
  done: number;
  excess: number;
  short: boolean;
}

interface Keeping extends Follows, Account {
  readonly effect: Effect;
  readonly scope: Scope;
}

function keep(table: Table, effect: Effect, follows: Follows, scope: Scope): void {
  const { slot, body, needs } = follows;
  const begun = { kept: [], done: 0, excess: 0, short: false };
  table.start(keeping, { slot, body, needs, effect, scope, ...begun });
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

/** An additional cost that a card demands of somebody who is about to do something. */
export interface Demand {
  readonly cost: Effect;
  readonly scope: Scope;
}

/** The locals of a procedure that has additional costs paid: whether one of them was not. */
export interface Charges {
  unpaid: boolean;
}

const CHARGING = 'additional costs';

interface Charging extends Account, Demand {
  /** The depth of the frame that wants to know whether it was paid. */
  readonly tells: number;
}

/** Has costs paid one after the other; the frame at this depth gets to know if one was not. */
export function charge(
  table: Table,
  demands: readonly Demand[],
  tells = table.state.stack.length - 1,
): void {
  for (const { cost, scope } of demands) {
    table.start(charging, { cost, scope, kept: [], done: 0, excess: 0, short: false, tells });
  }
}

const charging = procedure<unknown, Charging>(CHARGING, 'cost', [
  { name: 'pay it', run: (table, { cost, scope }) => perform(table, cost, scope) },
  {
    name: 'or it was not paid',
    run(table, { short, tells }) {
      if (short) (table.state.stack[tells]?.locals as Charges).unpaid = true;
    },
  },
]);

const DELAYED = 'delayed effect';

/** An effect that has waited for an event. */
export const delayed = procedure<unknown, Pick<Delayed, 'effect' | 'scope'>>(DELAYED, 'effect', [
  { name: 'what was to follow', run: (table, { effect, scope }) => perform(table, effect, scope) },
]);

/** Here begins what somebody else does meanwhile. */
const BORDERS: readonly string[] = [WINDOW, FORCED_WINDOW, DELAYED];

/**
 * An act reports the cards it was done to and how much was done; what is kept around it remembers
 * them. `short` says that less was done than should have been, `excess` how much was too much.
 *
 * The acts of an ability belong to itself: one in a window, a delayed effect, one that is used to
 * pay for what is going on. So the search ends with the cost of an ability, with an additional
 * cost, and at a procedure of the game that makes its own report, such as one that has something
 * paid.
 */
export function report(
  table: Table,
  cards: readonly CardId[],
  howMuch = cards.length,
  short = false,
  excess = 0,
): void {
  const { stack } = table.state;
  const { reporting = [] } = table.game;
  const own = stack.at(-1)?.procedure;
  for (let depth = stack.length - 1; depth >= 0; depth--) {
    const frame = stack[depth];
    if (frame && BORDERS.includes(frame.procedure)) return;
    if (frame && frame.procedure !== own && reporting.includes(frame.procedure)) return;
    if (frame?.procedure !== KEEPING && frame?.procedure !== CHARGING) continue;
    const account = frame.locals as Account & Partial<Follows>;
    if (frame.step === 1) {
      if (cards.length > 0) account.kept = [...account.kept, ...cards];
      account.done += howMuch;
      account.excess += excess;
      account.short ||= short;
    }
    if (frame.procedure === CHARGING || account.needs === 'cost') return;
  }
}

export const effectProcedures = [
  inSequence,
  inAnyOrder,
  repeating,
  choosing,
  forEach,
  mayDo,
  choosingOne,
  keeping,
  charging,
  delayed,
];
