import type { Happening, Occurrence } from './happening.ts';
import { FORCED_WINDOW, OCCURRENCE, WINDOW } from './happening.ts';
import { initiation } from './initiation.ts';
import type { Option } from './option.ts';
import { PASS } from './option.ts';
import { again, procedure } from './procedure.ts';
import type { Prompt } from './prompt.ts';
import { useAbility } from './resolve.ts';
import type { Scope } from './scope.ts';
import { scopeOf } from './scope.ts';
import type { CardId, Seat } from './state.ts';
import { cardOf, NONE } from './state.ts';
import type { Table } from './table.ts';

/** One level of a game's table of priorities. */
export interface Level {
  readonly name: string;
  /** Interrupts come before the event happens, responses after. */
  readonly moment: 'before' | 'after';
  readonly forced: boolean;
  readonly rule: string;
}

/**
 * Lets events happen that belong together. All of them share one window on each level: first the
 * levels that interrupt, then the events themselves, then the levels that respond. When nobody
 * waits for any of them there are no windows, and they happen at once.
 */
export function occur(table: Table, ...events: readonly Happening[]): void {
  if (table.idle && nobodyWaits(table, events)) happen(table, events);
  else table.start(occurrence, { events, level: 0 });
}

function nobodyWaits(table: Table, events: readonly Happening[]): boolean {
  for (const event of events) if (waiting(table, event).length > 0) return false;
  return true;
}

/** The cards that may have an ability for this event, its own subject included. */
function waiting(table: Table, event: Happening): readonly CardId[] {
  const { state, game } = table;
  const kind = game.kindIndex[event.kind];
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
  for (const event of events) if (!event.replaced) table.game.happens[event.kind]?.(table, event);
}

export const occurrence = procedure<unknown, Occurrence>(OCCURRENCE, 'timing', [
  { name: 'interrupts', run: (table, locals) => nextLevel(table, locals, 'before') },
  { name: 'happens', run: (table, locals) => happen(table, locals.events) },
  { name: 'responses', run: (table, locals) => nextLevel(table, locals, 'after') },
]);

/** Opens the window of the next level; the step is repeated until the levels are done. */
function nextLevel(table: Table, locals: Occurrence, moment: Level['moment']): void {
  const level = table.game.levels[locals.level];
  if (!level || level.moment !== moment) return;
  locals.level++;
  again(table);
  if (!locals.events.some((event) => anybodyAt(table, event, level.name))) return;
  table.start(level.forced ? forcedWindow : window, {
    level: level.name,
    used: [],
    turn: 0,
    passes: 0,
  });
}

/** The window of one level, on top of the occurrence it belongs to. */
interface Window {
  readonly level: string;
  /** Abilities used in this window: each answers each event once. */
  used: readonly Option[];
  /** Who has the next chance, counted from the first in order, and how many passed in a row. */
  turn: number;
  passes: number;
}

/** What must happen happens; if there are several, the seat that orders them says which is next. */
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
  const seat = controllerOf(table, first);
  const common = seat !== NONE && options.every((option) => controllerOf(table, option) === seat);
  return common ? seat : (table.game.order(table)[0] ?? NONE);
}

/** Everybody in turn may use an ability or pass, until all have passed in a row. */
export const window = procedure<unknown, Window>(WINDOW, 'timing', [
  {
    name: 'use an ability or pass',
    question(table, locals) {
      const order = table.game.order(table);
      const options = candidates(table, locals);
      if (options.length === 0) return null;
      for (let skipped = locals.passes; skipped < order.length; skipped++) {
        const seat = order[(locals.turn + skipped - locals.passes) % order.length] ?? NONE;
        const own = options.filter((option) => controllerOf(table, option) === seat);
        if (own.length > 0) return ask(table, locals, seat, [...own, PASS], 'useAbility');
      }
      return null;
    },
    answered(table, locals, answer, seat) {
      const order = table.game.order(table);
      locals.turn = (order.indexOf(seat) + 1) % order.length;
      locals.passes = answer[0]?.verb === PASS.verb ? locals.passes + 1 : 0;
      if (locals.passes > 0) again(table);
      else useCandidate(table, locals, answer);
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
  const about = eventsOf(table)[0]?.card ?? NONE;
  return { seat, ask: { say, card: about }, rule: level?.rule ?? '', options, least: 1, most: 1 };
}

function controllerOf(table: Table, option: Option): Seat {
  return cardOf(table.state, option.card ?? NONE).controller;
}

/** The events of the occurrence whose window is on top of the stack. */
function eventsOf(table: Table): readonly Happening[] {
  const below = table.state.stack[table.state.stack.length - 2];
  return (below?.locals as Occurrence | undefined)?.events ?? [];
}

/** Every ability that fits an event of the window and has not been used for it. */
function candidates(table: Table, locals: Window): readonly Option[] {
  const found: Option[] = [];
  const events = eventsOf(table);
  for (let at = 0; at < events.length; at++) {
    const event = events[at];
    if (!event || event.replaced) continue;
    for (const card of waiting(table, event)) {
      const abilities = table.game.triggers[cardOf(table.state, card).design] ?? [];
      for (const { ability, index } of abilities) {
        if (ability.on !== event.kind || ability.level !== locals.level) continue;
        if (
          locals.used.some((use) => use.card === card && use.ability === index && use.event === at)
        )
          continue;
        if (initiation(table, ability, index, scopeFor(table, card, event, at))) continue;
        found.push({ verb: 'use', card, ability: index, event: at });
      }
    }
  }
  return found;
}

function scopeFor(table: Table, card: CardId, event: Happening, at: number): Scope {
  return scopeOf(card, cardOf(table.state, card).controller, event, at);
}

function useCandidate(table: Table, locals: Window, answer: readonly Option[]): void {
  const [use] = answer;
  const event = eventsOf(table)[use?.event ?? 0];
  if (!use || use.card === undefined || use.ability === undefined || !event) return;
  locals.used = [...locals.used, use];
  again(table);
  if (table.log) table.tell({ say: 'abilityUsed', card: use.card, ability: use.ability });
  const scope = scopeFor(table, use.card, event, use.event ?? 0);
  useAbility(table, use.ability, scope);
}
