import type { Prompt } from '@grimrule/kernel';
import type { Told } from '@grimrule/room';
import type { Lesson } from '../games/page-game.ts';

/** A moment of a game, as far as lessons are concerned. */
export interface Moment {
  readonly prompt: Prompt | null;
  /** The log since the last decision. */
  readonly told: readonly Told[];
  readonly isOver: boolean;
}

/** The first lesson not yet read whose moment this is. */
export function lessonFor(
  lessons: readonly Lesson[],
  read: readonly string[],
  moment: Moment,
): Lesson | null {
  const isNow = ({ id, on }: Lesson) => !read.includes(id) && comes(on, moment);
  return lessons.find(isNow) ?? null;
}

function comes(on: Lesson['on'], { prompt, told, isOver }: Moment): boolean {
  if (on === 'begin') return true;
  if (on === 'end') return isOver;
  if ('ask' in on) return prompt?.ask.say === on.ask;
  return told.some((line) => 'entry' in line && line.entry.step === on.step);
}

/** The lines that the last decision led to. */
export function latest(log: readonly Told[]): readonly Told[] {
  const at = log.at(-1)?.at;
  const first = log.findLastIndex((line) => line.at !== at) + 1;
  return log.slice(first);
}
