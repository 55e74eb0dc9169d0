import type { Triggered } from '../abilities/ability.ts';
import { initiation } from '../abilities/initiation.ts';
import { holds, matches, youOn } from '../asking/asking.ts';
import { anybodyMight, mightAnswer, mightHeed } from '../asking/might-answer.ts';
import type { Happening, Scope } from '../asking/scope.ts';
import { during, scopeOf, seenBy } from '../asking/scope.ts';
import type { Level } from '../game/printed.ts';
import type { Table } from '../game/rules.ts';
import type { Option } from '../prompts/option.ts';
import { PASS } from '../prompts/option.ts';
import type { Prompt } from '../prompts/prompt.ts';
import type { CardId, Seat } from '../state/ids.ts';
import { NONE } from '../state/ids.ts';
import { beginningWith } from '../state/player-order.ts';
import type { Delayed } from '../state/state.ts';
import { cardOf } from '../state/state.ts';
import type { Announces, Occurrence } from './happening.ts';
import { FORCED_WINDOW, OCCURRENCE, replaced, WINDOW } from './happening.ts';
import { again, procedure } from './procedure.ts';
import { delayed, perform, useAbility } from './resolve.ts';

/**
 * Lets events happen that belong together. All of them share one window on each level: first the
 * levels that interrupt, then the events themselves, then the levels that respond. When nobody
 * waits for any of them there are no windows, and they happen at once.
 */
export function occur(table: Table, ...events: readonly Happening[]): void {
  if (table.idle && nobodyWaits(table, events)) happen(table, events);
  else table.start(occurrence, { events, level: 0, tells: NONE });
}

/**
 * The same for a procedure that has to know what became of the events: those that were not
 * replaced, as they are by then, are in its `passed` when its next step runs.
 */
export function announce(table: Table, events: readonly Happening[]): void {
  const { stack } = table.state;
  const tells = stack.length - 1;
  (stack[tells]?.locals as Announces).passed = [];
  if (events.length === 0) return;
  if (table.idle && nobodyWaits(table, events)) {
    (stack[tells]?.locals as Announces).passed = events;
    happen(table, events);
  } else table.start(occurrence, { events, level: 0, tells });
}

/**
 * Whether any ability triggers on events of this kind at all. If none does, a mere announcement is
 * not even made.
 */
export function isHeeded(table: Table, kind: string): boolean {
  const { state, game } = table;
  if (state.delayed.length > 0 || state.lasting.length > 0 || game.happening.has(kind)) return true;
  if ((state.listening[game.kindIndex.get(kind) ?? NONE]?.length ?? 0) > 0) return true;
  return mightHeed(table, kind);
}

function nobodyWaits(table: Table, events: readonly Happening[]): boolean {
  for (const event of events) if (waiting(table, event).length > 0) return false;
  for (const { kind } of events) if (mightHeed(table, kind)) return false;
  return true;
}

/** The cards that may have an ability for this event, its own subject included. */
function waiting(table: Table, event: Happening): readonly CardId[] {
  const { state, game } = table;
  const kind = game.kindIndex.get(event.kind);
  if (kind === undefined) throw new Error(`no event '${event.kind}'`);
  const listed = state.listening[kind] ?? [];
  if (event.card === NONE || listed.includes(event.card)) return listed;
  // A card that was in play when this began may still answer, though it has left since.
  if (event.zone === NONE || !game.zoneInfo(event.zone).inPlay) return listed;
  const own = game.listens[cardOf(state, event.card).design] ?? [];
  return own.includes(kind) ? [...listed, event.card] : listed;
}

/** Whether a card waits for this event on this level at all; most windows end here. */
function anybodyAt(table: Table, event: Happening, level: string): boolean {
  for (const card of waiting(table, event)) {
    for (const { ability } of table.game.triggers[cardOf(table.state, card).design] ?? []) {
      if (ability.on === event.kind && ability.level === level) return true;
    }
  }
  return false;
}

function happen(table: Table, events: readonly Happening[]): void {
  const due: Delayed[] = [];
  for (const event of events) {
    if (event.replaced) continue;
    table.game.happening.get(event.kind)?.(table, event);
    if (table.state.delayed.length > 0) due.push(...takeDue(table, event));
    if (table.state.lasting.length > 0) endWithEvent(table, event);
  }
  // They are done at once, before anybody can respond.
  if (due.length > 0) table.start(delayedEffects, { due });
}

