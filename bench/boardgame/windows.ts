import type { Triggered } from '@grimrule/kernel';
import { controllerOf, holds, inPlay, possible } from './ask.ts';
import { next, perform } from './effects.ts';
import type { Duel, Event, Play, Scope, Task } from './state.ts';
import { NONE, PASS } from './state.ts';
import type { Words } from './words.ts';
import { ABILITIES, at } from './words.ts';

type Forced = Extract<Task, { do: 'forced' }>;
type Optional = Extract<Task, { do: 'optional' }>;

/** An option names the card and which of the events it answers. */
const EVENT = 1000;

function triggerOf(card: number): Triggered<Words> | undefined {
  const ability = ABILITIES[card];
  return ability?.kind === 'triggered' ? ability : undefined;
}

/** Cards that wait for the event, and its own card even if that has just left the board. */
function waiting(G: Duel, { kind, card }: Event): number[] {
  const found = inPlay(G).filter((each) => triggerOf(each)?.on === kind);
  if (card !== NONE && triggerOf(card)?.on === kind && !found.includes(card)) found.push(card);
  return found;
}

/** Forced effects come first, then those that a player may use. */
export function openWindows(G: Duel, events: Event[]): void {
  if (events.every((event) => waiting(G, event).length === 0)) return;
  next(
    G,
    { do: 'forced', events, used: [] },
    { do: 'optional', events, used: [], turn: 0, passes: 0 },
  );
}

function scopeFor(play: Play, source: number, event: Event): Scope {
  return { source, seat: controllerOf(play, source), event, slots: [] };
}

function candidates(play: Play, { do: level, events, used }: Forced | Optional): number[] {
  const found: number[] = [];
  events.forEach((event, index) => {
    for (const card of waiting(play.G, event)) {
      const ability = triggerOf(card);
      const option = index * EVENT + card;
      if (ability?.level !== level || used.includes(option)) continue;
      const scope = scopeFor(play, card, event);
      if (ability.when && !holds(play, ability.when, scope)) continue;
      if (possible(play, ability.effect, scope)) found.push(option);
    }
  });
  return found;
}

export function askForced(play: Play, task: Forced): number[] {
  return candidates(play, task);
}

/** Everybody in turn may use an ability or pass, until both have passed in a row. */
export function askOptional(
  play: Play,
  task: Optional,
): { readonly seat: number; readonly options: number[] } {
  const found = candidates(play, task);
  for (let skipped = 0; found.length > 0 && skipped < 2 - task.passes; skipped++) {
    const seat = (task.turn + skipped) % 2 === 0 ? play.active : 1 - play.active;
    const own = found.filter((option) => controllerOf(play, option % EVENT) === seat);
    if (own.length > 0) return { seat, options: [...own, PASS] };
  }
  return { seat: NONE, options: [] };
}

export function useTriggered(play: Play, task: Forced | Optional, option: number): void {
  const card = option % EVENT;
  const ability = triggerOf(card);
  if (!ability) throw new Error(`card ${card} waits for nothing`);
  task.used.push(option);
  next(play.G, task);
  perform(play, ability.effect, scopeFor(play, card, at(task.events, Math.floor(option / EVENT))));
}

export function passOrUse(play: Play, task: Optional, option: number): void {
  const seat = play.G.question?.seat ?? play.active;
  task.turn = seat === play.active ? 1 : 0;
  task.passes = option === PASS ? task.passes + 1 : 0;
  if (option === PASS) next(play.G, task);
  else useTriggered(play, task, option);
}
