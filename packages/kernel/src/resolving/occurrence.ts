import { matches } from '../asking/asking.ts';
import type { Happening } from '../asking/scope.ts';
import type { Level } from '../game/printed.ts';
import type { Table } from '../game/rules.ts';
import { NONE } from '../state/ids.ts';
import type { Delayed } from '../state/state.ts';
import { delayedEffects, takeDue } from './delayed-effects.ts';
import type { Announces, Occurrence } from './happening.ts';
import { newOccurrence, OCCURRENCE, replaced } from './happening.ts';
import { perform } from './perform.ts';
import { again, localsAt, procedure } from './procedure.ts';
import { isAwaited, nobodyWaits } from './waiting.ts';
import { forcedWindow, window } from './windows.ts';

/**
 * Lets events happen that belong together. All of them share one window on each level: first the
 * levels that interrupt, then the events themselves, then the levels that respond. When nobody
 * waits for any of them there are no windows, and they happen at once.
 */
export function occur(table: Table, ...events: readonly Happening[]): void {
  if (table.idle && nobodyWaits(table, events)) happen(table, events);
  else table.start(occurrence, newOccurrence(events));
}

/**
 * The same for a procedure that has to know what became of the events: those that were not
 * replaced, as they are by then, are in its `passed` when its next step runs.
 */
export function announce(table: Table, events: readonly Happening[]): void {
  const tells = table.state.stack.length - 1;
  const announcing = table.frame.locals as Announces;
  announcing.passed = [];
  if (events.length === 0) return;
  if (table.idle && nobodyWaits(table, events)) {
    announcing.passed = events;
    happen(table, events);
  } else table.start(occurrence, newOccurrence(events, tells));
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
      const announcing = localsAt<Announces>(table, tells);
      if (announcing) announcing.passed = events.filter((event) => !event.replaced);
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

/**
 * Opens the window of the next level on which anybody waits; the step is repeated until there is
 * none left in this moment.
 */
function nextLevel(table: Table, locals: Occurrence, moment: Level['moment']): void {
  const { levels } = table.game;
  for (let level = levels[locals.level]; level?.moment === moment; level = levels[locals.level]) {
    locals.level++;
    if (!isAwaited(table, locals.events, level)) continue;
    again(table);
    const opened = { level: level.name, used: [], next: NONE, declined: 0 };
    table.start(level.forced ? forcedWindow : window, opened);
    return;
  }
}