/** Takes the delayed effects that have waited for this event. */
function takeDue(table: Table, event: Happening): readonly Delayed[] {
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
      const options = due.flatMap((each, value): readonly Option[] =>
        meetsAnother(each, due) ? [{ verb: 'choose', card: each.scope.source, value }] : [],
      );
      const [seat] = table.game.order(table);
      if (options.length === 0 || seat === undefined) return null;
      return { seat, ask: { say: 'whichFirst' }, rule: 'timing', options, least: 1, most: 1 };
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

/** Changes that were made for the next event of a kind have now been used. */
function endWithEvent(table: Table, { kind, card }: Happening): void {
  const { state } = table;
  if (card === NONE) return;
  const used = state.lasting.filter(
    ({ next, modifier, scope }) => next === kind && matches(table, modifier.of, card, scope),
  );
  if (used.length > 0) state.lasting = state.lasting.filter((each) => !used.includes(each));
}

export const occurrence = procedure<unknown, Occurrence>(OCCURRENCE, 'timing', [
  { name: 'interrupts', run: (table, locals) => nextLevel(table, locals, 'before') },
  {
    name: 'happens',
    run(table, locals) {
      locals.events = replaceNow(table, locals.events);
      const { events, tells } = locals;
      const frame = table.state.stack[tells];
      if (frame) (frame.locals as Announces).passed = events.filter(({ replaced }) => !replaced);
      happen(table, events);
    },
  },
  { name: 'responses', run: (table, locals) => nextLevel(table, locals, 'after') },
]);

/** The replacement of an event happens now. */
function replaceNow(table: Table, events: readonly Happening[]): readonly Happening[] {
  if (!events.some(({ instead }) => instead)) return events;
  return events.map((event) => {
    const { instead } = event;
    if (!instead || event.replaced) return event;
    perform(table, instead.effect, instead.scope);
    return replaced(event);
  });
}

/** Opens the window of the next level; the step is repeated until the levels are done. */
function nextLevel(table: Table, locals: Occurrence, moment: Level['moment']): void {
  const level = table.game.levels[locals.level];
  if (!level || level.moment !== moment) return;
  locals.level++;
  again(table);
  const isAwaited =
    locals.events.some((event) => anybodyAt(table, event, level.name)) ||
    (!level.forced && anybodyMight(table, locals.events, level.name));
  if (!isAwaited) return;
  table.start(level.forced ? forcedWindow : window, {
    level: level.name,
    used: [],
    next: NONE,
    declined: 0,
  });
}

/** The window of one level, on top of the occurrence it belongs to. */
export interface Window {
  readonly level: string;
  /** Abilities used in this window: each answers each event once. */
  used: readonly Option[];
  /**
   * The seat with the next opportunity, or the one after if that seat is out; NONE for the first in
   * order.
   */
  next: Seat;
  /** Bits of the seats that have passed in a row. */
  declined: number;
}

/** Forced abilities happen; if there are several, the seat that orders them says which is next. */
export const forcedWindow = procedure<unknown, Window>(FORCED_WINDOW, 'timing', [
  {
    name: 'next forced ability',
    question(table, locals) {
      const options = distinct(candidates(table, locals));
      const seat = orderer(table, options);
      return seat === NONE ? null : ask(table, locals, seat, options, 'whichFirst');
    },
    answered: useCandidate,
  },
]);

/** An ability that answers several events alike need not be put in order with itself. */
function distinct(options: readonly Option[]): readonly Option[] {
  const [first] = options;
  const alike = options.every(
    ({ card, ability }) => card === first?.card && ability === first?.ability,
  );
  return first && alike ? [first] : options;
}

/** Their controller, if the abilities have one in common; otherwise the first seat in order. */
function orderer(table: Table, options: readonly Option[]): Seat {
  const [first] = options;
  if (!first) return NONE;
  const seat = table.game.firstOrders ? NONE : userOf(table, first);
  const common = seat !== NONE && options.every((option) => userOf(table, option) === seat);
  return common ? seat : (table.game.order(table)[0] ?? NONE);
}

/** Everybody in turn may use an ability or pass, until all have passed in a row. */
export const window = procedure<unknown, Window>(WINDOW, 'timing', [
  {
    name: 'use an ability or pass',
    question(table, locals) {
      const options = candidates(table, locals);
      const events = eventsOf(table);
      if (options.length === 0 && !anybodyMight(table, events, locals.level)) return null;
      const { seats } = table.state;
      for (const seat of beginningWith(table.game.order(table), locals.next, seats)) {
        if ((locals.declined & (1 << seat)) !== 0) continue;
        const own = options.filter((option) => {
          const user = userOf(table, option);
          return user === seat || (user === NONE && canUse(table, option, seat));
        });
        const anyway = mightAnswer(table, seat, events, locals.level);
        if (own.length === 0 && !anyway) continue;
        const prompt = ask(table, locals, seat, [...own, PASS], 'useAbility');
        return anyway ? { ...prompt, anyway } : prompt;
      }
      return null;
    },
    answered(table, locals, answer, seat) {
      locals.next = (seat + 1) % table.state.seats;
      if (answer[0]?.verb === PASS.verb) {
        locals.declined |= 1 << seat;
        again(table);
        return;
      }
      locals.declined = 0;
      useCandidate(table, locals, answer, seat);
    },
  },
]);

function ask(
  table: Table,
  locals: Window,
  seat: Seat,
  options: readonly Option[],
  say: string,
): Prompt {
  const level = table.game.levels.find((each) => each.name === locals.level);
  const first = eventsOf(table)[0];
  // The question does not tell which card lies face down.
  const known = (id: CardId) => id !== NONE && (cardOf(table.state, id).seen & (1 << seat)) !== 0;
  const card = first && known(first.card) ? first.card : NONE;
  const event = first?.kind ?? '';
  const cards = first && known(first.source) ? [first.source] : [];
  // Cards in play are mostly worth using; playing a card needs a thought.
  const likely = options.find(({ verb }) => verb === 'use' || verb === PASS.verb) ?? PASS;
  return {
    seat,
    ask: { say, card, event, cards },
    rule: level?.rule ?? '',
    options,
    least: 1,
    most: 1,
    proposal: [likely],
  };
}

/** The seat that may use the ability, or NONE if every seat may. */
function userOf(table: Table, option: Option): Seat {
  return youOn(table, option.card ?? NONE, eventsOf(table)[option.event ?? 0] ?? null);
}

/** The occurrence whose window is on top of the stack. */
function occurrenceOf({ state }: Table): Occurrence | undefined {
  return state.stack[state.stack.length - 2]?.locals as Occurrence | undefined;
}

function eventsOf(table: Table): readonly Happening[] {
  return occurrenceOf(table)?.events ?? [];
}

/** Every ability that fits an event of the window and has not been used for it. */
function candidates(table: Table, locals: Window): readonly Option[] {
  const found: Option[] = [];
  const { events = [], turned } = occurrenceOf(table) ?? {};
  for (let at = 0; at < events.length; at++) {
    const event = events[at];
    if (!event || event.replaced) continue;
    for (const card of waiting(table, event)) {
      if (turned?.includes(card)) continue;
      const abilities = table.game.triggers[cardOf(table.state, card).design] ?? [];
      const inHand = table.game.zoneInfo(cardOf(table.state, card).zone).hand === true;
      for (const { ability, index } of abilities) {
        if (ability.on !== event.kind || ability.level !== locals.level) continue;
        const fromHand = ability.from === 'hand';
        if (fromHand !== inHand && (fromHand || !hasLeft(table, card, event))) continue;
        if (
          locals.used.some((use) => use.card === card && use.ability === index && use.event === at)
        )
          continue;
        const scope = scopeOf(card, youOn(table, card, event), event, at);
        if (usable(table, ability, index, scope)) {
          const played = fromHand && (table.game.playsFromHand?.(table, card) ?? true);
          found.push({ verb: played ? 'play' : 'use', card, ability: index, event: at });
        }
      }
    }
  }
  return found;
}

/** Whether the event is that this card leaves play: then it still does what it says for play. */
function hasLeft({ game }: Table, card: CardId, event: Happening): boolean {
  return event.card === card && event.zone !== NONE && game.zoneInfo(event.zone).inPlay;
}

/** Whether this seat can use what everybody may use. */
function canUse(table: Table, { card = NONE, ability = NONE, event = 0 }: Option, seat: Seat) {
  const triggers = table.game.triggers[cardOf(table.state, card).design] ?? [];
  const trigger = triggers.find(({ index }) => index === ability);
  const scope = scopeOf(card, seat, eventsOf(table)[event] ?? null, event);
  return trigger !== undefined && initiation(table, trigger.ability, ability, scope) === null;
}

/** An ability of every seat can be used if any seat can use it. */
function usable(table: Table, ability: Triggered, index: number, scope: Scope): boolean {
  const seats = scope.seat === NONE ? table.game.order(table) : [scope.seat];
  return seats.some((seat) => initiation(table, ability, index, seenBy(scope, seat)) === null);
}

function useCandidate(table: Table, locals: Window, answer: readonly Option[], asked: Seat): void {
  const [use] = answer;
  const event = eventsOf(table)[use?.event ?? 0];
  if (!use || use.card === undefined || use.ability === undefined || !event) return;
  locals.used = [...locals.used, use];
  again(table);
  table.tell?.({ say: 'abilityUsed', card: use.card, ability: use.ability });
  const user = youOn(table, use.card, event);
  const scope = scopeOf(use.card, user === NONE ? asked : user, event, use.event ?? 0);
  if (table.game.use) table.game.use(table, use.ability, scope);
  else useAbility(table, use.ability, scope);
}
