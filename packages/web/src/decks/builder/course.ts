import type { Deck } from '@grimrule/decks';

/** A deck that is being built, with what can be undone and done again. */
export interface Course {
  readonly now: Deck;
  readonly before: readonly Deck[];
  readonly undone: readonly Deck[];
}

const MOST_STEPS = 200;

export const begun = (deck: Deck): Course => ({ now: deck, before: [], undone: [] });

export function done({ now, before }: Course, after: Deck): Course {
  return { now: after, before: [...before.slice(1 - MOST_STEPS), now], undone: [] };
}

export function undone(course: Course): Course {
  const { now, before, undone } = course;
  const last = before.at(-1);
  return last ? { now: last, before: before.slice(0, -1), undone: [...undone, now] } : course;
}

export function redone(course: Course): Course {
  const { now, before, undone } = course;
  const next = undone.at(-1);
  return next ? { now: next, before: [...before, now], undone: undone.slice(0, -1) } : course;
}
